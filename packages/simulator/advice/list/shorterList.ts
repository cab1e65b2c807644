import { rereadRow, type LeadRow } from '../../explain/rows.ts';
import type { CampaignContext, LeadInList } from '../../lead.ts';
import { readCorrectedOffer } from '../../listOffer.ts';
import { readList } from '../../readList.ts';

/** A campaign with the leads it is launched with. */
type Launch = { campaign: CampaignContext; leads: LeadInList[] };

/**
 * The campaign that a launch of only these of its leads would be, as part of the same send: what depends on the list is counted and read anew,
 * and what the user said about the email holds.
 */
export function toShorterLaunch(
  { homes: _homes, industries: _industries, ...campaign }: CampaignContext,
  kept: readonly LeadInList[],
): Launch {
  const contexts = readList(kept);
  const leads = kept.map((lead, position) => ({ ...lead, context: { ...lead.context, ...contexts[position] } }));
  // Of an older campaign, nobody read what it offers.
  const read = campaign.offer === undefined ? {} : readCorrectedOffer(leads, campaign.corrections, campaign.offer);
  return {
    campaign: {
      ...campaign,
      ...read,
      leadCount: kept.length,
      sendSize: campaign.sendSize ?? campaign.leadCount,
    },
    leads,
  };
}

function readShorter(campaign: CampaignContext, kept: readonly LeadRow[]): LeadRow[] {
  const shorter = toShorterLaunch(
    campaign,
    kept.map(({ listed }) => listed),
  );
  return kept.flatMap((row, position) => {
    const lead = shorter.leads[position];
    return lead === undefined ? [] : [rereadRow(shorter.campaign, row, lead)];
  });
}

type Read = { kept: readonly LeadRow[]; rows: readonly LeadRow[] };
/** Both stages of a campaign weigh the same few lists. */
const MOST_KNOWN = 4;
const known = new WeakMap<CampaignContext, Read[]>();

/** The leads that a launch of only them would have. */
export function toShorterRows(campaign: CampaignContext, kept: readonly LeadRow[]): readonly LeadRow[] {
  const before = known.get(campaign) ?? [];
  const met = before.find((one) => one.kept.length === kept.length && one.kept.every((row, position) => row === kept[position]));
  if (met !== undefined) return met.rows;
  const rows = readShorter(campaign, kept);
  known.set(campaign, [{ kept, rows }, ...before].slice(0, MOST_KNOWN));
  return rows;
}

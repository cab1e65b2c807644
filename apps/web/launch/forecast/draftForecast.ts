import { completeRow, type FilledLead } from '@coldcast/rules/filledLeads';
import { forecastInSlices } from '@coldcast/simulator/forecast';
import type { LeadInList } from '@coldcast/simulator/lead';
import { readDraftOffer, toDraftCampaign } from '../fit/draftFit.ts';
import type { Said } from '../fit/said.ts';
import { listLeads } from '@coldcast/simulator/listLeads';
import type { BucketForecast } from '@coldcast/simulator/outcome';
import type { SenderPosterior } from '@coldcast/simulator/sender/sender';
import { runInSlices } from './runInSlices.ts';

/** A draft's forecast at one bucket. */
export type DraftForecast = {
  leadCount: number;
  /** Whether a typical list is used because there is no list yet. */
  isTypical: boolean;
  forecast: BucketForecast;
};

/** Filled leads in the order the server uses at launch: their forecast is the one the campaign later shows. */
export const toListedLeads = (filled: readonly FilledLead[]): LeadInList[] => listLeads(filled, completeRow);

/** `said`: the user's corrections of the email and its list. */
type Wanted = { bucket: number; sender: SenderPosterior | null; said?: Said; isTypical: boolean; isWanted: () => boolean };

/** Null if there is no lead or the answer is no longer wanted. Expected rates do not depend on the seed. */
export async function forecastLeads(
  leads: readonly LeadInList[],
  { bucket, sender, said = {}, isTypical, isWanted }: Wanted,
): Promise<BucketForecast | null> {
  if (leads.length === 0) return null;
  // A typical list represents any list: nobody on it is known to decide on the offer or to be far from it.
  const campaign = toDraftCampaign(leads, isTypical ? { offer: null, knownFitShare: 0 } : readDraftOffer(leads, said), said);
  const found = await runInSlices(forecastInSlices(campaign, leads, { buckets: [bucket], ...(sender !== null && { sender }) }), isWanted);
  return found?.[0] ?? null;
}

import { completeRow, type FilledLead } from '@coldcast/rules/filledLeads';
import { forecastInSlices } from '@coldcast/simulator/forecast';
import type { LeadInList } from '@coldcast/simulator/lead';
import { readDraftOffer, toDraftCampaign } from '../fit/draftFit.ts';
import type { Said } from '../fit/said.ts';
import { listLeads } from '@coldcast/simulator/listLeads';
import type { BucketForecast } from '@coldcast/simulator/outcome';
import type { SenderPosterior } from '@coldcast/simulator/sender/sender';
import { runInSlices } from './runInSlices.ts';

/** What to expect of a draft at one bucket. */
export type DraftForecast = {
  leadCount: number;
  /** Whether there is no list yet, so a typical one is used. */
  isTypical: boolean;
  forecast: BucketForecast;
};

/** Filled leads as the server lists them at launch: the forecast of these is the one the campaign later shows. */
export const toListedLeads = (filled: readonly FilledLead[]): LeadInList[] => listLeads(filled, completeRow);

/** `said`: what the user says of the email and its list. */
type Wanted = { bucket: number; sender: SenderPosterior | null; said?: Said; isTypical: boolean; isWanted: () => boolean };

/** Null if there is no lead, or the answer is not wanted anymore. The seed has no part in expected rates. */
export async function forecastLeads(
  leads: readonly LeadInList[],
  { bucket, sender, said = {}, isTypical, isWanted }: Wanted,
): Promise<BucketForecast | null> {
  if (leads.length === 0) return null;
  // A typical list stands for anyone's: nobody on it owns the offer, or is far from it.
  const campaign = toDraftCampaign(leads, isTypical ? { offer: null, knownFitShare: 0 } : readDraftOffer(leads, said), said);
  const found = await runInSlices(forecastInSlices(campaign, leads, { buckets: [bucket], ...(sender !== null && { sender }) }), isWanted);
  return found?.[0] ?? null;
}

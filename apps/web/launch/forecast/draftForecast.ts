import { completeRow, type FilledLead } from '@coldcast/rules/filledLeads';
import { forecastInSlices } from '@coldcast/simulator/forecast';
import type { LeadInList } from '@coldcast/simulator/lead';
import { readListOffer } from '@coldcast/simulator/listOffer';
import { toDraftCampaign } from '../fit/draftFit.ts';
import { listLeads } from '@coldcast/simulator/listLeads';
import type { BucketForecast } from '@coldcast/simulator/outcome';
import { runInSlices } from './runInSlices.ts';

/** What to expect of a draft at one bucket. */
export type DraftForecast = {
  leadCount: number;
  /** Whether there is no list yet, so that a typical one stands in. */
  isTypical: boolean;
  forecast: BucketForecast;
};

/** Filled leads as the server lists them at launch: the forecast of these is the one the campaign later shows. */
export const toListedLeads = (filled: readonly FilledLead[]): LeadInList[] => listLeads(filled, completeRow);

/** Null where there is no lead, or the answer is not wanted any more. The seed has no part in expected rates. */
export async function forecastLeads(
  leads: readonly LeadInList[],
  { bucket, isTypical, sendSize, isWanted }: { bucket: number; isTypical: boolean; sendSize: number | null; isWanted: () => boolean },
): Promise<BucketForecast | null> {
  if (leads.length === 0) return null;
  // A typical list stands for anybody's: nobody on it owns the offer, or is far from it.
  const campaign = toDraftCampaign(leads, isTypical ? { offer: null, knownFitShare: 0 } : readListOffer(leads), sendSize);
  const found = await runInSlices(forecastInSlices(campaign, leads, { buckets: [bucket] }), isWanted);
  return found?.[0] ?? null;
}

import type { FilledLead } from '@coldcast/rules/filledLeads';
import type { LeadRow } from '@coldcast/rules/leadFile';
import type { LeadInList } from '@coldcast/simulator/lead';
import { countFar, type ListOffer } from '@coldcast/simulator/listOffer';
import { pickSample } from '@coldcast/simulator/pickSample';
import { readDraftOffer, toDraftCampaign } from '../fit/draftFit.ts';
import type { Said } from '../fit/said.ts';
import { toListedLeads } from './draftForecast.ts';

/** Some leads of a draft's list, with everything needed to fill another email for them. */
export type DraftSample = {
  leads: readonly LeadInList[];
  rows: readonly LeadRow[];
  headers: readonly string[] | null;
  /** Number of leads in the whole list. */
  leadCount: number;
  isTypical: boolean;
  /** Read from the whole list. */
  listOffer: ListOffer;
  /** How many leads of the whole list rarely decide on the offer. */
  farLeads: number;
  said: Said;
};

/** Advice is tried on this many leads; the engine takes no more. */
const MOST_LEADS = 200;

/** A part of a list that does not depend on its order. Positions in the list are those of the whole list. */
export function pickDraftSample(filled: readonly FilledLead[], rest: Pick<DraftSample, 'headers' | 'isTypical' | 'said'>): DraftSample {
  const leads = toListedLeads(filled);
  const listOffer = rest.isTypical ? { offer: null, knownFitShare: 0 } : readDraftOffer(leads, rest.said);
  const pairs = leads.flatMap((lead, place) => (filled[place] === undefined ? [] : [{ lead, row: filled[place] }]));
  // Every second lead of a list that repeats its titles would be half of the titles.
  const sample = pickSample('draft', pairs, { most: MOST_LEADS, keyOf: ({ lead }) => lead.leadKey });
  return {
    ...rest,
    leads: sample.map(({ lead }) => lead),
    rows: sample.map(({ row }) => row),
    leadCount: leads.length,
    listOffer,
    farLeads: countFar(toDraftCampaign(leads, listOffer, rest.said), leads),
  };
}

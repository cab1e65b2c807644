import type { FilledLead } from '@coldcast/rules/filledLeads';
import type { LeadRow } from '@coldcast/rules/leadFile';
import type { LeadInList } from '@coldcast/simulator/lead';
import { countFar, type ListOffer } from '@coldcast/simulator/listOffer';
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
const MOST_LEADS = 80;

/** A part of a list, spread over its whole length. Positions in the list are those of the whole list. */
export function pickDraftSample(filled: readonly FilledLead[], rest: Pick<DraftSample, 'headers' | 'isTypical' | 'said'>): DraftSample {
  const leads = toListedLeads(filled);
  const step = Math.max(1, leads.length / MOST_LEADS);
  const listOffer = rest.isTypical ? { offer: null, knownFitShare: 0 } : readDraftOffer(leads, rest.said);
  const places = Array.from({ length: Math.min(MOST_LEADS, leads.length) }, (_, place) => Math.floor(place * step));
  return {
    ...rest,
    leads: places.flatMap((place) => leads[place] ?? []),
    rows: places.flatMap((place) => filled[place] ?? []),
    leadCount: leads.length,
    listOffer,
    farLeads: countFar(toDraftCampaign(leads, listOffer, rest.said), leads),
  };
}

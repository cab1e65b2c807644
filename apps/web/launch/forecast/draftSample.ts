import type { FilledLead } from '@coldcast/rules/filledLeads';
import type { LeadRow } from '@coldcast/rules/leadFile';
import type { LeadInList } from '@coldcast/simulator/lead';
import type { ListOffer } from '@coldcast/simulator/listOffer';
import type { WholeList } from '@coldcast/simulator/adviseDraft';
import { isShorter, tryList } from '@coldcast/simulator/listTrial';
import { spreadOf } from '@coldcast/simulator/readCampaign';
import { pickSample } from '@coldcast/simulator/pickSample';
import type { DraftList } from '../fit/draftFit.ts';
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
  /** The whole list, if these are only some of its leads. */
  whole?: WholeList;
  said: Said;
};

/** Advice is tried on this many leads; the engine takes no more. */
const MOST_LEADS = 200;

type Rest = Pick<DraftSample, 'headers' | 'said'> & {
  /** How the list fits; null if it is a typical one, which represents any list. */
  list: DraftList | null;
  bucket: number;
};

/** What is known of a whole list of which only some leads are looked at. */
const toWhole = ({ fit, columns }: DraftList, bucket: number): WholeList => ({
  far: fit.far,
  trial: isShorter(columns) ? tryList(columns, { bucket, spread: spreadOf(fit.reading) }) : null,
});

/** A part of a list that does not depend on its order. Positions in the list are those of the whole list. */
export function pickDraftSample(filled: readonly FilledLead[], { list, bucket, ...rest }: Rest): DraftSample {
  const leads = toListedLeads(filled);
  const pairs = leads.flatMap((lead, place) => (filled[place] === undefined ? [] : [{ lead, row: filled[place] }]));
  // Every second lead of a list that repeats its titles would be half of the titles.
  const sample = pickSample('draft', pairs, { most: MOST_LEADS, keyOf: ({ lead }) => lead.leadKey });
  return {
    ...rest,
    leads: sample.map(({ lead }) => lead),
    rows: sample.map(({ row }) => row),
    leadCount: leads.length,
    isTypical: list === null,
    listOffer: list?.listOffer ?? { offer: null, knownFitShare: 0 },
    ...(list !== null && sample.length < leads.length && { whole: toWhole(list, bucket) }),
  };
}

import type { CampaignContext, LeadInList } from '@coldcast/simulator/lead';
import { isNamed, isTold, toOfferName } from '@coldcast/simulator/isTold';
import { toMany } from '@coldcast/simulator/toMany';
import { listDeciderFields } from '@coldcast/simulator/listDeciders';
import { readCorrectedOffer, type ListOffer } from '@coldcast/simulator/listOffer';
import { isShorter, weighList, type ListColumns } from '@coldcast/simulator/listTrial';
import { readCampaign, type CampaignReading } from '@coldcast/simulator/readCampaign';
import { TRADES } from '@coldcast/simulator/trades';
import { sayConcern } from '@coldcast/simulator/concerns';
import { readWithoutFar } from '@coldcast/simulator/withoutFar';
import { runInSlices } from '../forecast/runInSlices.ts';
import type { Said } from './said.ts';
import { toWithoutWords, type WithoutWords } from './withoutWords.ts';

/**
 * What an email offers: its name, otherwise the work it concerns, after the words `lead`; `said` is the name as a sentence says it, `words` are
 * the words it was read from, `owners` the lines of work that decide on it.
 */
export type DraftOffer = {
  lead: string;
  name: string | null;
  said: string | null;
  field: string | null;
  words: readonly string[];
  owners: readonly string[];
  /** Nobody decides on a job: it is somebody's line of work or not. */
  isJob: boolean;
};

/** How a draft's list fits the offer. `offer` is null if it is unclear. */
export type DraftFit = {
  offer: DraftOffer | null;
  /** What kind of emails these are, and the notes about that. */
  reading: CampaignReading;
  leadCount: number;
  /** Leads with a title. */
  titled: number;
  owner: number;
  near: number;
  far: number;
  /** Positions of the leads who rarely decide on it. */
  farPlaces: readonly number[];
  /** Lines of work that may decide on an offer, by name. */
  trades: readonly { id: string; field: string }[];
  /** The result without the far leads, as part of the same send; null if none are far, or nobody is known to decide on it. */
  without: WithoutWords | null;
};

function toDraftOffer(offer: NonNullable<ListOffer['offer']>): DraftOffer {
  const { category, evidence } = offer;
  const name = toOfferName(offer);
  const said = name === null ? null : toMany(name);
  // Who asks or invites offers nothing.
  const nameLead = offer.kind === 'survey' || offer.kind === 'event' ? 'This is about' : 'You offer';
  // If it is unclear who decides on it, only its name is shown.
  if (!isTold(offer)) return { lead: nameLead, name, said, field: null, words: [], owners: [], isJob: false };
  const concern = sayConcern(offer);
  const isJob = offer.kind === 'recruiting' && name === null;
  return {
    lead: name === null ? (concern?.lead ?? '') : nameLead,
    name,
    said,
    field: concern?.field ?? null,
    // The words are those of the likeliest category, which may be too uncertain to mention.
    words: category === null ? [] : evidence.map(({ words }) => words),
    owners: isJob ? [] : listDeciderFields(offer),
    isJob,
  };
}

/** The list as the server gets it at launch. Expected rates do not depend on the seed. */
export const toDraftCampaign = (leads: readonly LeadInList[], read: ListOffer, said: Said = {}): CampaignContext => ({
  seed: '',
  leadCount: leads.length,
  ...read,
  ...said,
});

/** What a list's emails offer, as read or as corrected by the user. */
export const readDraftOffer = (leads: readonly LeadInList[], { corrections }: Said = {}): ListOffer =>
  readCorrectedOffer(leads, corrections);

/** Every line of work, sorted by name. */
const listTrades = () =>
  TRADES.map(({ id, field }) => ({ id, field })).toSorted((one, other) => (one.field.toLowerCase() < other.field.toLowerCase() ? -1 : 1));

/** How a draft's list fits the offer, at any bucket. */
export type DraftList = {
  listOffer: ListOffer;
  fit: Omit<DraftFit, 'without'>;
  /** The list, and the list without the far leads. */
  columns: ListColumns;
};

/** Reads what a draft offers and how its list fits that; null if it is no longer wanted. */
export async function readDraftList(
  leads: readonly LeadInList[],
  { said, isWanted }: { said?: Said; isWanted: () => boolean },
): Promise<DraftList | null> {
  const listOffer = readDraftOffer(leads, said);
  const campaign = toDraftCampaign(leads, listOffer, said);
  const found = await runInSlices(readWithoutFar(campaign, leads), isWanted);
  if (found === null) return null;
  const { levels, columns } = found;
  const count = (level: 'owner' | 'near' | 'far') => levels.filter((one) => one === level).length;
  const { offer } = listOffer;
  return {
    listOffer,
    columns,
    fit: {
      offer: offer && isNamed(offer) ? toDraftOffer(offer) : null,
      reading: readCampaign(campaign, leads),
      leadCount: leads.length,
      titled: leads.filter(({ title }) => title !== null && title.trim() !== '').length,
      owner: count('owner'),
      near: count('near'),
      far: count('far'),
      farPlaces: levels.flatMap((level, place) => (level === 'far' ? [place] : [])),
      trades: listTrades(),
    },
  };
}

/** The fit at a bucket, with what leaving out the far leads would change: the size of the send stays. */
export function toDraftFit({ fit, columns }: DraftList, bucket: number): DraftFit {
  const isWeighed = fit.owner > 0 && isShorter(columns);
  return { ...fit, without: isWeighed ? toWithoutWords(weighList(columns, bucket)) : null };
}

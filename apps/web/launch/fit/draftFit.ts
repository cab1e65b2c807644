import { forecastInSlices } from '@coldcast/simulator/forecast';
import type { CampaignContext, LeadInList } from '@coldcast/simulator/lead';
import { isNamed, isTold, toOfferName } from '@coldcast/simulator/isTold';
import { toMany } from '@coldcast/simulator/toMany';
import { listDeciderFields } from '@coldcast/simulator/listDeciders';
import { readLeadFit, readListOffer, type ListOffer } from '@coldcast/simulator/listOffer';
import { readCampaign, type CampaignReading } from '@coldcast/simulator/readCampaign';
import { TRADES } from '@coldcast/simulator/trades';
import { sayConcern } from '@coldcast/simulator/concerns';
import { runInSlices } from '../forecast/runInSlices.ts';
import type { Said } from './said.ts';

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
  without: { leadCount: number; replyBefore: number; replyAfter: number; replies: number; spamReports: number } | null;
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

type Wanted = { bucket: number; said?: Said; isWanted: () => boolean };

/** The list as the server gets it at launch. Expected rates do not depend on the seed. */
export const toDraftCampaign = (leads: readonly LeadInList[], read: ListOffer, said: Said = {}): CampaignContext => ({
  seed: '',
  leadCount: leads.length,
  ...read,
  ...said,
});

/** What a list's emails offer, as read or as corrected by the user. */
export function readDraftOffer(leads: readonly LeadInList[], { corrections }: Said = {}): ListOffer {
  const { offer, offerOwners: owners, emailKind } = corrections ?? {};
  return readListOffer(leads, { offer, owners, emailKind });
}

/** Every line of work, sorted by name. */
const listTrades = () =>
  TRADES.map(({ id, field }) => ({ id, field })).toSorted((one, other) => (one.field.toLowerCase() < other.field.toLowerCase() ? -1 : 1));

/** The shorter list is read again and forecast as it will be without those leads, as part of the same send. */
async function weighWithout(
  { campaign, leads, kept }: { campaign: CampaignContext; leads: readonly LeadInList[]; kept: readonly LeadInList[] },
  { bucket, said = {}, isWanted }: Wanted,
): Promise<DraftFit['without']> {
  if (kept.length === leads.length || kept.length === 0) return null;
  const options = { buckets: [bucket], draws: { first: 0, count: 2 } };
  const [all] = (await runInSlices(forecastInSlices(campaign, leads, options), isWanted)) ?? [];
  const shorter = toDraftCampaign(kept, readDraftOffer(kept, said), { ...said, sendSize: said.sendSize ?? leads.length });
  const [rest] = (await runInSlices(forecastInSlices(shorter, kept, options), isWanted)) ?? [];
  if (all === undefined || rest === undefined) return null;
  const { reply: replyBefore, spam_report: reportBefore } = all.expected;
  const { reply: replyAfter, spam_report: reportAfter } = rest.expected;
  return {
    leadCount: kept.length,
    replyBefore,
    replyAfter,
    replies: replyBefore * leads.length - replyAfter * kept.length,
    spamReports: reportBefore * leads.length - reportAfter * kept.length,
  };
}

/** Reads what a draft offers and how its list fits that, with what leaving out the far leads would change: the size of the send stays. */
export async function readDraftFit(leads: readonly LeadInList[], wanted: Wanted): Promise<DraftFit> {
  const read = readDraftOffer(leads, wanted.said);
  const campaign = toDraftCampaign(leads, read, wanted.said);
  const levels = leads.map((lead) => readLeadFit(campaign, lead)?.level);
  const count = (level: 'owner' | 'near' | 'far') => levels.filter((found) => found === level).length;
  const kept = leads.filter((_, place) => levels[place] !== 'far');
  const { offer } = read;
  return {
    offer: offer && isNamed(offer) ? toDraftOffer(offer) : null,
    reading: readCampaign(campaign, leads),
    leadCount: leads.length,
    titled: leads.filter(({ title }) => title !== null && title.trim() !== '').length,
    owner: count('owner'),
    near: count('near'),
    far: count('far'),
    farPlaces: levels.flatMap((level, place) => (level === 'far' ? [place] : [])),
    trades: listTrades(),
    without: count('owner') === 0 ? null : await weighWithout({ campaign, leads, kept }, wanted),
  };
}

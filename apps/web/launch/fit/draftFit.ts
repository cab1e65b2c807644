import { forecastInSlices } from '@coldcast/simulator/forecast';
import type { CampaignContext, LeadInList } from '@coldcast/simulator/lead';
import { readLeadFit, readListOffer, type ListOffer } from '@coldcast/simulator/listOffer';
import { readCampaign } from '@coldcast/simulator/readCampaign';
import { TRADE_BY_ID } from '@coldcast/simulator/trades';
import { runInSlices } from '../forecast/runInSlices.ts';

/** What an email offers: its name, else the work it is about; `words` are those it was read from. */
export type DraftOffer = { name: string | null; field: string | null; words: readonly string[] };

/** How a draft's list fits what its email offers. `offer` is null where nobody can tell what that is. */
export type DraftFit = {
  offer: DraftOffer | null;
  /** What is to be said of the emails themselves, the most important first. */
  banners: readonly string[];
  leadCount: number;
  /** Leads whose title is given. */
  titled: number;
  owner: number;
  near: number;
  far: number;
  /** What the list would do without its far leads, sent as a part of the same send; null where none or all of them are far. */
  without: { leadCount: number; replyBefore: number; replyAfter: number; replies: number; spamReports: number } | null;
};

const toDraftOffer = ({ phrase, category, work, evidence }: NonNullable<ListOffer['offer']>): DraftOffer => ({
  name: phrase ?? category?.label ?? null,
  field: work === 'executive' ? 'running a company' : (TRADE_BY_ID.get(work ?? '')?.field ?? null),
  words: evidence.map(({ words }) => words),
});

type Wanted = { bucket: number; sendSize?: number | null; isWanted: () => boolean };

/** The list as the server will take it at launch. The seed has no part in expected rates. */
export const toDraftCampaign = (leads: readonly LeadInList[], read: ListOffer, sendSize: number | null = null): CampaignContext => ({
  seed: '',
  leadCount: leads.length,
  ...read,
  ...(sendSize === null ? {} : { sendSize }),
});

async function weighWithout(
  { campaign, leads, kept }: { campaign: CampaignContext; leads: readonly LeadInList[]; kept: readonly LeadInList[] },
  { bucket, isWanted }: Wanted,
): Promise<DraftFit['without']> {
  if (kept.length === leads.length || kept.length === 0) return null;
  const options = { buckets: [bucket], draws: { first: 0, count: 2 } };
  const [all] = (await runInSlices(forecastInSlices(campaign, leads, options), isWanted)) ?? [];
  const [rest] = (await runInSlices(forecastInSlices(campaign, kept, options), isWanted)) ?? [];
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
  const read = readListOffer(leads);
  const campaign = toDraftCampaign(leads, read, wanted.sendSize);
  const levels = leads.map((lead) => readLeadFit(campaign, lead)?.level);
  const count = (level: 'owner' | 'near' | 'far') => levels.filter((found) => found === level).length;
  const kept = leads.filter((_, place) => levels[place] !== 'far');
  const { offer } = read;
  return {
    offer: offer && toDraftOffer(offer),
    banners: readCampaign(campaign, leads).banners.map(({ text }) => text),
    leadCount: leads.length,
    titled: leads.filter(({ title }) => title !== null && title.trim() !== '').length,
    owner: count('owner'),
    near: count('near'),
    far: count('far'),
    without: await weighWithout({ campaign, leads, kept }, wanted),
  };
}

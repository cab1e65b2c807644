import { toRow } from '../explain/rows.ts';
import type { CampaignContext, Email, LeadInList } from '../lead.ts';
import { readCorrectedOffer } from '../listOffer.ts';
import type { Edit, EditId } from './edits.ts';
import type { SampledLead } from './tryEdit.ts';

/** Edits that drop whole sentences: what the email offers may be called differently after them. */
const REBUILDS: readonly EditId[] = ['keep_essentials'];

const known = new WeakMap<readonly SampledLead[], Map<string, readonly Float64Array[]>>();

type Pasted = { edits: readonly Edit[]; sample: readonly SampledLead[]; emails: readonly Email[] };

/**
 * The columns of leads whose edited email starts a new campaign, which reads anew what it offers; undefined if the edits leave that alone, or
 * the campaign knows no offer. A promise made of them is the forecast of the text as the sender will see it.
 */
export function pastedColumns(campaign: CampaignContext, { edits, sample, emails }: Pasted): readonly Float64Array[] | undefined {
  const isRebuilt = edits.some(({ id, parts = [] }) => [id, ...parts].some((one) => REBUILDS.includes(one)));
  if (!isRebuilt || campaign.offer === undefined) return undefined;
  const read = known.get(sample) ?? new Map<string, readonly Float64Array[]>();
  known.set(sample, read);
  const key = emails.map(({ subject, body }) => `${subject}\n${body}`).join('\0');
  const columns = read.get(key) ?? readAnew(campaign, { sample, emails });
  read.set(key, columns);
  return columns;
}

const asOffered = (campaign: CampaignContext, leads: readonly LeadInList[]): CampaignContext => {
  const { offer, knownFitShare } = readCorrectedOffer(leads, campaign.corrections);
  return { ...campaign, offer, knownFitShare };
};

/** What a sample alone offers before any edit; every edit of it is compared with that. */
const offeredBefore = new WeakMap<readonly SampledLead[], CampaignContext>();

/** Part of a list may be read as offering something else than the whole: only what the edits change of that counts. */
function readAnew(campaign: CampaignContext, { sample, emails }: Omit<Pasted, 'edits'>): Float64Array[] {
  const leads = sample.map(({ row }, index) => ({ ...row.lead, email: emails[index] ?? row.lead.email }));
  const after = asOffered(campaign, leads);
  if (sample.length === campaign.leadCount) return leads.map((lead) => toRow(after, lead).sent);
  const ofSample = sample.map(({ row }) => row.lead);
  const before = offeredBefore.get(sample) ?? asOffered(campaign, ofSample);
  offeredBefore.set(sample, before);
  return leads.map((lead) => {
    const [own, old, now] = [campaign, before, after].map((context) => toRow(context, lead).sent);
    return (own ?? new Float64Array()).map((value, column) => value + ((now?.[column] ?? 0) - (old?.[column] ?? 0)));
  });
}

import { toRow } from '../explain/rows.ts';
import type { CampaignContext, Email } from '../lead.ts';
import { readListOffer } from '../listOffer.ts';
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

function readAnew(campaign: CampaignContext, { sample, emails }: Omit<Pasted, 'edits'>): Float64Array[] {
  const leads = sample.map(({ row }, index) => ({ ...row.lead, email: emails[index] ?? row.lead.email }));
  const { offer, offerOwners: owners, emailKind } = campaign.corrections ?? {};
  const { offer: read, knownFitShare } = readListOffer(leads, { offer, owners, emailKind });
  const context = { ...campaign, offer: read, knownFitShare };
  return leads.map((lead) => toRow(context, lead).sent);
}

import { completeRow, fillLeads } from '@coldcast/rules/filledLeads';
import { DEFAULT_WAIT_DAYS } from '@coldcast/rules/leadFile/limits';
import { readLeadFile, type ReadableLeadFile } from '@coldcast/rules/leadFile';
import { readVersion, type ComparedList, type ReadVersion, type SequenceVersion } from '@coldcast/simulator/compareEmails';
import type { CampaignContext, LeadInList } from '@coldcast/simulator/lead';
import { listLeads } from '@coldcast/simulator/listLeads';
import { readListOffer, type ListOffer } from '@coldcast/simulator/listOffer';

/** `bucket` is an index, 0 to 9. */
export type At = { seed: string; bucket: number };

/** The emails of each lead, by lead key. */
export type Emails = ReadonlyMap<string, SequenceVersion>;

/** What is sent to each lead of a campaign's list. */
export type EmailDraft =
  /** The emails in the file. */
  | { kind: 'own' }
  /** How many of them, counted from the first. */
  | { kind: 'first'; emails: number }
  /** A template of the user's instead of email `step` (1 is the first); the others are the file's. */
  | { kind: 'written'; step: number; subject: string; body: string };

function readFile(csv: string): ReadableLeadFile {
  const file = readLeadFile(new TextEncoder().encode(csv), { mode: 'campaign' });
  if (!file.ok) throw new Error(file.problem);
  return file;
}

const toLeads = (file: ReadableLeadFile): LeadInList[] => listLeads(fillLeads(null, file.leads, file.headers), completeRow);

export const ownEmails = ({ email, followUps = [] }: LeadInList): SequenceVersion => ({ ...email, followUps });

/**
 * The lead's emails with another one in place of email `step`, or added after the last. A lead whose sequence ends earlier keeps its own.
 */
function withEmail(lead: LeadInList, step: number, email: { subject: string; body: string }): SequenceVersion {
  const own = ownEmails(lead);
  const followUps = own.followUps ?? [];
  if (step === 1) return { ...email, followUps };
  if (step - 2 > followUps.length) return own;
  const waitDays = followUps[step - 2]?.waitDays ?? DEFAULT_WAIT_DAYS;
  return { ...own, followUps: followUps.toSpliced(step - 2, 1, { ...email, waitDays }) };
}

/** The emails each lead of a file gets. */
function toEmails(draft: EmailDraft, file: ReadableLeadFile, leads: readonly LeadInList[]): Emails {
  if (draft.kind === 'written') {
    const { step, subject, body } = draft;
    const written = listLeads(fillLeads({ subject, body }, file.leads, file.headers), completeRow);
    const emailOf = new Map(written.map(({ leadKey, email }) => [leadKey, email]));
    return new Map(leads.map((lead) => [lead.leadKey, withEmail(lead, step, emailOf.get(lead.leadKey) ?? lead.email)]));
  }
  const most = draft.kind === 'own' ? Infinity : draft.emails;
  return new Map(
    leads.map((lead) => {
      const { followUps = [], ...email } = ownEmails(lead);
      return [lead.leadKey, { ...email, followUps: followUps.slice(0, most - 1) }];
    }),
  );
}

/** A list whose file and offer are read. */
export type OpenList = {
  csv: string;
  file: ReadableLeadFile;
  leads: LeadInList[];
  /** Of the list's own emails. */
  offer: ListOffer;
  /** What was read of each draft, by its text. */
  read: Map<string, ReadDraft>;
};

type ReadDraft = { version: ReadVersion; isSequence: boolean };

/** A draft's reading takes a few MB on a large list. */
const MOST_KEPT = 6;

export const hasFollowUps = (emails: Emails): boolean => [...emails.values()].some(({ followUps = [] }) => followUps.length > 0);

export function openList(csv: string): OpenList {
  const file = readFile(csv);
  const leads = toLeads(file);
  return { csv, file, leads, offer: readListOffer(leads), read: new Map() };
}

const toCampaign = ({ leads, offer }: OpenList, seed: string): CampaignContext => ({ seed, leadCount: leads.length, ...offer });

export const toCompared = (list: OpenList, { seed, bucket }: At): ComparedList => ({
  campaign: toCampaign(list, seed),
  leads: list.leads,
  bucket,
});

export const readEmails = (emails: Emails, list: OpenList): ReadVersion =>
  // The seed does not matter to the reading.
  readVersion((lead) => emails.get(lead.leadKey) ?? ownEmails(lead), { campaign: toCampaign(list, ''), leads: list.leads });

/** A first email of the user's has its own offer, as in a campaign launched with it. */
const readDraftOffer = (draft: EmailDraft, { leads, offer }: OpenList, emails: Emails): ListOffer =>
  draft.kind === 'written' && draft.step === 1
    ? readListOffer(leads.map((lead) => ({ ...lead, email: emails.get(lead.leadKey) ?? lead.email })))
    : offer;

export function readDraft(draft: EmailDraft, list: OpenList): ReadDraft {
  const key = JSON.stringify(draft);
  const known = list.read.get(key);
  if (known !== undefined) return known;
  const emails = toEmails(draft, list.file, list.leads);
  const read = { version: readEmails(emails, { ...list, offer: readDraftOffer(draft, list, emails) }), isSequence: hasFollowUps(emails) };
  if (list.read.size >= MOST_KEPT) list.read.clear();
  list.read.set(key, read);
  return read;
}

import { validateVariables } from '@coldcast/rules/emailTemplateVariables';
import { completeRow, fillLeads } from '@coldcast/rules/filledLeads';
import { DEFAULT_WAIT_DAYS } from '@coldcast/rules/leadFile/limits';
import { readLeadFile, type ReadableLeadFile } from '@coldcast/rules/leadFile';
import { readComparison, type Comparison, type EmailVersion, type SequenceVersion } from '@coldcast/simulator/compareEmails';
import type { LeadInList } from '@coldcast/simulator/lead';
import { readListOffer } from '@coldcast/simulator/listOffer';
import { listLeads } from '@coldcast/simulator/listLeads';
import { findMovedSegments, type MovedSegment } from './findMovedSegments.ts';

/** What is sent to each lead of a campaign's list. */
export type EmailDraft =
  /** The emails in the file. */
  | { kind: 'own' }
  /** How many of them, counted from the first. */
  | { kind: 'first'; emails: number }
  /** A template of the user's instead of email `step` (1 is the first); the others are the file's. */
  | { kind: 'written'; step: number; subject: string; body: string };

/** `bucket` is an index, 0 to 9. */
type At = { seed: string; bucket: number };
type PairedInput = At & { kind: 'paired'; first: string; second: string };
type DraftsInput = At & { kind: 'drafts'; csv: string; first: EmailDraft; second: EmailDraft };
export type CompareInput = PairedInput | DraftsInput;

export type CompareAnswer =
  /** With `isSequence`, open rates are those of email 1, and all others those of the whole sequence. */
  | { kind: 'compared'; comparison: Comparison; segments: MovedSegment[]; isSequence: boolean }
  /** The two files are not of the same people. */
  | { kind: 'unpaired' }
  /** An email has variables that cannot be filled from this list. */
  | { kind: 'unfillable'; message: string };

function readFile(csv: string): ReadableLeadFile {
  const file = readLeadFile(new TextEncoder().encode(csv), { mode: 'campaign' });
  if (!file.ok) throw new Error(file.problem);
  return file;
}

const toLeads = (file: ReadableLeadFile): LeadInList[] => listLeads(fillLeads(null, file.leads, file.headers), completeRow);

const ownEmails = ({ email, followUps = [] }: LeadInList): SequenceVersion => ({ ...email, followUps });

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
function toEmails(draft: EmailDraft, file: ReadableLeadFile, leads: readonly LeadInList[]): ReadonlyMap<string, SequenceVersion> {
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

type Emails = ReadonlyMap<string, SequenceVersion>;
type Versions = readonly [Emails, Emails];

const toVersion =
  (emails: Emails): EmailVersion =>
  (lead) =>
    emails.get(lead.leadKey) ?? ownEmails(lead);

/**
 * Reads both versions on the list, to compare all of it or a part. The offer and fit of the list's own emails apply
 * to both versions, as in the campaign.
 */
const readVersions = ([first, second]: Versions, leads: readonly LeadInList[], { seed, bucket }: At) =>
  readComparison(toVersion(first), toVersion(second), {
    campaign: { seed, leadCount: leads.length, ...readListOffer(leads) },
    leads,
    bucket,
  });

const hasSequence = (versions: Versions): boolean =>
  versions.some((emails) => [...emails.values()].some(({ followUps = [] }) => followUps.length > 0));

function comparePaired({ first, second, ...at }: PairedInput): CompareAnswer {
  const [leads, others] = [toLeads(readFile(first)), toLeads(readFile(second))];
  const [one, other] = [leads, others].map((list): Emails => new Map(list.map((lead) => [lead.leadKey, ownEmails(lead)])));
  if (!one || !other || leads.length !== others.length || !leads.every(({ leadKey }) => other.has(leadKey))) return { kind: 'unpaired' };
  return {
    kind: 'compared',
    comparison: readVersions([one, other], leads, at).whole(),
    segments: [],
    isSequence: hasSequence([one, other]),
  };
}

/** Rough shares of the time: reading the list, comparing it as a whole, then group by group. */
const SHARES = { read: 0.1, versions: 0.5, whole: 0.6 };

function compareDrafts({ csv, first, second, ...at }: DraftsInput, onProgress: (share: number) => void): CompareAnswer {
  const file = readFile(csv);
  const message = [first, second]
    .map((draft) => (draft.kind === 'written' ? validateVariables(draft, file.headers).message : null))
    .find((problem) => problem !== null);
  if (message) return { kind: 'unfillable', message };
  const leads = toLeads(file);
  onProgress(SHARES.read);
  const versions = [toEmails(first, file, leads), toEmails(second, file, leads)] as const;
  const compared = readVersions(versions, leads, at);
  onProgress(SHARES.versions);
  const comparison = compared.whole();
  const { difference } = comparison.rates.reply;
  const onGroup = (place: number, groups: number) => onProgress(SHARES.whole + ((1 - SHARES.whole) * place) / groups);
  const segments = findMovedSegments({ leads, compared, difference, onGroup });
  return { kind: 'compared', comparison, segments, isSequence: hasSequence(versions) };
}

/**
 * Compares two emails or sequences on one list, or two campaigns to the same people, with the same random draws. A large list takes
 * seconds: `onProgress` gets the share that is done.
 */
export const compareLists = (input: CompareInput, onProgress: (share: number) => void = () => {}): CompareAnswer =>
  input.kind === 'paired' ? comparePaired(input) : compareDrafts(input, onProgress);

import { validateVariables } from '@coldcast/rules/emailTemplateVariables';
import { completeRow, fillLeads } from '@coldcast/rules/filledLeads';
import { readLeadFile, type ReadableLeadFile } from '@coldcast/rules/leadFile';
import { compareEmails, type Comparison, type EmailVersion } from '@coldcast/simulator/compareEmails';
import type { LeadInList } from '@coldcast/simulator/lead';
import { listLeads } from '@coldcast/simulator/listLeads';
import { findMovedSegments, type MovedSegment } from './findMovedSegments.ts';

/** A template of the user's, or null for the emails that the file brings. */
export type EmailDraft = { subject: string; body: string } | null;

/** `bucket` is an index, 0 to 9. */
type At = { seed: string; bucket: number };
type PairedInput = At & { kind: 'paired'; first: string; second: string };
type DraftsInput = At & { kind: 'drafts'; csv: string; first: EmailDraft; second: EmailDraft };
export type CompareInput = PairedInput | DraftsInput;

export type CompareAnswer =
  | { kind: 'compared'; comparison: Comparison; segments: MovedSegment[] }
  /** The two files are not of the same people. */
  | { kind: 'unpaired' }
  /** An email has variables that cannot be filled from this list. */
  | { kind: 'unfillable'; message: string };

function readFile(csv: string): ReadableLeadFile {
  const file = readLeadFile(new TextEncoder().encode(csv), { mode: 'campaign' });
  if (!file.ok) throw new Error(file.problem);
  return file;
}

const toLeads = (file: ReadableLeadFile, draft: EmailDraft): LeadInList[] =>
  listLeads(fillLeads(draft, file.leads, file.headers), completeRow);

const emailsOf = (leads: readonly LeadInList[]): EmailVersion => {
  const emails = new Map(leads.map(({ leadKey, email }) => [leadKey, email]));
  return (lead) => emails.get(lead.leadKey) ?? lead.email;
};

const campaignOf = (leads: readonly LeadInList[], seed: string) => ({ seed, leadCount: leads.length });

function comparePaired({ first, second, seed, bucket }: PairedInput): CompareAnswer {
  const [leads, others] = [toLeads(readFile(first), null), toLeads(readFile(second), null)];
  const keys = new Set(others.map(({ leadKey }) => leadKey));
  if (leads.length !== others.length || !leads.every(({ leadKey }) => keys.has(leadKey))) return { kind: 'unpaired' };
  const comparison = compareEmails(emailsOf(leads), emailsOf(others), { campaign: campaignOf(leads, seed), leads, bucket });
  return { kind: 'compared', comparison, segments: [] };
}

function compareDrafts({ csv, first, second, seed, bucket }: DraftsInput): CompareAnswer {
  const file = readFile(csv);
  const message = [first, second]
    .map((draft) => draft && validateVariables(draft, file.headers).message)
    .find((problem) => problem !== null);
  if (message) return { kind: 'unfillable', message };
  const leads = toLeads(file, first);
  const versions = [emailsOf(leads), emailsOf(toLeads(file, second))] as const;
  const list = { campaign: campaignOf(leads, seed), leads, bucket };
  const comparison = compareEmails(...versions, list);
  return { kind: 'compared', comparison, segments: findMovedSegments(versions, list, comparison) };
}

/** Compares two emails on one list, or two campaigns to the same people, under the same luck. A large list takes seconds. */
export const compareLists = (input: CompareInput): CompareAnswer => (input.kind === 'paired' ? comparePaired(input) : compareDrafts(input));

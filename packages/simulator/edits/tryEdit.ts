import type { CampaignContext, Email } from '../lead.ts';
import type { LeadRow } from '../explain/rows.ts';
import { listInput } from '../model/fitOfLead.ts';
import { withSameSplits } from '../damage/withSameSplits.ts';
import { readCentered } from '../model/model.ts';
import { toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import { readValues } from '../reading/readEmail.ts';
import type { NamedColumn } from '../model/columns.ts';
import { readSequence } from '../sequence/readSequence.ts';
import { findAdditions } from './additions.ts';
import { claimedBy, claimedByQuestion, claimedGains, isExact } from './claimedGains.ts';
import type { Edit } from './edits.ts';
import { keepsOwnWords } from './subjectNames.ts';
import { plainWords } from '../reading/text/plainWords.ts';
import { isRereading } from './rereading.ts';
import { suits } from './suits.ts';
import { unfill } from './template.ts';

/** A lead of the sample with its parsed email, shared by all edits. */
export type SampledLead = { row: LeadRow; draft: EmailDraft };

export const toSampledLead = (row: LeadRow): SampledLead => ({ row, draft: draftOf(row) });

/** The first name as a lead's email writes it: a list may have it with a title, "Dr. Pooja". */
export function writtenFirstName({ lead, persona }: LeadRow): string | null {
  const { firstName, email } = lead;
  const isWritten = firstName !== null && firstName !== '' && `${email.subject}\n${email.body}`.includes(firstName);
  return isWritten ? firstName : persona.firstName;
}

/** What a lead's own email may contain and its template does not. */
export const ownNames = (sampled: SampledLead | undefined) => ({
  firstName: sampled === undefined ? null : writtenFirstName(sampled.row),
  company: sampled?.row.lead.company ?? null,
});

/** Turns the names of one lead of a sample back into variables. */
export const unfillFor =
  (sample: readonly SampledLead[]) =>
  (text: string, at: number): string =>
    unfill(text, ownNames(sample[at]));

/** An edit on every lead of the sample: the email as the user gets it, and the columns of the email as it would be sent. */
export type TriedEdit = {
  edit: Edit;
  before: readonly Email[];
  emails: readonly Email[];
  columns: readonly Float64Array[];
  changed: number;
  addsFacts: boolean;
  /** The shared template after the edit, if the template was edited. */
  template?: Email;
  /** The columns of the text in a campaign of its own, if its offer may be read differently there. */
  pasted?: () => readonly Float64Array[] | undefined;
};

const drafts = new WeakMap<LeadRow, EmailDraft>();

/** A lead's own email, parsed once for all edits. */
function draftOf(row: LeadRow): EmailDraft {
  const draft = drafts.get(row) ?? toEmailDraft(row.lead, row.lead.context);
  drafts.set(row, draft);
  return draft;
}

/** By the columns in which only some signs gain: those of the same text with nothing held back. */
const readPlainly = new WeakMap<Float64Array, Float64Array>();

/** The columns of an edited text as a forecast of it reads them, given those in which only what its edits are about gains. */
export const asForecast = (columns: Float64Array): Float64Array => readPlainly.get(columns) ?? columns;

/**
 * The columns of a lead whose first email was edited, with those of its unchanged follow-ups. `edits`: what was done, so that only the signs
 * it is about gain; all of them by default.
 */
export function readEdited(
  campaign: CampaignContext,
  row: LeadRow,
  { email, edits }: { email: Email; edits?: readonly Edit[] },
): Float64Array {
  const lead = { ...row.lead, email };
  if (lead.email.subject === row.lead.email.subject && lead.email.body === row.lead.email.body) return row.sent;
  const { contactsAtCompany } = lead.context;
  const draft = toEmailDraft(lead, lead.context);
  const read = readCentered({
    values: readValues(draft),
    persona: row.persona,
    contactsAtCompany,
    ...listInput(campaign),
    // The offer is kept as read: an edit must not gain by hiding it.
    fit: row.fit?.chances ?? null,
  });
  // A body whose words all stayed says what it said, however calm it became, and wherever its sentences were split.
  const written = withSameSplits(row.lead.email.body, email.body);
  const saysSame = plainWords(email.body).join(' ') === plainWords(written).join(' ');
  const isReread = ({ features, group }: NamedColumn) =>
    (saysSame && group !== 'subject') || features.every((feature) => isRereading(feature, draftOf(row), draft));
  const claimed = new Set([...claimedBy(edits ?? []), ...claimedByQuestion(row.lead.email.body, email.body)]);
  // Follow-ups are compared with the original email: an edit of the first email does not change their reading.
  const plain = readSequence(row.lead, read);
  if (edits === undefined) return plain;
  const sent = readSequence(row.lead, claimedGains(row.columns, read, { claimed, isExact: isExact(edits), isReread }));
  readPlainly.set(sent, plain);
  return sent;
}

/** Applies an edit to the sample and reads the texts again; undefined if it changes nothing. */
export function tryEdit(campaign: CampaignContext, edit: Edit, sample: readonly SampledLead[]): TriedEdit | undefined {
  const emails: Email[] = [];
  const columns: Float64Array[] = [];
  let [changed, addsFacts] = [0, false];
  for (const { row, draft } of sample) {
    const { email } = row.lead;
    const edited = suits(edit, draft) && edit.when(row.reading.values) ? edit.apply(draft) : email;
    const isSame = edited.subject === email.subject && edited.body === email.body;
    emails.push(edited);
    columns.push(isSame ? row.sent : readEdited(campaign, row, { email: edited, edits: [edit] }));
    if (isSame) continue;
    changed += 1;
    addsFacts ||= findAdditions(email, edited, row.lead).length > 0;
  }
  const before = sample.map(({ row }) => row.lead.email);
  const subjectsOf = (list: readonly Email[]) => list.map(({ subject }) => subject);
  if (changed === 0 || (edit.isRepair !== true && !keepsOwnWords(subjectsOf(before), subjectsOf(emails)))) return undefined;
  return { edit, before, emails, columns, changed, addsFacts };
}

import { fillOpenNames, fillText, type FilledText, type LookUp } from './emailTemplate.ts';
import { createVariableLookup } from './emailTemplateVariables.ts';
import type { InvalidRow, LeadRow } from './leadFile.ts';
import { OPEN_NAMES_COLUMN } from './leadFile/campaignColumns.ts';
import { checkFilledFollowUps, endSequence } from './leadFile/checkFollowUps.ts';
import { checkBody, checkCells, checkSubject } from './leadFile/checkRow.ts';
import { toInvalidRow } from './leadFile/judgeRows.ts';
import { MAX_CAMPAIGN_CHARACTERS } from './leadFile/limits.ts';
import type { FollowUpText } from './leadFile/sequenceColumns.ts';

/** Where `{{first_name}}` is still unfilled in a filled email; positions in UTF-16 units, ascending. */
export type OpenNames = OpenPlaces & { followUps?: OpenPlaces[] };
type OpenPlaces = { subject: number[]; body: number[] };

/** A lead whose subject and body are filled: braces in them are plain text, except for the unfilled first names. */
export type FilledLead = LeadRow & { openNames: OpenNames };

export function writeOpenNames({ subject, body, followUps = [] }: OpenNames): string {
  const write = (open: OpenPlaces, email: string) => [
    ...open.subject.map((at) => `s${at}${email}`),
    ...open.body.map((at) => `b${at}${email}`),
  ];
  return [...write({ subject, body }, ''), ...followUps.flatMap((open, index) => write(open, `e${index + 2}`))].join(' ');
}

/** Parses a cell of `OPEN_NAMES_COLUMN` for a lead with this many follow-ups. */
export function readOpenNames(cell: string, followUpCount = 0): OpenNames {
  const places = [...cell.matchAll(/\b([sb])(\d{1,5})(?:e([2-9]))?\b/g)].map(([, part, at, email]) => ({
    part,
    at: Number(at),
    email: Number(email ?? 1),
  }));
  const ofEmail = (email: number): OpenPlaces => {
    const placesOf = (part: string) => places.flatMap((place) => (place.part === part && place.email === email ? [place.at] : []));
    return { subject: placesOf('s').sort((a, b) => a - b), body: placesOf('b').sort((a, b) => a - b) };
  };
  if (followUpCount === 0) return ofEmail(1);
  return { ...ofEmail(1), followUps: Array.from({ length: followUpCount }, (_, index) => ofEmail(index + 2)) };
}

/** The email of a Quick Start with its follow-ups. */
export type EmailTemplate = { subject: string; body: string; followUps?: readonly FollowUpText[] | undefined };

/**
 * Fills each lead's email from its own row: the email of a Quick Start, or with null the row's own email. Rows of a file marked as filled
 * stay unchanged.
 */
export function fillLeads(email: EmailTemplate | null, leads: readonly LeadRow[], headers: readonly string[] | null): FilledLead[] {
  const openNamesColumn = headers?.indexOf(OPEN_NAMES_COLUMN) ?? -1;
  if (email === null && openNamesColumn !== -1) {
    return leads.map((lead) => ({ ...lead, openNames: readOpenNames(lead.cells[openNamesColumn] ?? '', lead.followUps?.length) }));
  }
  const lookUp = createVariableLookup(headers);
  return leads.map((lead) => {
    const values = lookUp(lead);
    const subject = fillText((email ?? lead).subject, values);
    const body = fillText((email ?? lead).body, values);
    const openNames = { subject: subject.openAt, body: body.openAt };
    // A template overrides what a row contains, and its follow-ups override the row's.
    const { followUps: ownFollowUps, ...row } = lead;
    const filled = { ...row, subject: subject.text, body: body.text, openNames };
    const followUps = (email === null ? ownFollowUps : email.followUps) ?? [];
    return followUps.length === 0 ? filled : { ...filled, ...fillFollowUps(followUps, { values, openNames }) };
  });
}

/** How many leads are filled between two checks of the total length. */
const CHUNK = 50;

const countCharacters = ({ subject, body, followUps = [] }: FilledLead): number =>
  [{ subject, body }, ...followUps].reduce((sum, email) => sum + email.subject.length + email.body.length, 0);

/**
 * Like `fillLeads`, but null as soon as the emails together exceed `MAX_CAMPAIGN_CHARACTERS`: a value inserted several times makes the text
 * larger than its file.
 */
export function fillLeadsWithinLimit(
  email: EmailTemplate | null,
  leads: readonly LeadRow[],
  headers: readonly string[] | null,
): FilledLead[] | null {
  const filled: FilledLead[] = [];
  let characters = 0;
  for (let from = 0; from < leads.length; from += CHUNK) {
    const chunk = fillLeads(email, leads.slice(from, from + CHUNK), headers);
    characters += chunk.reduce((sum, lead) => sum + countCharacters(lead), 0);
    if (characters > MAX_CAMPAIGN_CHARACTERS) return null;
    filled.push(...chunk);
  }
  return filled;
}

/** Follow-ups that are empty once filled, at the end of a lead's sequence, are dropped. */
function fillFollowUps(
  followUps: readonly FollowUpText[],
  { values, openNames }: { values: LookUp; openNames: OpenPlaces },
): Pick<FilledLead, 'followUps' | 'openNames'> {
  const texts = followUps.map(({ subject, body, waitDays }) => ({
    subject: fillText(subject, values),
    body: fillText(body, values),
    waitDays,
  }));
  const kept = endSequence(texts.map(({ subject, body, waitDays }) => ({ subject: subject.text, body: body.text, waitDays })));
  if (kept.length === 0) return { followUps: undefined, openNames };
  const open = texts.slice(0, kept.length).map(({ subject, body }) => ({ subject: subject.openAt, body: body.openAt }));
  return { followUps: kept, openNames: { ...openNames, followUps: open } };
}

/**
 * Splits filled leads into those that can be sent and those whose email is empty or too long, with the same message as for a campaign
 * file's row. Browser and server both check before the first names are completed, and so agree.
 */
export function judgeFilledLeads(leads: readonly FilledLead[]): { leads: FilledLead[]; invalidRows: InvalidRow[] } {
  const judged: { leads: FilledLead[]; invalidRows: InvalidRow[] } = { leads: [], invalidRows: [] };
  for (const lead of leads) {
    const { subject, body, followUps = [], rowNumber, cells } = lead;
    const texts = [body, subject, ...followUps.flatMap((followUp) => [followUp.body, followUp.subject])];
    const problems = [checkBody(body), checkSubject(subject), ...checkFilledFollowUps(followUps), checkCells(texts)].filter(
      (problem) => problem !== null,
    );
    if (problems.length === 0) judged.leads.push(lead);
    else judged.invalidRows.push(toInvalidRow(rowNumber, cells, problems));
  }
  return judged;
}

/** Whether a first name found later would change the email. */
const hasOpenNames = ({ openNames: { subject, body, followUps = [] } }: FilledLead): boolean =>
  [{ subject, body }, ...followUps].some((open) => open.subject.length + open.body.length > 0);

/** A lead's emails as sent; `followUps` only if there are any. */
export type CompleteEmails = { subject: string; body: string; followUps?: readonly FollowUpText[] };

/** The emails with their first names completed; without a name they stay unfilled. */
export function completeEmail({ subject, body, followUps = [], openNames }: FilledLead, firstName: string | null): CompleteEmails {
  const complete = (text: string, openAt: number[] = []) => fillOpenNames({ text, openAt } satisfies FilledText, firstName);
  const first = { subject: complete(subject, openNames.subject), body: complete(body, openNames.body) };
  if (followUps.length === 0) return first;
  const later = followUps.map((followUp, index) => {
    const open = openNames.followUps?.[index];
    return { ...followUp, subject: complete(followUp.subject, open?.subject), body: complete(followUp.body, open?.body) };
  });
  return { ...first, followUps: later };
}

/** The row's emails, completed with the first name from `findFirstName`, which is called only if one is unfilled. */
export function completeRow(row: FilledLead, findFirstName: () => string | null): CompleteEmails {
  if (hasOpenNames(row)) return completeEmail(row, findFirstName());
  const { subject, body, followUps } = row;
  return followUps === undefined ? { subject, body } : { subject, body, followUps };
}

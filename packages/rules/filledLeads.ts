import { fillOpenNames, fillText, type FilledText } from './emailTemplate.ts';
import { createVariableLookup } from './emailTemplateVariables.ts';
import type { InvalidRow, LeadRow } from './leadFile.ts';
import { checkBody, checkCells, checkSubject } from './leadFile/checkRow.ts';
import { toInvalidRow } from './leadFile/judgeRows.ts';

/** Where `{{first_name}}` still waits for a name in a filled email; positions in UTF-16 units, ascending. */
export type OpenNames = { subject: number[]; body: number[] };

/** A lead whose subject and body are filled for good: braces in them are text, but for the open names. */
export type FilledLead = LeadRow & { openNames: OpenNames };

/**
 * The column by which a campaign file says that its emails are filled already, so that braces in a value are never taken for a variable.
 * Its cells tell where a first name is still open: `s12 b3 b40` is one in the subject and two in the body.
 */
export const OPEN_NAMES_COLUMN = 'open_first_names';

export const writeOpenNames = ({ subject, body }: OpenNames): string =>
  [...subject.map((at) => `s${at}`), ...body.map((at) => `b${at}`)].join(' ');

export function readOpenNames(cell: string): OpenNames {
  const places = [...cell.matchAll(/\b([sb])(\d{1,5})\b/g)];
  const placesOf = (part: string) => places.flatMap(([, of, at]) => (of === part ? [Number(at)] : [])).sort((a, b) => a - b);
  return { subject: placesOf('s'), body: placesOf('b') };
}

/**
 * Fills each lead's email from its own row: the one email of a Quick Start, or with null the email its row brings. Rows of a file that says
 * it is filled stay as they are.
 */
export function fillLeads(
  email: { subject: string; body: string } | null,
  leads: readonly LeadRow[],
  headers: readonly string[] | null,
): FilledLead[] {
  const openNamesColumn = headers?.indexOf(OPEN_NAMES_COLUMN) ?? -1;
  if (email === null && openNamesColumn !== -1) {
    return leads.map((lead) => ({ ...lead, openNames: readOpenNames(lead.cells[openNamesColumn] ?? '') }));
  }
  const lookUp = createVariableLookup(headers);
  return leads.map((lead) => {
    const values = lookUp(lead);
    const subject = fillText((email ?? lead).subject, values);
    const body = fillText((email ?? lead).body, values);
    return { ...lead, subject: subject.text, body: body.text, openNames: { subject: subject.openAt, body: body.openAt } };
  });
}

/**
 * Parts filled leads into those that can be sent and those whose email came out empty or too long, with the words a campaign file's row
 * would get for it. Browser and server both judge before the open names are filled, and so agree.
 */
export function judgeFilledLeads(leads: readonly FilledLead[]): { leads: FilledLead[]; invalidRows: InvalidRow[] } {
  const judged: { leads: FilledLead[]; invalidRows: InvalidRow[] } = { leads: [], invalidRows: [] };
  for (const lead of leads) {
    const { subject, body, rowNumber, cells } = lead;
    const problems = [checkBody(body), checkSubject(subject), checkCells([body, subject])].filter((problem) => problem !== null);
    if (problems.length === 0) judged.leads.push(lead);
    else judged.invalidRows.push(toInvalidRow(rowNumber, cells, problems));
  }
  return judged;
}

/** Whether a first name found later changes the email. */
const hasOpenNames = ({ openNames }: FilledLead): boolean => openNames.subject.length + openNames.body.length > 0;

/** The email with its open names filled; without a name they stay open. */
export function completeEmail({ subject, body, openNames }: FilledLead, firstName: string | null): { subject: string; body: string } {
  const complete = (text: string, openAt: number[]) => fillOpenNames({ text, openAt } satisfies FilledText, firstName);
  return { subject: complete(subject, openNames.subject), body: complete(body, openNames.body) };
}

/** The row's email, its open names filled with the first name that `findFirstName` tells; it is asked only where one is open. */
export const completeRow = (row: FilledLead, findFirstName: () => string | null): { subject: string; body: string } =>
  hasOpenNames(row) ? completeEmail(row, findFirstName()) : { subject: row.subject, body: row.body };

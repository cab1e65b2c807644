import { completeRow, type FilledLead } from '../filledLeads.ts';
import { checkEmails } from './checkEmails.ts';
import type { Finding } from './finding.ts';

/** Stands in for a name that only the profile tells: unfilled first names are completed at launch and need no check. */
const ANY_NAME = 'Alex';

/** Checks the rows of a list as they will be sent, except whether a greeting matches its lead, which needs a list of names. Pure. */
export function checkRows(leads: readonly FilledLead[], of: { headers: readonly string[] | null; isOwnEmails: boolean }): Finding[] {
  const emails = leads.map((lead) => {
    const firstName = lead.firstName ?? ANY_NAME;
    return { ...lead, firstName, ...completeRow(lead, () => firstName) };
  });
  return checkEmails(emails, { ...of, findStranger: () => undefined });
}

const MIN_ROWS_LISTED = 2;

/** A finding in one line: what, where and in how many emails, why, and what to do. */
export function findingLine({
  text,
  place,
  rowNumbers,
  problem,
  advice,
}: Pick<Finding, 'text' | 'place' | 'rowNumbers' | 'problem' | 'advice'>): string {
  const where = place === undefined ? '' : ` in ${place}`;
  const rows = rowNumbers.length < MIN_ROWS_LISTED ? `row ${rowNumbers[0] ?? 1}` : `${rowNumbers.length.toLocaleString('en-US')} emails`;
  return `“${text}”${where}, ${rows}: ${problem} ${advice}`;
}

import { completeRow, type FilledLead } from '../filledLeads.ts';
import { checkEmails } from './checkEmails.ts';
import type { Finding } from './finding.ts';

/** Stands for a name that only the profile tells: an open name is filled at the launch and nothing to check. */
const ANY_NAME = 'Alex';

/** Checks the rows of a list as they will be sent, without what takes knowledge of names: whether a greeting fits its lead. Pure. */
export function checkRows(leads: readonly FilledLead[], of: { headers: readonly string[] | null; isOwnEmails: boolean }): Finding[] {
  const emails = leads.map((lead) => ({ ...lead, ...completeRow(lead, () => lead.firstName ?? ANY_NAME) }));
  return checkEmails(emails, { ...of, findStranger: () => undefined });
}

const LEAST_ROWS_TOLD = 2;

/** A finding in one line: what, where and in how many emails, why, and what to do. */
export function findingLine({
  text,
  place,
  rowNumbers,
  problem,
  advice,
}: Pick<Finding, 'text' | 'place' | 'rowNumbers' | 'problem' | 'advice'>): string {
  const where = place === undefined ? '' : ` in ${place}`;
  const rows = rowNumbers.length < LEAST_ROWS_TOLD ? `row ${rowNumbers[0] ?? 1}` : `${rowNumbers.length} emails`;
  return `“${text}”${where}, ${rows}: ${problem} ${advice}`;
}

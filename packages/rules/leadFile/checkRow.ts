import { hasProfileDomain, readProfileUrl, type ProfileUrlReading } from '../profileUrl.ts';
import type { RequiredColumn } from './campaignColumns.ts';
import { MAX_BODY_LENGTH, MAX_CELL_LENGTH, MAX_SUBJECT_LENGTH } from './limits.ts';

/** One thing wrong with a row. `column` is null where it is the row as a whole. */
export type RowProblem = { column: RequiredColumn | null; value: string; reason: string; fixedUrl: string | null };

export type ValidProfile = ProfileUrlReading & { verdict: 'valid' };

/** What the cell says that a lead's link is taken from: the chosen one, else (`fallsBack`) the first that names the domain. */
export function readProfileCell(cells: readonly string[], column: number | null, fallsBack: boolean) {
  const chosen = column === null ? '' : (cells[column] ?? '');
  const reading = readProfileUrl(chosen);
  if (!fallsBack || reading.verdict !== 'empty') return { value: chosen, reading };
  const value = cells.find(hasProfileDomain) ?? '';
  return { value, reading: readProfileUrl(value) };
}

/** What is wrong with a row's link; null where it is valid. */
export function checkProfile(value: string, reading: ProfileUrlReading): RowProblem | null {
  if (reading.verdict === 'valid') return null;
  const reason = reading.verdict === 'empty' ? 'no profile link' : reading.reason;
  const fixedUrl = reading.verdict === 'fixable' ? reading.fixedUrl : null;
  return { column: 'personal_linkedin_url', value: value.trim(), reason, fixedUrl };
}

/** Faults of the row's text as a whole, whatever its columns mean; null where there are none. */
export function checkCells(cells: readonly string[]): RowProblem | null {
  for (const cell of cells) {
    if (cell.length > MAX_CELL_LENGTH) return toRowProblem(cell, `a cell has more than ${MAX_CELL_LENGTH.toLocaleString('en')} characters`);
    if (cell.includes('\0')) return toRowProblem(cell, 'a cell holds an unreadable character');
  }
  return null;
}

const SHOWN_LENGTH = 200;

const toRowProblem = (value: string, reason: string): RowProblem => ({
  column: null,
  value: value.slice(0, SHOWN_LENGTH),
  reason,
  fixedUrl: null,
});

/** A campaign row's body and subject: neither empty nor longer than an email's can be. */
export const checkBody = (body: string): RowProblem | null => checkText('email_body_1', body, MAX_BODY_LENGTH);
export const checkSubject = (subject: string): RowProblem | null => checkText('subject_line', subject, MAX_SUBJECT_LENGTH);

function checkText(column: RequiredColumn, value: string, limit: number): RowProblem | null {
  if (value.trim() === '') return { column, value: '', reason: `${column} is empty`, fixedUrl: null };
  if (value.length <= limit) return null;
  const reason = `${column} has more than ${limit.toLocaleString('en')} characters`;
  return { column, value: value.slice(0, SHOWN_LENGTH), reason, fixedUrl: null };
}

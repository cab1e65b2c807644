import { hasProfileDomain, readProfileUrl, type ProfileUrlReading } from '../profileUrl.ts';
import type { RequiredColumn } from './campaignColumns.ts';
import { readTextLine } from './textLine.ts';
import { MAX_BODY_LENGTH, MAX_CELL_LENGTH, MAX_SUBJECT_LENGTH } from './limits.ts';

/** One problem with a row. `column` is null if it concerns the whole row. */
export type RowProblem = { column: RequiredColumn | null; value: string; reason: string; fixedUrl: string | null };

export type ValidProfile = ProfileUrlReading & { verdict: 'valid' };

/** Where to find a lead's link. */
export type ProfilePlace = {
  column: number | null;
  /** Columns that a row without a link there must not use; null if it may use no other column. */
  foreignColumns: ReadonlySet<number> | null;
  /** Whether rows are lines of text that may contain more than the link. */
  isText: boolean;
};

export type ProfileCell = { value: string; reading: ProfileUrlReading; name: string | null };

/** The cell with a lead's link: the chosen column, otherwise the first cell that contains the domain. */
export function readProfileCell(cells: readonly string[], place: ProfilePlace): ProfileCell {
  const { column, foreignColumns, isText } = place;
  const chosen = column === null ? '' : (cells[column] ?? '');
  const reading = readProfileUrl(chosen);
  if (reading.verdict === 'valid' || foreignColumns === null) return { value: chosen, reading, name: null };
  const isEmpty = reading.verdict === 'empty';
  const value = isEmpty ? (cells.find((cell, at) => !foreignColumns.has(at) && hasProfileDomain(cell)) ?? '') : chosen;
  const line = isText ? readTextLine(value) : undefined;
  return line ?? { value, reading: isEmpty ? readProfileUrl(value) : reading, name: null };
}

/** The problem with a row's link; null if it is valid. */
export function checkProfile(value: string, reading: ProfileUrlReading): RowProblem | null {
  if (reading.verdict === 'valid') return null;
  const reason = reading.verdict === 'empty' ? 'no profile link' : reading.reason;
  const fixedUrl = reading.verdict === 'fixable' ? reading.fixedUrl : null;
  return { column: 'personal_linkedin_url', value: value.trim(), reason, fixedUrl };
}

/**
 * Problems with a row's text as a whole, whatever its columns mean; null if there are none. `mayHoldNul` is false if the whole file is
 * known to contain none.
 */
export function checkCells(cells: readonly string[], mayHoldNul = true): RowProblem | null {
  for (const cell of cells) {
    if (cell.length > MAX_CELL_LENGTH) return toRowProblem(cell, `a cell has more than ${MAX_CELL_LENGTH.toLocaleString('en')} characters`);
    if (mayHoldNul && cell.includes('\0')) return toRowProblem(cell, 'a cell contains an unreadable character');
  }
  return null;
}

/** A quote that is not closed on its line: the cells, or whole rows, after it may be missing. */
export const openQuoteProblem: RowProblem = {
  column: null,
  value: '',
  reason: 'a quote is opened and never closed',
  fixedUrl: null,
};

const SHOWN_LENGTH = 200;

const toRowProblem = (value: string, reason: string): RowProblem => ({
  column: null,
  value: value.slice(0, SHOWN_LENGTH),
  reason,
  fixedUrl: null,
});

/** Checks a campaign row's body and subject: not empty, and within an email's limits. */
export const checkBody = (body: string): RowProblem | null => checkText('email_body_1', body, MAX_BODY_LENGTH);
export const checkSubject = (subject: string): RowProblem | null => checkText('subject_line', subject, MAX_SUBJECT_LENGTH);

function checkText(column: RequiredColumn, value: string, limit: number): RowProblem | null {
  if (value.trim() === '') return { column, value: '', reason: `${column} is empty`, fixedUrl: null };
  if (value.length <= limit) return null;
  const reason = `${column} has more than ${limit.toLocaleString('en')} characters`;
  return { column, value: value.slice(0, SHOWN_LENGTH), reason, fixedUrl: null };
}

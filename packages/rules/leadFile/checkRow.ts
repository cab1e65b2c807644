import { hasProfileDomain, readProfileUrl, type ProfileUrlReading } from '../profileUrl.ts';
import type { RequiredColumn } from './campaignColumns.ts';
import { MAX_BODY_LENGTH, MAX_CELL_LENGTH, MAX_SUBJECT_LENGTH } from './limits.ts';

/** One thing wrong with a row. `column` is null where it is the row as a whole. */
export type RowProblem = { column: RequiredColumn | null; value: string; reason: string; fixedUrl: string | null };

type ValidProfile = ProfileUrlReading & { verdict: 'valid' };

export type CheckedProfile = { profile: ValidProfile; isFixed: boolean } | { profile: undefined; problem: RowProblem };

/** The cell a lead's link is taken from: the chosen column, else the first cell that names the domain. */
export function findProfileCell(cells: readonly string[], column: number | null, fallsBack: boolean): string {
  const chosen = column === null ? '' : (cells[column] ?? '');
  if (!fallsBack || readProfileUrl(chosen).verdict !== 'empty') return chosen;
  return cells.find(hasProfileDomain) ?? '';
}

export function checkProfile(cell: string, appliesFixes: boolean): CheckedProfile {
  const reading = readProfileUrl(cell);
  if (reading.verdict === 'valid') return { profile: reading, isFixed: false };
  const problem = (reason: string, fixedUrl: string | null) => ({
    column: 'personal_linkedin_url' as const,
    value: cell.trim(),
    reason,
    fixedUrl,
  });
  if (reading.verdict === 'empty') return { profile: undefined, problem: problem('no profile link', null) };
  if (reading.verdict === 'invalid') return { profile: undefined, problem: problem(reading.reason, null) };
  const fixed = appliesFixes ? readProfileUrl(reading.fixedUrl) : undefined;
  if (fixed?.verdict === 'valid') return { profile: fixed, isFixed: true };
  return { profile: undefined, problem: problem(reading.reason, reading.fixedUrl) };
}

/** Faults of the row's text as a whole, whatever its columns mean. */
export function checkCells(cells: readonly string[]): RowProblem | undefined {
  for (const cell of cells) {
    if (cell.length > MAX_CELL_LENGTH) return toRowProblem(cell, `a cell has more than ${MAX_CELL_LENGTH.toLocaleString('en')} characters`);
    if (cell.includes('\0')) return toRowProblem(cell, 'a cell holds an unreadable character');
  }
  return undefined;
}

const toRowProblem = (value: string, reason: string): RowProblem => ({ column: null, value: value.slice(0, 200), reason, fixedUrl: null });

/** Subject and body of a campaign row: not empty, and no longer than an email can be. */
export function checkEmail(subject: string, body: string): RowProblem[] {
  return [
    ...checkText({ column: 'email_body_1', value: body, limit: MAX_BODY_LENGTH }),
    ...checkText({ column: 'subject_line', value: subject, limit: MAX_SUBJECT_LENGTH }),
  ];
}

function checkText({ column, value, limit }: { column: RequiredColumn; value: string; limit: number }): RowProblem[] {
  if (value.trim() === '') return [{ column, value: '', reason: `${column} is empty`, fixedUrl: null }];
  if (value.length <= limit) return [];
  return [
    { column, value: value.slice(0, 200), reason: `${column} has more than ${limit.toLocaleString('en')} characters`, fixedUrl: null },
  ];
}

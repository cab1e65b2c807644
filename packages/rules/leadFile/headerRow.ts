import { hasProfileDomain, isProfileUrl } from '../profileUrl.ts';
import { hasRequiredColumn } from './campaignColumns.ts';
import { rankProfileHeader } from './columnNames.ts';

/** Rows at the top of a file among which the header is looked for; some exports put notes before it. */
export const HEADER_SEARCH_ROWS = 10;

export type LeadFileMode = 'leads' | 'campaign';

/**
 * The row that names the columns, or undefined where the first row is data already. The header is the first of the top rows with a known
 * profile column; else the first row that is followed by a row with a profile link; else the first row, unless it holds such a link
 * itself or at least the domain (decision 42: then it is reported, not skipped).
 */
export function findHeaderRow(rows: readonly (readonly string[])[], mode: LeadFileMode): number | undefined {
  const top = rows.slice(0, HEADER_SEARCH_ROWS);
  const firstData = top.findIndex((row) => row.some(isProfileUrl));
  const beforeData = firstData === -1 ? top : top.slice(0, firstData);
  const known = beforeData.findIndex((row) => isKnownHeader(row, mode));
  if (known !== -1) return known;
  if (mode === 'campaign') return firstNonEmpty(top);
  if (firstData > 0 && !beforeData.some((row) => row.some(hasProfileDomain))) return lastNonEmpty(beforeData);
  const first = firstNonEmpty(top);
  return first === undefined || rows[first]?.some(hasProfileDomain) ? undefined : first;
}

const isKnownHeader = (row: readonly string[], mode: LeadFileMode): boolean =>
  mode === 'campaign' ? hasRequiredColumn(row) : row.some((cell) => rankProfileHeader(cell) !== undefined && !hasProfileDomain(cell));

export const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

function firstNonEmpty(rows: readonly (readonly string[])[]): number | undefined {
  const found = rows.findIndex((row) => !isEmptyRow(row));
  return found === -1 ? undefined : found;
}

function lastNonEmpty(rows: readonly (readonly string[])[]): number | undefined {
  const found = rows.findLastIndex((row) => !isEmptyRow(row));
  return found === -1 ? undefined : found;
}

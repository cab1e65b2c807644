import { hasProfileDomain, isPersonLink } from '../profileUrl.ts';
import { hasRequiredColumn } from './campaignColumns.ts';
import { findRole } from './columnNames.ts';
import { rankProfileHeader } from './profileHeader.ts';

/** How many rows at the top of a file are searched for the header; some exports put notes before it. */
const HEADER_SEARCH_ROWS = 30;

export type LeadFileMode = 'leads' | 'campaign';

/**
 * The row with the column names, or undefined if the first row is already data. It is the one of the top rows with a known profile column
 * and the most other known columns (a title may speak of LinkedIn too); otherwise with two other known columns; otherwise the first that is as wide as a following row with a person's link; otherwise
 * the first row, unless it contains such a link or at least the domain (then it is reported, not skipped).
 */
export function findHeaderRow(rows: readonly (readonly string[])[], mode: LeadFileMode): number | undefined {
  const top = rows.slice(0, HEADER_SEARCH_ROWS);
  const firstData = top.findIndex((row) => row.some(isPersonLink));
  const beforeData = firstData === -1 ? top : top.slice(0, firstData);
  const known = findBestKnown(beforeData, mode);
  if (known !== undefined) return known;
  if (mode === 'campaign') return firstNonEmpty(top);
  const telling = beforeData.findIndex((row) => countRoles(row) >= 2);
  if (telling !== -1) return telling;
  const holdsDomain = beforeData.some((row) => row.some(hasProfileDomain));
  if (firstData > 0 && !holdsDomain) return findWideRow(beforeData, top[firstData]?.length ?? 0);
  const first = firstNonEmpty(top);
  return first === undefined || rows[first]?.some(hasProfileDomain) ? undefined : first;
}

const isKnownHeader = (row: readonly string[], mode: LeadFileMode): boolean =>
  mode === 'campaign' ? hasRequiredColumn(row) : row.some((cell) => rankProfileHeader(cell) !== undefined && !hasProfileDomain(cell));

function findBestKnown(rows: readonly (readonly string[])[], mode: LeadFileMode): number | undefined {
  let best: { row: number; roles: number } | undefined;
  for (const [row, cells] of rows.entries()) {
    if (!isKnownHeader(cells, mode)) continue;
    const roles = countRoles(cells);
    if (best === undefined || roles > best.roles) best = { row, roles };
  }
  return best?.row;
}

const countRoles = (row: readonly string[]): number => new Set(row.map(findRole).filter((role) => role !== undefined)).size;

export const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

function firstNonEmpty(rows: readonly (readonly string[])[]): number | undefined {
  const found = rows.findIndex((row) => !isEmptyRow(row));
  return found === -1 ? undefined : found;
}

/** Notes above a header are narrower than the table, or have one or two cells in an otherwise empty row. */
function findWideRow(rows: readonly (readonly string[])[], width: number): number | undefined {
  const filled = Math.min(2, width);
  const wide = rows.findIndex((row) => row.length === width && row.filter((cell) => cell.trim() !== '').length >= filled);
  if (wide !== -1) return wide;
  const last = rows.findLastIndex((row) => !isEmptyRow(row));
  return last === -1 ? undefined : last;
}

import { isProfileUrl } from '../profileUrl.ts';
import { isOtherLinkColumn, normalizeHeader, rankProfileHeader } from './columnNames.ts';

/** A column that can hold the profile links, for the select that shows the choice. */
export type ProfileColumnCandidate = {
  column: number;
  /** The header, or `Column 3` where there is none. */
  name: string;
  /** Up to three values of it. */
  samples: string[];
  /** Rows whose cell here is a valid profile link. */
  validCount: number;
};

const SAMPLE_COUNT = 3;
/** Columns beyond these are not looked into for links under a name that says nothing of a profile. */
const MAX_SEARCHED_COLUMNS = 500;
/** A select does not show more. */
const MAX_CANDIDATES = 20;

/**
 * Every column that can hold the profile, best first: those named so, by most valid rows and then by how well the name fits; where none of
 * them has a valid row, any other column that has. Columns named after companies, pictures or websites never count.
 */
export function findProfileColumns(rows: readonly (readonly string[])[], headers: readonly string[] | null): ProfileColumnCandidate[] {
  const ranked = (headers ?? []).flatMap((header, column) => {
    const rank = rankProfileHeader(header);
    return rank === undefined ? [] : [{ rank, column, header }];
  });
  const byValidThenRank = ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_CANDIDATES)
    .map(({ rank, column, header }) => ({ rank, candidate: toCandidate(rows, column, header) }))
    .sort((a, b) => b.candidate.validCount - a.candidate.validCount || a.rank - b.rank)
    .map(({ candidate }) => candidate);
  if (byValidThenRank.some(({ validCount }) => validCount > 0)) return byValidThenRank;
  const known = new Set(byValidThenRank.map(({ column }) => column));
  const unnamed = listLinkColumns(rows)
    .filter((column) => !known.has(column) && !isOtherLinkColumn(normalizeHeader(headers?.[column] ?? '')))
    .slice(0, MAX_CANDIDATES)
    .map((column) => toCandidate(rows, column, headers?.[column] ?? ''))
    .sort((a, b) => b.validCount - a.validCount);
  return [...unnamed, ...byValidThenRank];
}

function toCandidate(rows: readonly (readonly string[])[], column: number, header: string): ProfileColumnCandidate {
  const samples: string[] = [];
  let validCount = 0;
  for (const row of rows) {
    const cell = row[column] ?? '';
    if (samples.length < SAMPLE_COUNT && cell.trim() !== '') samples.push(cell.trim());
    if (isProfileUrl(cell)) validCount += 1;
  }
  return { column, name: header.trim() || `Column ${column + 1}`, samples, validCount };
}

/** Columns with a valid profile link in any row. */
function listLinkColumns(rows: readonly (readonly string[])[]): number[] {
  const found = new Set<number>();
  for (const row of rows) {
    for (let column = 0; column < Math.min(row.length, MAX_SEARCHED_COLUMNS); column += 1) {
      if (!found.has(column) && isProfileUrl(row[column] ?? '')) found.add(column);
    }
  }
  return [...found].sort((a, b) => a - b);
}

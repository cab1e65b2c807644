import { isPersonLink, isProfileUrl } from '../profileUrl.ts';
import { isDoubtfulRank, isOtherLinkColumn, mayGiveLink, rankProfileHeader } from './profileHeader.ts';

/** A column that may contain the profile links, for the select that shows the choice. */
export type ProfileColumnCandidate = {
  column: number;
  /** The header, or `Column 3` if there is none. */
  name: string;
  /** Up to three of its values. */
  samples: string[];
  /** Rows whose cell here is a valid profile link. */
  validCount: number;
};

const SAMPLE_COUNT = 3;
/** Columns after this many are not searched for links if their name does not suggest a profile. */
const MAX_SEARCHED_COLUMNS = 500;
/** The most candidates a select shows. */
const MAX_CANDIDATES = 20;

type Ranked = { rank: number; fixableCount: number; candidate: ProfileColumnCandidate };

const UNNAMED_RANK = Infinity;

/**
 * All columns that may contain the profile, best first: columns named so, by most valid rows, then most fixable ones, then how well the
 * name fits; if none of them has a valid row, also any other column with a person's link. A column whose name may mean somebody else comes
 * after every plainly named one with a link. Columns named after companies, pictures, websites or other people never count.
 */
export function findProfileColumns(rows: readonly (readonly string[])[], headers: readonly string[] | null): ProfileColumnCandidate[] {
  const named = (headers ?? [])
    .flatMap((header, column) => {
      const rank = rankProfileHeader(header);
      return rank === undefined ? [] : [{ rank, column, header }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_CANDIDATES)
    .map(({ rank, column, header }) => toRanked(rows, { rank, column, header }));
  if (named.some(({ candidate }) => candidate.validCount > 0)) return sortCandidates(named);
  const known = new Set(named.map(({ candidate }) => candidate.column));
  const unnamed = listLinkColumns(rows)
    .filter((column) => !known.has(column) && !isOtherLinkColumn(headers?.[column] ?? ''))
    .slice(0, MAX_CANDIDATES)
    .map((column) => toRanked(rows, { rank: UNNAMED_RANK, column, header: headers?.[column] ?? '' }));
  return sortCandidates([...named, ...unnamed]);
}

/** Columns that a row without its own link must not use: their links may be those of other people or things. */
export const findForeignColumns = (headers: readonly string[] | null): ReadonlySet<number> =>
  new Set((headers ?? []).flatMap((header, column) => (mayGiveLink(header) || linedUp.test(header) ? [] : [column])));

/** Several names in one cell, lined up with spaces: a table that is text. */
const linedUp = /\S\s{2,}\S/;

const sortCandidates = (ranked: Ranked[]): ProfileColumnCandidate[] =>
  ranked
    .sort(
      (a, b) =>
        Number(isDoubtful(a)) - Number(isDoubtful(b)) ||
        b.candidate.validCount - a.candidate.validCount ||
        b.fixableCount - a.fixableCount ||
        (a.rank === b.rank ? 0 : a.rank - b.rank),
    )
    .map(({ candidate }) => candidate);

/** Its links may be somebody else's, or it has none. */
const isDoubtful = ({ rank, fixableCount, candidate }: Ranked): boolean =>
  rank === UNNAMED_RANK || isDoubtfulRank(rank) || (candidate.validCount === 0 && fixableCount === 0);

function toRanked(
  rows: readonly (readonly string[])[],
  { rank, column, header }: { rank: number; column: number; header: string },
): Ranked {
  const samples: string[] = [];
  let validCount = 0;
  let fixableCount = 0;
  for (const row of rows) {
    const cell = row[column] ?? '';
    if (samples.length < SAMPLE_COUNT && cell.trim() !== '') samples.push(cell.trim());
    if (isProfileUrl(cell)) validCount += 1;
    else if (isPersonLink(cell)) fixableCount += 1;
  }
  return { rank, fixableCount, candidate: { column, name: header.trim() || `Column ${column + 1}`, samples, validCount } };
}

/** Columns with a person's link in any row. */
function listLinkColumns(rows: readonly (readonly string[])[]): number[] {
  const found = new Set<number>();
  for (const row of rows) {
    for (let column = 0; column < Math.min(row.length, MAX_SEARCHED_COLUMNS); column += 1) {
      if (!found.has(column) && isPersonLink(row[column] ?? '')) found.add(column);
    }
  }
  return [...found].sort((a, b) => a - b);
}

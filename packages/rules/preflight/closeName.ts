import { findRole, normalizeHeader } from '../leadFile/columnNames.ts';
import { isFirstNameVariable } from '../emailTemplate.ts';

/** Usual names of variables in lists. */
const USUAL_NAMES = ['first_name', 'last_name', 'company', 'company_name', 'title', 'job_title', 'industry', 'email'];

/** Edit distance between two texts, where swapping two neighbors counts as one; stops counting past `most`. */
function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const changed = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(isSwap ? Math.min(changed, (before[j - 2] ?? 0) + 1) : changed);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

/**
 * The variable an invalid name most likely means: a column of the file or a usual name one or two letters away. Null if none is close, or
 * if the file could not fill it. `headers` is null without a header row.
 */
export function findCloseName(name: string, headers: readonly string[] | null): string | null {
  const wanted = normalizeHeader(name);
  if (wanted.length < 3) return null;
  const columns = headers ?? [];
  const isFillable = (usual: string): boolean => {
    const role = findRole(usual);
    return isFirstNameVariable(usual) || columns.some((header) => role !== undefined && findRole(header) === role);
  };
  const known = [...USUAL_NAMES.filter(isFillable), ...columns.filter((header) => /^\p{L}[\p{L}\p{N}_]*$/u.test(header))];
  const most = wanted.length < 6 ? 1 : 2;
  const near = known
    .map((candidate) => ({ candidate, edits: countEdits(wanted, normalizeHeader(candidate), most) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((one, other) => one.edits - other.edits);
  return near[0]?.candidate ?? null;
}

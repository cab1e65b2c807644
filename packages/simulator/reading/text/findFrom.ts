/** Where the first of some ranges in text order stands that begins at `offset` or behind it; their number where none does. */
export function indexFrom(ranges: readonly { start: number }[], offset: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first of some ranges in text order that begins at `offset` or behind it. */
export const findFrom = <Found extends { start: number }>(ranges: readonly Found[], offset: number): Found | undefined =>
  ranges[indexFrom(ranges, offset)];

/** The last of some ranges in text order that begins before `offset`. */
export const findLastBefore = <Found extends { start: number }>(ranges: readonly Found[], offset: number): Found | undefined =>
  ranges[indexFrom(ranges, offset) - 1];

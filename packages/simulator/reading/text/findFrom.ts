/** Index of the first of some ordered ranges that begins at or after `offset`; their number if none does. */
export function indexFrom(ranges: readonly { start: number }[], offset: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first of some ordered ranges that begins at or after `offset`. */
export const findFrom = <Found extends { start: number }>(ranges: readonly Found[], offset: number): Found | undefined =>
  ranges[indexFrom(ranges, offset)];

/** The last of some ordered ranges that begins before `offset`. */
export const findLastBefore = <Found extends { start: number }>(ranges: readonly Found[], offset: number): Found | undefined =>
  ranges[indexFrom(ranges, offset) - 1];

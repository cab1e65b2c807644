const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** A day as `2026-03-18`; undefined where there is no such day. */
function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : undefined;
}

const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const parted = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,].*)?$/;
const named =
  /^(?:[a-z]{3,9},?\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?|([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?),?[\s-]+(\d{4})\b/i;
const stamp = /^\d{10}(?:\d{3})?$/;

const monthOf = (name: string): number => MONTHS.findIndex((month) => name.toLowerCase().startsWith(month)) + 1;

const wholeYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/**
 * Reads a day: `2026-03-18` with or without a time, `18.03.2026`, `03/18/2026`, `Mar 18, 2026` and `18 March 2026`, and seconds or milliseconds
 * since 1970. With slashes and dashes `isDayFirst` says which number is the day, where both could be. Undefined for anything else.
 */
export function parseDay(text: string, isDayFirst: boolean): string | undefined {
  const trimmed = text.trim();
  const iso = isoDay.exec(trimmed);
  if (iso !== null) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = parted.exec(trimmed);
  if (parts !== null) {
    const [first, second, year] = [Number(parts[1]), Number(parts[3]), wholeYear(parts[4] ?? '')];
    const isFirstDay = parts[2] === '.' || first > 12 || (isDayFirst && second <= 12);
    return isFirstDay ? toDay(year, second, first) : toDay(year, first, second);
  }
  const words = named.exec(trimmed);
  if (words !== null) return toDay(Number(words[5]), monthOf(words[2] ?? words[3] ?? ''), Number(words[1] ?? words[4]));
  if (stamp.test(trimmed)) return new Date(Number(trimmed) * (trimmed.length === 10 ? 1000 : 1)).toISOString().slice(0, 10);
  return undefined;
}

/** Whether a column writes the day before the month: one of its cells can be read in no other way. */
export const isDayFirstColumn = (cells: readonly string[]): boolean =>
  cells.some((cell) => Number(parted.exec(cell.trim())?.[1] ?? 0) > 12) &&
  !cells.some((cell) => Number(parted.exec(cell.trim())?.[3] ?? 0) > 12);

/** First letters of the months in English, German, French and Spanish, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

/** A day as `2026-03-18`; undefined if there is no such day. */
function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : undefined;
}

const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const bareIso = /^(20\d{2})(\d{2})(\d{2})$/;
const parted = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,].*)?$/;
const named =
  /^(?:[a-z]{2,9}[.,]*\s+)?(?:(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?:de\s+)?([a-z]{3,10})\.?|([a-z]{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?),?[\s-]+(?:de\s+)?(\d{4}|\d{2}(?=$|\s))\b/i;
const stamp = /^\d{10}(?:\d{3})?$/;
/** A date as spreadsheets store it: 1 is the first day of 1900. */
const serial = /^([34567]\d{4})(?:[.,]\d+)?$/;
const SERIAL_OF_1970 = 25_569;
const DAY_MS = 86_400_000;

const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const monthOf = (name: string): number =>
  MONTHS.findIndex((beginnings) => beginnings.some((beginning) => name.toLowerCase().startsWith(beginning))) + 1;

const wholeYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/**
 * Parses a date: `2026-03-18` with or without a time, `20260318`, `18.03.2026`, `03/18/2026`, `Mar 18, 2026`, `18 March 2026`, `18. März
 * 2026`, seconds or milliseconds since 1970, and a spreadsheet's serial number. With slashes and dashes, `isDayFirst` says which number is
 * the day if both are possible. Undefined for anything else.
 */
export function parseDay(text: string, isDayFirst: boolean): string | undefined {
  const trimmed = text.trim().slice(0, 100);
  const iso = isoDay.exec(trimmed) ?? bareIso.exec(trimmed);
  if (iso !== null) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = parted.exec(trimmed);
  if (parts !== null) {
    const [first, second, year] = [Number(parts[1]), Number(parts[3]), wholeYear(parts[4] ?? '')];
    const isFirstDay = parts[2] === '.' || first > 12 || (isDayFirst && second <= 12);
    return isFirstDay ? toDay(year, second, first) : toDay(year, first, second);
  }
  const words = named.exec(foldAccents(trimmed));
  if (words !== null) return toDay(wholeYear(words[5] ?? ''), monthOf(words[2] ?? words[3] ?? ''), Number(words[1] ?? words[4]));
  if (stamp.test(trimmed)) return new Date(Number(trimmed) * (trimmed.length === 10 ? 1000 : 1)).toISOString().slice(0, 10);
  const days = serial.exec(trimmed)?.[1];
  return days === undefined ? undefined : new Date((Number(days) - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a column has the day first, and whether that is a guess: `03/04/2026` may be either. */
export type DayOrder = { isDayFirst: boolean; isGuess: boolean };

/**
 * Determines a column's date order. A cell with only one possible reading decides; otherwise a reading after `today` is wrong; otherwise
 * the custom of the file's origin applies.
 */
export function findDayOrder(
  cells: readonly string[],
  { isDayFirstPlace, today }: { isDayFirstPlace: boolean; today: string | null },
): DayOrder {
  const slashed = cells.flatMap((cell) => {
    const parts = parted.exec(cell.trim());
    return parts === null || parts[2] === '.' ? [] : [{ cell, first: Number(parts[1]), second: Number(parts[3]) }];
  });
  const [isFirstADay, isSecondADay] = [slashed.some(({ first }) => first > 12), slashed.some(({ second }) => second > 12)];
  if (isFirstADay !== isSecondADay) return { isDayFirst: isFirstADay, isGuess: false };
  const lies = (isDayFirst: boolean) => today !== null && slashed.some(({ cell }) => (parseDay(cell, isDayFirst) ?? '') > today);
  const isUnclear = slashed.some(({ first, second }) => first <= 12 && second <= 12 && first !== second);
  if (lies(true) !== lies(false)) return { isDayFirst: lies(false), isGuess: false };
  return { isDayFirst: isDayFirstPlace, isGuess: isUnclear };
}

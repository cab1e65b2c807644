/**
 * Numbers as `Intl.NumberFormat('en-US')` writes them, without it: its first use in a page loads the browser's language data, which on a slow
 * machine delays the first screen by a tenth of a second and more.
 */
const withCommas = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `1,180`; the count is a whole number. */
export const groupedCount = (count: number): string => `${count < 0 ? '-' : ''}${withCommas(String(Math.abs(count)))}`;

/** Smaller numbers have an exponent in their text. */
const LEAST_WITHOUT_EXPONENT = 1e-6;

/** `1,180.50`: two decimals, a half rounded away from zero. */
export function twoDecimals(value: number): string {
  const size = Math.abs(value);
  const [whole = '0', decimals = ''] = size < LEAST_WITHOUT_EXPONENT ? [] : String(size).split('.');
  const kept = Number(whole + decimals.slice(0, 2).padEnd(2, '0'));
  const digits = String(kept + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${withCommas(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

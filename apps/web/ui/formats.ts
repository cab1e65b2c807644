import { groupedCount, twoDecimals } from '@coldcast/rules/numberText';

/** A fraction (0 to 1) as `45.48%`. */
export const formatFraction = (fraction: number): string => `${twoDecimals(fraction * 100)}%`;

/** A fraction as a number in 100: whole from 10 up, one decimal below. */
export function formatInHundred(fraction: number): string {
  const percent = fraction * 100;
  return percent >= 9.95 ? String(Math.round(percent)) : String(Number(percent.toFixed(1)));
}

/** `1,180` */
export const formatCount = groupedCount;

/** `+2,500`, `-412`, `0` */
export const formatSignedCount = (count: number): string => (count > 0 ? `+${formatCount(count)}` : formatCount(count));

/** `12 results`, `1 result` */
export const formatResults = (count: number): string => `${formatCount(count)} ${count === 1 ? 'result' : 'results'}`;

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** `M/D HH:MM` in the browser's zone, month and day unpadded. */
export function formatDateTime(timestamp: string): string {
  const date = new Date(timestamp);
  return `${date.getMonth() + 1}/${date.getDate()} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** `M/D/YYYY` in the browser's zone. */
export function formatDate(timestamp: string): string {
  const date = new Date(timestamp);
  return `${date.getMonth() + 1}/${date.getDate()}/${date.getFullYear()}`;
}

/** `M/D/YYYY` of a calendar day given as `YYYY-MM-DD`, the same in every zone. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}

/** The full date with its zone, for tooltips: `2026-03-18 09:30:00 GMT+1`. */
export function formatFullDate(timestamp: string): string {
  const date = new Date(timestamp);
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(date).find(({ type }) => type === 'timeZoneName');
  return `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}:${twoDigits(date.getSeconds())} ${zone?.value ?? ''}`.trim();
}

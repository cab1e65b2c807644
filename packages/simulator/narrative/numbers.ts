import type { Interval } from '../outcome.ts';

/** A rate as a natural frequency: whole from ten on, one decimal below. */
export const in100 = (rate: number): string => {
  const percent = 100 * rate;
  const text = percent >= 9.95 ? percent.toFixed(0) : percent.toFixed(1);
  // "1.0 replies" is a plural, "1 replies" is wrong.
  return text.replace(/(?<!^1)\.0$/, '');
};

/** "about 2.7 in 100 (1.1 to 6.4)". */
export const frequency = (rate: number, [low, high]: Interval): string => `about ${in100(rate)} in 100 (${in100(low)} to ${in100(high)})`;

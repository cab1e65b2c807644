import { formatCount } from '../ui/formats.ts';

/** `48.1`, `2.7`, `0.04`: a number in 100. Large numbers keep one decimal, so that differences match the numbers shown. */
export const inHundred = (fraction: number): string => {
  const percent = Math.abs(fraction * 100);
  return percent.toFixed(percent >= 0.095 || percent === 0 ? 1 : 2);
};

/** `+0.6`, `-0.6`, `0.0` */
export const signedInHundred = (fraction: number): string => {
  const text = inHundred(fraction);
  if (Number(text) === 0) return text;
  return `${fraction > 0 ? '+' : '-'}${text}`;
};

/** `-0.4 to +1.5` */
export const rangeWords = ({ low, high }: { low: number; high: number }): string => `${signedInHundred(low)} to ${signedInHundred(high)}`;

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** Second minus first, from the numbers as shown: `-1.7` between `1.8` and `0.1`. */
export function shownDifference(first: number, second: number): string {
  const [one, other] = [inHundred(first), inHundred(second)];
  const text = Math.abs(Number(other) - Number(one)).toFixed(Math.max(decimalsOf(one), decimalsOf(other)));
  if (Number(text) === 0) return text;
  return `${Number(other) > Number(one) ? '+' : '-'}${text}`;
}

export const VERDICT_WORDS = { better: 'Better', worse: 'Worse', unclear: 'Could be chance' } as const;

/** How sure the engine is that the second is better, in words. */
export function chanceWords(chance: number, names: readonly [first: string, second: string]): string {
  if (Math.abs(chance - 0.5) < 1e-6) return 'No difference.';
  const percent = Math.round(chance * 100);
  if (percent >= 80) return `${names[1]} is better in ${percent} of 100 simulations.`;
  if (percent <= 20) return `${names[0]} is better in ${100 - percent} of 100 simulations.`;
  return `Too close to call: ${names[1]} is better in ${percent} of 100 simulations.`;
}

/** How large a real test would have to be. */
export const testWords = (mails: number | null): string =>
  mails === null || mails > 1e6
    ? 'No real test could show a difference.'
    : `A real A/B test needs about ${formatCount(mails)} emails per version to show the difference.`;

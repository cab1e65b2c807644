import { OCCUPATION_WORK } from './occupationWork.ts';
import { TRADES } from './trades.ts';

type Lift = { trade: number; lift: number };

const readLifts = (code: string): Lift[] =>
  (code.match(/.{4}/g) ?? []).map((pair) => ({
    trade: Number.parseInt(pair.slice(0, 2), 36),
    lift: Number.parseInt(pair.slice(2), 36) / 10,
  }));

/** Words of work by their stems, and the trades that use them most. */
const LIFTS: ReadonlyMap<string, readonly Lift[]> = new Map(
  OCCUPATION_WORK.trim()
    .split('\n')
    .map((line) => {
      const [word = '', code = ''] = line.split(' ');
      return [word, readLifts(code)];
    }),
);

/** How much more often each trade uses these words than the average trade does, as a sum of natural logs; in the order of TRADES. */
export function weighWork(words: ReadonlyMap<string, number>): number[] {
  const sums = TRADES.map(() => 0);
  for (const [word, weight] of words) for (const { trade, lift } of LIFTS.get(word) ?? []) sums[trade] = (sums[trade] ?? 0) + lift * weight;
  return sums;
}

import type { BucketAnalytics } from '@coldcast/contract/results';
import { couldBeChance, differenceOf, emailsPerVersion, type Measured } from '@coldcast/rules/abTest';
import { LIST_RATES, listRatio, type ListRate, type Ratio } from '@coldcast/rules/ratings';
import type { Comparison } from '@coldcast/simulator/compareEmails';

export const RATES = LIST_RATES;
export const RATE_LABELS: Record<ListRate, string> = { open: 'Open', reply: 'Reply', interest: 'Interest', unsubscribe: 'Unsubscribe' };

type Verdict = 'better' | 'worse' | 'unclear';

export type RateDelta = {
  /**
   * The rates, as fractions, whose difference is shown: those of the cells, or the paired ones if the cells' rates would contradict them.
   */
  shown: readonly [first: number, second: number];
  /** Second minus first, with its 80% interval; fractions. */
  difference: Measured;
  verdict: Verdict;
  /** Chance that the second is better; only if both went to the same people. */
  chanceBetter: number | null;
  /** Emails per version in a real test; null if nothing differs. */
  mails: number | null;
};

export type RateCell = {
  run: Ratio;
  /** Null until the campaign has ended. */
  expected: Measured | null;
  /** Against the first campaign; null for the first itself, or while either still runs. */
  delta: RateDelta | null;
};

function toVerdict(rate: ListRate, difference: Measured): Verdict {
  if (couldBeChance(difference)) return 'unclear';
  return difference.rate > 0 === (rate === 'unsubscribe') ? 'worse' : 'better';
}

function toExpected(rate: ListRate, counts: BucketAnalytics): Measured | null {
  // Opens are those of the first email, as counted.
  const first = rate === 'open' ? counts.expectedOpenedFirst : undefined;
  const [mean, range] = [first?.expected ?? counts.expected?.[rate], first?.interval80 ?? counts.interval80?.[rate]];
  return mean === undefined || range === undefined ? null : { rate: mean, low: range[0], high: range[1] };
}

function toDelta(rate: ListRate, [first, second]: readonly [Measured, Measured], paired: Comparison | null): RateDelta {
  const pair = paired?.rates[rate];
  const difference = pair ? { rate: pair.difference, low: pair.interval80[0], high: pair.interval80[1] } : differenceOf(first, second);
  const apart = second.rate - first.rate;
  const isInside = apart >= difference.low && apart <= difference.high;
  return {
    shown: pair && !isInside ? [pair.first, pair.second] : [first.rate, second.rate],
    difference,
    verdict: toVerdict(rate, difference),
    chanceBetter: pair?.chanceBetter ?? null,
    mails: pair ? emailsPerVersion(pair.first, pair.second) : emailsPerVersion(first.rate, second.rate),
  };
}

/**
 * One rate of a campaign next to the first one's. Campaigns to the same people are compared person by person (`paired`). Others are
 * compared by their own intervals as if independent, which is the cautious choice.
 */
export function toRateCell(
  rate: ListRate,
  { counts, first, paired }: { counts: BucketAnalytics; first: BucketAnalytics | null; paired: Comparison | null },
): RateCell {
  const expected = toExpected(rate, counts);
  const base = first && toExpected(rate, first);
  return {
    run: listRatio(rate, counts),
    expected,
    delta: expected && base ? toDelta(rate, [base, expected], paired) : null,
  };
}

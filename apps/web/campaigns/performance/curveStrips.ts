import type { BucketAnalytics } from '@coldcast/contract/results';
import { listRatio, type Ratio } from '@coldcast/rules/ratings';
import { openLabel } from '@coldcast/rules/sequence/openLabel';
import { hasFollowUps } from '../byEmail/sequence.ts';
import { expectedRange, type ExpectedRange } from '@coldcast/rules/expectedRange';

type StripRate = 'open' | 'reply' | 'interest';

export type CurveStrip = {
  rate: StripRate;
  label: string;
  formula: string;
  /** Ten of each, lowest bucket first. */
  runs: readonly Ratio[];
  expected: readonly (ExpectedRange | null)[];
  /** Percent at the grid lines, at most three; the last is the top of the strip. */
  ticks: readonly number[];
};

const STEPS = [0.1, 0.2, 0.25, 0.5, 1, 2, 4, 5, 10, 20, 25, 50];

/** Grid lines for values up to a percentage: at most three equal steps, the top one at or above it. */
export function gridTicks(highestPercent: number): number[] {
  const step = STEPS.find((candidate) => candidate * 3 >= highestPercent) ?? 50;
  const count = Math.max(1, Math.ceil(highestPercent / step - 1e-9));
  return Array.from({ length: count }, (_, i) => Math.round(step * (i + 1) * 100) / 100);
}

const LABELS: Record<StripRate, [label: string, formula: string]> = {
  open: ['Open', 'opened / leads'],
  reply: ['Reply', 'replies / leads'],
  interest: ['Interest', 'positive replies / leads, as in the campaign list'],
};

export const ratioPercent = ({ numerator, denominator }: Ratio): number => (denominator === 0 ? 0 : (numerator * 100) / denominator);

function toStrip(rate: StripRate, ranges: readonly BucketAnalytics[]): CurveStrip {
  const isSequence = ranges.some(hasFollowUps);
  const [label, formula] = rate === 'open' && isSequence ? [openLabel(true), 'opened email 1 / leads'] : LABELS[rate];
  const runs = ranges.map((counts) => listRatio(rate, counts));
  const expected = ranges.map((counts): ExpectedRange | null => {
    const { expected: means, interval80 } = counts;
    if (rate === 'open') return expectedRange('open', counts);
    return means === null || interval80 === null ? null : { mean: means[rate], low: interval80[rate][0], high: interval80[rate][1] };
  });
  const highest = Math.max(...runs.map(ratioPercent), ...expected.map((range) => (range?.high ?? 0) * 100), 0.3);
  return { rate, label, formula, runs, expected, ticks: rate === 'open' ? [50, 100] : gridTicks(highest) };
}

export const toCurveStrips = (ranges: readonly BucketAnalytics[]): CurveStrip[] =>
  (['open', 'reply', 'interest'] as const).map((rate) => toStrip(rate, ranges));

import type { PriorRow } from '@coldcast/simulator/priors';
import { toLabel } from './toLabel.ts';

/** 80% of a normal distribution is within this many standard deviations of its mean. */
export const SPREAD_80 = 1.2816;

const logit = (share: number): number => Math.log(share / (1 - share));
const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** How a row's number is shown: as an odds ratio, as a number in 100, or as the plain number with its unit. */
type CoefficientKind = 'oddsRatio' | 'share' | 'number';

export type Coefficient = {
  name: string;
  /** The row's name in words: `Subject length`, `Industry: finance`. */
  label: string;
  kind: CoefficientKind;
  /** `1.25`, `6 in 100`, `130 words`. */
  effect: string;
  /** The 80% range in the same terms, as `1.10 to 1.42`; null if the row has no spread. */
  range: string | null;
  /** Mean and sd as the model holds them, with their unit. */
  detail: string;
};

function kindOf({ stage, unit }: PriorRow): CoefficientKind {
  if (stage === 'marginal' || stage === 'action') return 'oddsRatio';
  return stage === 'base' && unit.startsWith('share of') ? 'share' : 'number';
}

/** Up to `digits` decimals, without zeros at the end. */
const short = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** A share as a number in 100: whole from 10 up, one decimal below, two below 1. */
export function inHundred(share: number): string {
  if (share >= 0.0995) return short(share * 100, 0);
  return short(share * 100, share < 0.00995 ? 2 : 1);
}

function rangeOf({ mean, sd }: PriorRow, kind: CoefficientKind): [number, number] | null {
  if (sd === 0) return null;
  const half = SPREAD_80 * sd;
  if (kind === 'share') return [sigmoid(logit(mean) - half), sigmoid(logit(mean) + half)];
  if (kind === 'oddsRatio') return [Math.exp(mean - half), Math.exp(mean + half)];
  return [mean - half, mean + half];
}

const formats: Record<CoefficientKind, (value: number) => string> = {
  oddsRatio: (value) => value.toFixed(2),
  share: inHundred,
  number: (value) => short(value, 2),
};

/** Everything a page shows about one row's number. */
export function readCoefficient(row: PriorRow): Coefficient {
  const kind = kindOf(row);
  const format = formats[kind];
  const range = rangeOf(row, kind);
  const shown = format(kind === 'oddsRatio' ? Math.exp(row.mean) : row.mean);
  const effect = kind === 'share' ? `${shown} in 100` : shown;
  return {
    name: row.name,
    label: toLabel(row),
    kind,
    effect,
    range: range && `${format(range[0])} to ${format(range[1])}`,
    detail: `mean ${Number(row.mean.toPrecision(3))}, sd ${Number(row.sd.toPrecision(3))}, ${row.unit}`,
  };
}

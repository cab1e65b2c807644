import { binomialQuantile } from '../model/quantiles.ts';
import { keyedUniform } from '../draws.ts';

/** A forecast rate: Gaussian in log odds, given by its median and the ends of its 80% band. As fractions. */
export type ForecastRate = { median: number; trueRate80: readonly [number, number] };

const Z80 = 1.2815515655446004;

const logit = (share: number): number => Math.log(share / (1 - share));
const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

const POINTS = Array.from({ length: 41 }, (_, index) => (index - 20) / 4);
const WEIGHTS = POINTS.map((value) => Math.exp(-0.5 * value * value));
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/** True rates that represent the band, each with its weight; its two halves may differ in width. */
const listRates = ({ median, trueRate80: [low, high] }: ForecastRate): { rate: number; weight: number }[] => {
  const keep = (share: number) => Math.min(1 - 1e-9, Math.max(1e-9, share));
  const center = logit(keep(median));
  const [below, above] = [(center - logit(keep(low))) / Z80, (logit(keep(high)) - center) / Z80];
  return POINTS.map((point, index) => ({
    rate: sigmoid(center + point * (point < 0 ? below : above)),
    weight: (WEIGHTS[index] ?? 0) / TOTAL,
  }));
};

/** Log of the number of ways to choose, by Stirling's series; exact to eight digits. */
function logChoose(trials: number, count: number): number {
  const logFactorial = (value: number): number => {
    if (value < 15)
      return Math.log(Array.from({ length: value }, (_, index) => index + 1).reduce((product, factor) => product * factor, 1));
    return value * Math.log(value) - value + 0.5 * Math.log(2 * Math.PI * value) + 1 / (12 * value) - 1 / (360 * value ** 3);
  };
  return logFactorial(trials) - logFactorial(count) - logFactorial(trials - count);
}

const logChance = (trials: number, count: number, rate: number): number =>
  logChoose(trials, count) + count * Math.log(rate) + (trials - count) * Math.log1p(-rate);

/** Log of the probability that a forecast gave to a whole count: true rate and chance together. */
export function logScore(forecast: ForecastRate, { trials, count }: { trials: number; count: number }): number {
  const logs = listRates(forecast).map(({ rate, weight }) => Math.log(weight) + logChance(trials, count, rate));
  const top = Math.max(...logs);
  return top + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - top), 0));
}

/** Counts that are possible under a forecast, sorted: true rate and chance together. */
function listCounts(forecast: ForecastRate, trials: number): number[] {
  const rates = listRates(forecast);
  const counts = rates.flatMap(({ rate, weight }, index) =>
    Array.from({ length: Math.max(1, Math.round(weight * 2000)) }, (_, again) =>
      binomialQuantile(trials, rate, keyedUniform('seen', String(index), String(again))),
    ),
  );
  return counts.toSorted((one, other) => one - other);
}

/** The 80% band of the rate that may be observed with this many sends. */
export function seenBand(forecast: ForecastRate, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const counts = listCounts(forecast, trials);
  const at = (share: number) => (counts[Math.floor(share * (counts.length - 1))] ?? 0) / trials;
  return [at(0.1), at(0.9)];
}

/** Position of a count among the possible ones, 0 to 1: the share below it plus half of the share that is equal. */
export function rankOf(forecast: ForecastRate, { trials, count }: { trials: number; count: number }): number {
  const counts = listCounts(forecast, trials);
  const below = counts.filter((value) => value < count).length;
  const equal = counts.filter((value) => value === count).length;
  return (below + equal / 2) / counts.length;
}

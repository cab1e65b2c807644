import { toNormal } from '../draws.ts';
import type { Interval } from '../outcome.ts';

/** Rates are published with nine decimals, so that every platform writes the same digits; zero is +0, never -0. */
export const toNanos = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;

/** The quantile of sorted values at a share of 0 to 1, linear between neighbors. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const [low, high] = [sorted[below] ?? 0, sorted[Math.min(sorted.length - 1, below + 1)] ?? 0];
  return low + (high - low) * (position - below);
}

/** The middle 80% of values, to nine decimals. */
export function interval80(values: Float64Array): Interval {
  const sorted = values.toSorted();
  return [toNanos(quantile(sorted, 0.1)), toNanos(quantile(sorted, 0.9))];
}

/** Above this variance the normal approximation with a skewness term errs by less than a count. */
const LARGE_VARIANCE = 60;

/** The quantile of the number of successes in `trials` at a uniform in (0, 1). */
export function binomialQuantile(trials: number, chance: number, uniform: number): number {
  if (trials === 0 || chance <= 0) return 0;
  if (chance >= 1) return trials;
  if (chance > 0.5) return trials - binomialQuantile(trials, 1 - chance, 1 - uniform);
  const variance = trials * chance * (1 - chance);
  if (variance > LARGE_VARIANCE) {
    const normal = toNormal(uniform);
    const skewed = trials * chance + normal * Math.sqrt(variance) + ((normal * normal - 1) * (1 - 2 * chance)) / 6;
    return Math.min(trials, Math.max(0, Math.round(skewed)));
  }
  let mass = Math.exp(trials * Math.log1p(-chance));
  let below = mass;
  let count = 0;
  while (below < uniform && count < trials) {
    mass *= ((trials - count) / (count + 1)) * (chance / (1 - chance));
    below += mass;
    count += 1;
  }
  return count;
}

import { logLikelihood, type Count } from './tiltedBinomial.ts';

/** A count with the log odds expected of it. */
export type ExpectedCount = Count & { eta: number };

const LEVELS = Float64Array.from({ length: 41 }, (_, index) => (index - 20) / 5);
const OWN = Float64Array.from({ length: 13 }, (_, index) => (index - 6) / 2);
const OWN_WEIGHTS = OWN.map((value) => Math.exp(-0.5 * value * value));
const OWN_TOTAL = OWN_WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/** A sender's level in one rate after some counts: mean and variance of the level, and the log evidence. */
export type LevelPosterior = { mean: number; variance: number; logEvidence: number };

/** Log of the mean of exponentials under weights. */
function logMean(logs: ArrayLike<number>, weights: ArrayLike<number>, total: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < logs.length; index += 1) top = Math.max(top, logs[index] ?? top);
  let sum = 0;
  for (let index = 0; index < logs.length; index += 1) sum += (weights[index] ?? 0) * Math.exp((logs[index] ?? top) - top);
  return top + Math.log(sum / total);
}

/**
 * The posterior of a level shared by all counts, with a Gaussian prior of `levelSd`; each count also has its own part with `ownSd`.
 * Computed on a grid.
 */
export function findLevel(counts: readonly ExpectedCount[], { levelSd, ownSd }: { levelSd: number; ownSd: number }): LevelPosterior {
  const logs = LEVELS.map((level) => -0.5 * level * level);
  const inside = new Float64Array(OWN.length);
  for (const count of counts) {
    LEVELS.forEach((level, index) => {
      OWN.forEach((own, at) => {
        inside[at] = logLikelihood(count, count.eta + levelSd * level + ownSd * own);
      });
      logs[index] = (logs[index] ?? 0) + logMean(inside, OWN_WEIGHTS, OWN_TOTAL);
    });
  }
  const top = Math.max(...logs);
  let [mass, first, second] = [0, 0, 0];
  logs.forEach((log, index) => {
    const weight = Math.exp(log - top);
    const level = levelSd * (LEVELS[index] ?? 0);
    mass += weight;
    first += weight * level;
    second += weight * level * level;
  });
  const mean = first / mass;
  const prior = LEVELS.reduce((sum, level) => sum + Math.exp(-0.5 * level * level), 0);
  return { mean, variance: Math.max(0, second / mass - mean * mean), logEvidence: top + Math.log(mass / prior) };
}

import { getPrior } from '../priors.ts';
import { addOuter, cholesky } from './linear.ts';
import { propagate, type LinearCampaign, type Propagation } from './propagate.ts';
import type { SpreadPosterior } from './sender.ts';

/** Step of the spread's grid, on the log scale; seven steps are a factor of four. */
const SPREAD_STEP = 0.2;
const SPREAD_HALF = 8;

/** The spread's grid with its prior, as unnormalized log weights. */
export function listSpreads(): { spreads: number[]; logs: number[] } {
  const { mean, sd } = getPrior('sender.spread');
  const offsets = Array.from({ length: 2 * SPREAD_HALF + 1 }, (_, index) => (index - SPREAD_HALF) * SPREAD_STEP);
  return { spreads: offsets.map((offset) => Math.exp(mean + offset)), logs: offsets.map((offset) => -0.5 * (offset / sd) ** 2) };
}

/** Converts log weights to shares that add up to 1. */
export function toShares(logs: readonly number[]): number[] {
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Log of the sum of exponentials. */
export const logTotal = (logs: readonly number[]): number => {
  const top = Math.max(...logs);
  return top + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - top), 0));
};

/** What is learned about replies at one bucket. */
export type ReplyPosterior = {
  groups: SpreadPosterior[];
  /** How likely each spread is. */
  spreads: number[];
  logEvidence: number;
  level: { mean: number; square: number };
};

/** Six digits: more would exceed what is known. */
export const keepDigits = (value: number): number => Number(value.toPrecision(6));

/** The lower half of a square root, rows one after the other. */
const packRoot = (root: Float64Array, size: number): number[] =>
  Array.from({ length: size }, (_, row) => [...root.subarray(row * size, row * size + row + 1)].map(keepDigits)).flat();

type Moments = { mean: Float64Array; covariance: Float64Array };

/** One Gaussian with the mean and the covariance of a mixture. */
function matchMoments(runs: readonly Propagation[], shares: readonly number[], size: number): Moments {
  const mean = new Float64Array(size);
  const covariance = new Float64Array(size * size);
  runs.forEach((run, index) => run.mean.forEach((value, at) => (mean[at] = (mean[at] ?? 0) + (shares[index] ?? 0) * value)));
  runs.forEach((run, index) => {
    const share = shares[index] ?? 0;
    run.covariance.forEach((value, at) => (covariance[at] = (covariance[at] ?? 0) + share * value));
    addOuter(
      covariance,
      run.mean.map((value, at) => value - (mean[at] ?? 0)),
      share,
    );
  });
  return { mean, covariance };
}

/** Groups of spreads, each with its own Gaussian: a single Gaussian over all spreads would make the middle of the mixture too wide. */
const GROUPS = 4;
/** Spreads with a smaller share are not stored. */
const LEAST_SHARE = 1e-5;

/** Neighboring spreads, in groups of similar probability. */
function groupSpreads(runs: readonly Propagation[], spreads: readonly number[], size: number): SpreadPosterior[] {
  const groupAt: number[] = [];
  let passed = 0;
  for (const share of spreads) {
    groupAt.push(share < LEAST_SHARE ? -1 : Math.min(GROUPS - 1, Math.floor((passed + share / 2) * GROUPS)));
    passed += share;
  }
  return Array.from({ length: GROUPS }, (_, group) => group).flatMap((group) => {
    const from = groupAt.indexOf(group);
    const to = groupAt.lastIndexOf(group) + 1;
    if (from === -1) return [];
    const share = spreads.slice(from, to).reduce((sum, value) => sum + value, 0);
    const shares = spreads.slice(from, to).map((value) => value / share);
    const { mean, covariance } = matchMoments(runs.slice(from, to), shares, size);
    return [
      {
        share: keepDigits(share),
        mean: Array.from(mean, keepDigits),
        root: packRoot(cholesky(covariance, size), size),
        from,
        spreads: shares.map(keepDigits),
      },
    ];
  });
}

/** The reply at one bucket: every spread of the grid, summarized by a few Gaussians. */
export function learnReplies(campaigns: readonly LinearCampaign[], size: number): ReplyPosterior {
  const grid = listSpreads();
  const runs = grid.spreads.map((spread): Propagation =>
    propagate(
      campaigns.map((campaign) => ({ ...campaign, ownVariance: campaign.ownVariance + spread * spread })),
      size,
    ),
  );
  const logs = runs.map(({ logEvidence }, index) => logEvidence + (grid.logs[index] ?? 0));
  const spreads = toShares(logs);
  const { mean, covariance } = matchMoments(runs, spreads, size);
  const levelSd = getPrior('sender.level').sd;
  const levelMean = (mean[size - 1] ?? 0) * levelSd;
  return {
    groups: groupSpreads(runs, spreads, size),
    spreads,
    logEvidence: logTotal(logs) - logTotal(grid.logs),
    level: { mean: levelMean, square: levelMean ** 2 + (covariance[size * size - 1] ?? 0) * levelSd ** 2 },
  };
}

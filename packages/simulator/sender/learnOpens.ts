import { getPrior } from '../priors.ts';
import { MACHINE_SHARES, machinePrior } from './bucketEvidence.ts';
import { logTotal, toShares } from './learnReplies.ts';
import type { ExpectedCount, LevelPosterior } from './levelPosterior.ts';
import { propagate } from './propagate.ts';

/**
 * The spreads between campaigns that are evaluated, in standard deviations of the spread's prior: assuming too much variation is the more
 * likely mistake.
 */
const SPREAD_OFFSETS: readonly number[] = [-1.5, -0.5, 0.5, 1.5, 2.5, 3.5];

/** What is learned about opens at one bucket; `machines` are the log weights of the shares that machines open. */
export type OpensPosterior = LevelPosterior & { machines: number[] };

/** Tracked opens if machines open a share of the rest: those not opened are a share of what people leave, which reverses the log odds. */
const toUnopened = ({ trials, count, eta }: ExpectedCount, machineShare: number, levelSd: number) => ({
  trials,
  count: trials - count,
  ceiling: 1 - machineShare,
  offset: -eta,
  slopes: Float64Array.of(-levelSd),
});

/** Opens at one bucket, over every share that machines may open and every spread between campaigns. `levelSd` is in log odds. */
export function learnOpens(counts: readonly ExpectedCount[], levelSd: number): OpensPosterior {
  const prior = machinePrior();
  if (counts.length === 0) return { mean: 0, variance: levelSd * levelSd, logEvidence: 0, machines: [...prior] };
  const spread = getPrior('sender.openSpread');
  const spreadLogs = SPREAD_OFFSETS.map((offset) => -0.5 * offset * offset);
  const runs = MACHINE_SHARES.flatMap((share, machine) => {
    const campaigns = counts.map((count) => toUnopened(count, share, levelSd));
    return SPREAD_OFFSETS.map((offset, at) => {
      const ownVariance = Math.exp(2 * (spread.mean + spread.sd * offset));
      const { mean, covariance, logEvidence } = propagate(
        campaigns.map((campaign) => ({ ...campaign, ownVariance })),
        1,
      );
      const log = logEvidence + (prior[machine] ?? 0) + (spreadLogs[at] ?? 0);
      return { machine, log, level: levelSd * (mean[0] ?? 0), variance: levelSd * levelSd * (covariance[0] ?? 0) };
    });
  });
  const shares = toShares(runs.map(({ log }) => log));
  const mean = runs.reduce((sum, { level }, index) => sum + (shares[index] ?? 0) * level, 0);
  return {
    mean,
    variance: runs.reduce((sum, { level, variance }, index) => sum + (shares[index] ?? 0) * (variance + (level - mean) ** 2), 0),
    logEvidence: logTotal(runs.map(({ log }) => log)) - logTotal(prior) - logTotal(spreadLogs),
    machines: MACHINE_SHARES.map((_, index) => logTotal(runs.filter(({ machine }) => machine === index).map(({ log }) => log))),
  };
}

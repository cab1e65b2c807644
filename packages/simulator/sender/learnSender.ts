import { BUCKET_COUNT } from '../outcome.ts';
import { getPrior, priorMean, PRIORS_VERSION } from '../priors.ts';
import { evidenceLog, MACHINE_SHARES, type BucketExpectation } from './bucketEvidence.ts';
import { expectedAtReference, priorSpreads, type ToldRate } from './engineSeam.ts';
import { givenOpen } from './givenOpen.ts';
import { findLevel, type ExpectedCount, type LevelPosterior } from './levelPosterior.ts';
import { learnOpens } from './learnOpens.ts';
import { keepDigits, learnReplies, listSpreads, toShares, type ReplyPosterior } from './learnReplies.ts';
import { dot, findBasis } from './linear.ts';
import type { LinearCampaign } from './propagate.ts';
import type { Adjustment, BucketEvidence, BucketPosterior, PastCampaign, SenderPosterior } from './sender.ts';

/** Raise it if the same history would give a different result. */
export const SENDER_METHOD = '2';

/** Later campaigns are ignored; callers give the newest first. */
export const MAX_CAMPAIGNS = 100;

const BUCKETS = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);

/** With more directions, the rest counts as the campaigns' own variation. */
const MOST_DIRECTIONS = 8;
/** A direction that moves no past campaign by more than this is dropped. In log odds. */
const LEAST_MOVE = 0.04;

type Subspace = { parameters: string[]; basis: Float64Array[]; gradients: Float64Array[][] };

/** The parameter directions that the history can inform. */
function findSubspace(past: readonly PastCampaign[]): Subspace {
  const parameters = [...new Set(past.flatMap(({ expected }) => Object.keys(expected.gradient)))].toSorted();
  const gradients = past.map(({ expected }) =>
    BUCKETS.map((bucket) => Float64Array.from(parameters, (name) => expected.gradient[name]?.[bucket] ?? 0)),
  );
  // The gradient changes little between buckets: three of them span all ten.
  const spanning = gradients.flatMap((atBuckets) => [1, 4, 8].flatMap((bucket) => atBuckets[bucket] ?? []));
  return { parameters, basis: findBasis(spanning, { tolerance: LEAST_MOVE, most: MOST_DIRECTIONS }), gradients };
}

/** Past campaigns at one bucket; the part of their gradient outside the basis counts as their own. */
function toLinear(past: readonly PastCampaign[], { basis, gradients }: Subspace, bucket: number): LinearCampaign[] {
  const levelSd = getPrior('sender.level').sd;
  const unknownText = getPrior('sender.unknownText').sd;
  return past.flatMap(({ delivered, replies, expected }, index) => {
    const gradient = gradients[index]?.[bucket];
    if (replies === null || delivered === 0 || gradient === undefined) return [];
    const { logOdds, ceiling, stretch } = givenOpen(expected, bucket);
    const along = basis.map((direction) => stretch * dot(direction, gradient));
    const rest = Math.max(0, stretch * stretch * dot(gradient, gradient) - dot(along, along));
    return [
      {
        trials: delivered,
        count: replies,
        ceiling,
        offset: logOdds,
        slopes: Float64Array.from([...along, levelSd]),
        ownVariance: rest + (expected.isTextKnown ? 0 : unknownText ** 2),
      },
    ];
  });
}

const unmoved: Adjustment = { shift: 0, scale: 1 };

type Learnt = { adjustment: Adjustment; logEvidence: number };

/** How a level's posterior changes a rate whose total uncertainty was `spread`: the campaign's own part stays. */
function toAdjustment(level: LevelPosterior, spread: number, ownShare: number): Adjustment {
  return { shift: keepDigits(level.mean), scale: keepDigits(Math.sqrt((level.variance + ownShare * spread * spread) / (spread * spread))) };
}

/** One of the rates besides replies at one bucket. */
function learnRate(counts: readonly ExpectedCount[], spread: number): Learnt {
  if (counts.length === 0) return { adjustment: unmoved, logEvidence: 0 };
  const ownShare = priorMean('sender.ownShare');
  const level = findLevel(counts, { levelSd: spread * Math.sqrt(1 - ownShare), ownSd: spread * Math.sqrt(ownShare) });
  return { adjustment: toAdjustment(level, spread, ownShare), logEvidence: level.logEvidence };
}

/** Counts of one reported rate with the expectation at a bucket; campaigns that do not report it are left out. */
function listCounts(past: readonly PastCampaign[], rate: Exclude<ToldRate, 'reply'>, bucket: number): ExpectedCount[] {
  return past.flatMap((campaign) => {
    const { delivered, replies, opened, positive, unsubscribed, spamReports, expected } = campaign;
    const count = { open: opened, positive, unsubscribe: unsubscribed, spam_report: spamReports }[rate];
    const trials = rate === 'positive' ? replies : delivered;
    if (count === null || trials === null || trials <= 0) return [];
    return [{ trials: Math.max(trials, count), count, eta: expected.eta[rate][bucket] ?? 0 }];
  });
}

type LearnedBucket = ReplyPosterior & { adjustments: BucketPosterior['adjustments']; machines: number[]; total: number };

function learnBucket(
  { past, evidence, subspace }: { past: readonly PastCampaign[]; evidence: BucketEvidence; subspace: Subspace },
  bucket: number,
): LearnedBucket {
  const spreads = priorSpreads();
  const rate = (name: Exclude<ToldRate, 'reply'>) => learnRate(listCounts(past, name, bucket), spreads[name][bucket] ?? 1);
  const expected: BucketExpectation = expectedAtReference(bucket);
  const { trackedOpens } = evidence;
  const loose = trackedOpens === undefined ? [] : [{ trials: trackedOpens.of, count: trackedOpens.count, eta: expected.open }];
  const openSpread = spreads.open[bucket] ?? 1;
  const ownShare = priorMean('sender.ownShare');
  const open = learnOpens([...listCounts(past, 'open', bucket), ...loose], openSpread * Math.sqrt(1 - ownShare));
  const [positive, unsubscribe, spam] = [rate('positive'), rate('unsubscribe'), rate('spam_report')];
  const replies = learnReplies(toLinear(past, subspace, bucket), subspace.basis.length + 1);
  return {
    ...replies,
    adjustments: {
      open: toAdjustment(open, openSpread, ownShare),
      positive: positive.adjustment,
      unsubscribe: unsubscribe.adjustment,
      spam_report: spam.adjustment,
    },
    machines: open.machines,
    total:
      replies.logEvidence +
      open.logEvidence +
      positive.logEvidence +
      unsubscribe.logEvidence +
      spam.logEvidence +
      evidenceLog(evidence, bucket, expected),
  };
}

/** A quantile of weighted values, each spread around its position. */
function weightedQuantile(values: readonly number[], weights: readonly number[], share: number): number {
  let passed = 0;
  let [beforeValue, beforeShare] = [values[0] ?? 0, 0];
  for (let index = 0; index < values.length; index += 1) {
    const weight = weights[index] ?? 0;
    const middle = passed + weight / 2;
    const value = values[index] ?? 0;
    if (middle >= share) return beforeValue + (value - beforeValue) * ((share - beforeShare) / Math.max(1e-12, middle - beforeShare));
    passed += weight;
    [beforeValue, beforeShare] = [value, middle];
  }
  return values.at(-1) ?? 0;
}

const summarize = (values: readonly number[], weights: readonly number[]) => {
  const at = (share: number) => keepDigits(weightedQuantile(values, weights, share));
  return { median: at(0.5), interval80: [at(0.1), at(0.9)] as const };
};

/**
 * What a history tells about its sender: for each of the ten buckets its probability, the sender's level and the engine's shared
 * uncertainty, and how much campaigns vary. Pure; an empty history returns the priors. Newest campaigns first: those after `MAX_CAMPAIGNS`
 * are ignored. About 100 ms for twelve campaigns.
 */
export function learnSender(history: readonly PastCampaign[], evidence: BucketEvidence = {}): SenderPosterior {
  const past = history.slice(0, MAX_CAMPAIGNS);
  const subspace = findSubspace(past);
  const learnt = BUCKETS.map((bucket) => learnBucket({ past, evidence, subspace }, bucket));
  const probabilities = toShares(learnt.map(({ total }) => total));
  const over = (of: (bucket: LearnedBucket) => number) =>
    learnt.reduce((sum, bucket, index) => sum + (probabilities[index] ?? 0) * of(bucket), 0);
  const { spreads } = listSpreads();
  const machines = learnt.map((bucket) => toShares(bucket.machines));
  const levelMean = over(({ level }) => level.mean);
  return {
    method: SENDER_METHOD,
    priors: PRIORS_VERSION,
    campaigns: past.length,
    delivered: past.reduce((sum, { delivered }) => sum + delivered, 0),
    parameters: subspace.parameters,
    basis: subspace.basis.map((direction) => Array.from(direction, keepDigits)),
    spreads: spreads.map(keepDigits),
    buckets: learnt.map(({ groups, adjustments }, bucket) => ({
      probability: keepDigits(probabilities[bucket] ?? 0),
      groups,
      adjustments,
    })),
    level: { mean: keepDigits(levelMean), sd: keepDigits(Math.sqrt(Math.max(0, over(({ level }) => level.square) - levelMean ** 2))) },
    spread: summarize(
      spreads,
      spreads.map((_, index) => over(({ spreads: shares }) => shares[index] ?? 0)),
    ),
    machineOpens: summarize(
      MACHINE_SHARES,
      MACHINE_SHARES.map((_, index) =>
        machines.reduce((sum, shares, bucket) => sum + (probabilities[bucket] ?? 0) * (shares[index] ?? 0), 0),
      ),
    ),
  };
}

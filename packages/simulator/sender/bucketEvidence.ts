import { BUCKET_MIDPOINTS, REFERENCE_BUCKET } from '../outcome.ts';
import { getPrior, priorMean } from '../priors.ts';
import { findLevel } from './levelPosterior.ts';
import type { BucketEvidence, SpamBand } from './sender.ts';

const logit = (share: number): number => Math.log(share / (1 - share));
const midpoint = (bucket: number): number => BUCKET_MIDPOINTS[bucket] ?? 0.5;
/** Distance of a bucket from the reference bucket, in log odds of the usual open rate. */
const distance = (bucket: number): number => logit(midpoint(bucket)) - logit(midpoint(REFERENCE_BUCKET));

/** The share of the standard normal distribution below a value (Abramowitz and Stegun 26.2.17, error under 1e-7). */
export function normalShare(value: number): number {
  const step = 1 / (1 + 0.2316419 * Math.abs(value));
  const tail =
    step *
    (0.31938153 + step * (-0.356563782 + step * (1.781477937 + step * (-1.821255978 + step * 1.330274429)))) *
    (Math.exp(-0.5 * value * value) / Math.sqrt(2 * Math.PI));
  return value >= 0 ? 1 - tail : tail;
}

const BAND_EDGES: Record<SpamBand, readonly [from: number, to: number]> = {
  'under_0.1': [0, 0.001],
  '0.1_to_0.3': [0.001, 0.003],
  'over_0.3': [0.003, 1],
};

/** Log likelihood of a provider's spam band at a bucket. */
function spamBandLog(band: SpamBand, bucket: number): number {
  const { mean, sd } = getPrior('sender.spamBand');
  const center = Math.log(mean) + priorMean('sender.spamSlope') * distance(bucket);
  const [from, to] = BAND_EDGES[band];
  const below = (edge: number) => (edge === 0 ? 0 : normalShare((Math.log(edge) - center) / sd));
  return Math.log(Math.max(1e-6, below(to) - below(from)));
}

/** What the engine expects at a bucket, as log odds. */
export type BucketExpectation = { inbox: number; open: number; reply: number };

/** Log likelihood of a sender's evidence besides its campaigns, at one bucket. 0 if there is none. */
export function evidenceLog(evidence: BucketEvidence, bucket: number, expected: BucketExpectation): number {
  let log = 0;
  const { seedTest, bounces, replies, spamBand } = evidence;
  if (seedTest !== undefined) {
    const levelSd = Math.hypot(getPrior('sender.seedTest').sd, getPrior('base.inbox').sd);
    log += findLevel([{ trials: seedTest.of, count: seedTest.count, eta: expected.inbox }], { levelSd, ownSd: 0 }).logEvidence;
  }
  if (bounces !== undefined) {
    const { mean, sd } = getPrior('sender.bounces');
    const eta = logit(mean) + priorMean('sender.bounceSlope') * distance(bucket);
    log += findLevel([{ trials: bounces.of, count: bounces.count, eta }], { levelSd: sd, ownSd: 0 }).logEvidence;
  }
  if (replies !== undefined) {
    const levelSd = Math.hypot(getPrior('sender.level').sd, Math.exp(priorMean('sender.spread')));
    log += findLevel([{ trials: replies.of, count: replies.count, eta: expected.reply }], { levelSd, ownSd: 0 }).logEvidence;
  }
  if (spamBand !== undefined) log += spamBandLog(spamBand, bucket);
  return log;
}

/** Possible shares of unopened emails that machines open, and their prior probabilities. */
export const MACHINE_SHARES: readonly number[] = Array.from({ length: 11 }, (_, index) => index * 0.05);
export const machinePrior = (): readonly number[] => {
  const { sd } = getPrior('sender.machineOpens');
  return MACHINE_SHARES.map((share) => -0.5 * (share / sd) ** 2);
};

import { keyedUniform, toNormal } from '../../draws.ts';
import { getPrior } from '../../priors.ts';
import { givenOpen } from '../givenOpen.ts';
import type { CampaignReading, PastCampaign } from '../sender.ts';

/**
 * An independent sampler of the same model at one bucket: a Markov chain over every parameter, the sender's level, every campaign's own part
 * (elliptical slices, which need no tuning) and the spread (random walk). It shares no algebra with `learnSender`, only the readings.
 */

const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

type Chain = { past: readonly PastCampaign[]; bucket: number; names: readonly string[]; next: CampaignReading };

/** Slopes given open of one reading, in the order of the names. */
function slopesOf(reading: CampaignReading, { bucket, names }: Chain): Float64Array {
  const { stretch } = givenOpen(reading, bucket);
  return Float64Array.from(names, (name) => stretch * (reading.gradient[name]?.[bucket] ?? 0));
}

export type SampledReply = { median: number; interval80: readonly [number, number]; levelMean: number; levelSd: number };

/** The next campaign's true reply rate after `past`, from `count` steps of the chain. */
export function sampleReply(
  past: readonly PastCampaign[],
  { next, bucket, count, seed }: { next: CampaignReading; bucket: number; count: number; seed: string },
): SampledReply {
  const names = [...new Set([...past.map(({ expected }) => expected), next].flatMap(({ gradient }) => Object.keys(gradient)))];
  const chain: Chain = { past, bucket, names, next };
  const rows = past.map(({ delivered, replies, expected }) => ({
    ...givenOpen(expected, bucket),
    slopes: slopesOf(expected, chain),
    unknown: expected.isTextKnown ? 0 : getPrior('sender.unknownText').sd,
    trials: delivered,
    count: replies ?? 0,
  }));
  const levelSd = getPrior('sender.level').sd;
  const spreadPrior = getPrior('sender.spread');
  const size = names.length + 1 + rows.length;
  const future = givenOpen(next, bucket);
  const futureSlopes = slopesOf(next, chain);
  const futureUnknown = next.isTextKnown ? 0 : getPrior('sender.unknownText').sd;
  const uniforms = uniformsOf(seed);
  const normal = () => toNormal(uniforms());
  const dotNames = (slopes: Float64Array, state: Float64Array) =>
    slopes.reduce((sum, slope, index) => sum + slope * (state[index] ?? 0), 0);
  const logLikelihood = (state: Float64Array, logSpread: number): number =>
    rows.reduce((sum, row, index) => {
      const own = Math.hypot(Math.exp(logSpread), row.unknown) * (state[names.length + 1 + index] ?? 0);
      const rate = row.ceiling * sigmoid(row.logOdds + dotNames(row.slopes, state) + levelSd * (state[names.length] ?? 0) + own);
      return sum + row.count * Math.log(rate) + (row.trials - row.count) * Math.log1p(-rate);
    }, 0);
  let state = new Float64Array(size);
  let logSpread = spreadPrior.mean;
  let log = logLikelihood(state, logSpread);
  const rates: number[] = [];
  let [levels, squares, kept] = [0, 0, 0];
  for (let step = 0; step < count; step += 1) {
    const other = Float64Array.from({ length: size }, normal);
    const floor = log + Math.log(uniforms());
    let angle = uniforms() * 2 * Math.PI;
    let [low, high] = [angle - 2 * Math.PI, angle];
    for (;;) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const proposed = state.map((value, index) => value * cos + (other[index] ?? 0) * sin);
      const proposedLog = logLikelihood(proposed, logSpread);
      if (proposedLog > floor) {
        [state, log] = [proposed, proposedLog];
        break;
      }
      if (angle < 0) low = angle;
      else high = angle;
      angle = low + uniforms() * (high - low);
    }
    for (let walk = 0; walk < 3; walk += 1) {
      const proposed = logSpread + 0.4 * normal();
      const proposedLog = logLikelihood(state, proposed);
      const before = -0.5 * ((logSpread - spreadPrior.mean) / spreadPrior.sd) ** 2;
      const after = -0.5 * ((proposed - spreadPrior.mean) / spreadPrior.sd) ** 2;
      if (Math.log(uniforms()) < proposedLog + after - log - before) [logSpread, log] = [proposed, proposedLog];
    }
    if (step < count / 10) continue;
    const level = levelSd * (state[names.length] ?? 0);
    levels += level;
    squares += level * level;
    kept += 1;
    // Several new campaigns for each state of the chain.
    for (let again = 0; again < 4; again += 1) {
      const own = Math.hypot(Math.exp(logSpread), futureUnknown) * normal();
      rates.push(future.ceiling * sigmoid(future.logOdds + dotNames(futureSlopes, state) + level + own));
    }
  }
  const sorted = Float64Array.from(rates).sort();
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0;
  const levelMean = levels / kept;
  return { median: at(0.5), interval80: [at(0.1), at(0.9)], levelMean, levelSd: Math.sqrt(squares / kept - levelMean ** 2) };
}

/** A stream of uniforms from a text: one keyed hash for each. */
export function uniformsOf(seed: string): () => number {
  let index = 0;
  return () => {
    index += 1;
    return keyedUniform(seed, String(index), 'stream');
  };
}

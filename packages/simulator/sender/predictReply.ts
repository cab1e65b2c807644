import { getPrior } from '../priors.ts';
import { normalShare } from './bucketEvidence.ts';
import { givenOpen } from './givenOpen.ts';
import type { CampaignReading, SenderPosterior, SpreadPosterior } from './sender.ts';

/** One Gaussian of a mixture: log odds given open, under a ceiling of opens. */
type Part = { share: number; mean: number; sd: number; ceiling: number };

/** Quantiles of a rate as fractions of delivered emails. */
export type PredictedRate = { median: number; interval80: readonly [number, number] };

const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The slopes of a campaign along the basis, and the variance of its gradient outside it. */
function alongBasis({ parameters, basis }: SenderPosterior, reading: CampaignReading, bucket: number): { along: number[]; rest: number } {
  const { gradient } = reading;
  const slopes = parameters.map((name) => gradient[name]?.[bucket] ?? 0);
  const along = basis.map((direction) => direction.reduce((sum, value, index) => sum + value * (slopes[index] ?? 0), 0));
  const whole = Object.values(gradient).reduce((sum, atBuckets) => sum + (atBuckets[bucket] ?? 0) ** 2, 0);
  const rest = Math.max(0, whole - along.reduce((sum, slope) => sum + slope * slope, 0));
  const { stretch } = givenOpen(reading, bucket);
  return { along: along.map((slope) => stretch * slope), rest: stretch * stretch * rest };
}

/** An element of the packed root. */
const rootAt = (root: readonly number[], row: number, column: number): number => root[(row * (row + 1)) / 2 + column] ?? 0;

/** Mean and variance of slopes . w in one group of spreads. */
export function alongPosterior({ mean, root }: SpreadPosterior, slopes: readonly number[]): { mean: number; variance: number } {
  let variance = 0;
  for (let column = 0; column < slopes.length; column += 1) {
    let sum = 0;
    for (let row = column; row < slopes.length; row += 1) sum += (slopes[row] ?? 0) * rootAt(root, row, column);
    variance += sum * sum;
  }
  return { mean: slopes.reduce((sum, slope, index) => sum + slope * (mean[index] ?? 0), 0), variance };
}

/** The next campaign's log odds of a reply as a mixture of Gaussians: at one bucket, or over all of them. */
function listParts(sender: SenderPosterior, expected: CampaignReading, bucket: number | null): Part[] {
  const levelSd = getPrior('sender.level').sd;
  const unknown = expected.isTextKnown ? 0 : getPrior('sender.unknownText').sd ** 2;
  return sender.buckets.flatMap((posterior, index) => {
    if (bucket !== null && bucket !== index) return [];
    const { along, rest } = alongBasis(sender, expected, index);
    const { logOdds, ceiling } = givenOpen(expected, index);
    return posterior.groups.flatMap((group) => {
      const level = alongPosterior(group, [...along, levelSd]);
      return group.spreads.map((share, at) => ({
        share: (bucket === null ? posterior.probability : 1) * group.share * share,
        mean: logOdds + level.mean,
        ceiling,
        sd: Math.sqrt(level.variance + rest + unknown + (sender.spreads[group.from + at] ?? 0) ** 2),
      }));
    });
  });
}

/** The share of a mixture below a rate. */
function shareBelow(parts: readonly Part[], rate: number): number {
  return parts.reduce((sum, { share, mean, sd, ceiling }) => {
    if (rate >= ceiling) return sum + share;
    const given = rate / ceiling;
    return sum + share * normalShare((Math.log(given / (1 - given)) - mean) / sd);
  }, 0);
}

/** The quantile of a mixture. */
function rateQuantile(parts: readonly Part[], share: number): number {
  let [low, high] = [-30, 30];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (shareBelow(parts, sigmoid(middle)) < share) low = middle;
    else high = middle;
  }
  return sigmoid((low + high) / 2);
}

/**
 * The true reply rate of a sender's next campaign by linear algebra: median and 80% interval, as fractions of delivered emails. For the
 * given bucket, or over all buckets if it is null.
 */
export function predictReply(sender: SenderPosterior, expected: CampaignReading, bucket: number | null): PredictedRate {
  const parts = listParts(sender, expected, bucket);
  const at = (share: number) => rateQuantile(parts, share);
  return { median: at(0.5), interval80: [at(0.1), at(0.9)] };
}

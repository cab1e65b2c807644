import { BUCKET_COUNT } from '../../outcome.ts';
import { getPrior } from '../../priors.ts';
import { givenOpen } from '../givenOpen.ts';
import type { CampaignReading } from '../sender.ts';

/**
 * The same model by brute force, if every campaign has the same reading: then level and shared uncertainty are one number; buckets, that
 * number and the spread are summed over a fine grid, and each campaign's own part over another.
 */

const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
const grid = (count: number, reach: number): number[] =>
  Array.from({ length: count }, (_, index) => ((2 * index) / (count - 1) - 1) * reach);
const gauss = (value: number): number => Math.exp(-0.5 * value * value);

export type GridReply = { buckets: number[]; overall: readonly [number, number, number] };

/** How likely each bucket is, and the 10, 50 and 90% quantiles of the next campaign's rate over all of them. */
export function gridReply(counts: readonly { delivered: number; replies: number }[], reading: CampaignReading): GridReply {
  const [levels, spreads, owns] = [grid(61, 4.5), grid(31, 3), grid(41, 5)];
  const spreadPrior = getPrior('sender.spread');
  const cells: { bucket: number; log: number; center: number; spread: number; ceiling: number }[] = [];
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 1) {
    const { logOdds, ceiling, stretch } = givenOpen(reading, bucket);
    const shared = Object.values(reading.gradient).reduce((sum, slopes) => sum + (stretch * (slopes[bucket] ?? 0)) ** 2, 0);
    const levelSd = Math.sqrt(shared + getPrior('sender.level').sd ** 2);
    for (const place of spreads) {
      const spread = Math.exp(spreadPrior.mean + spreadPrior.sd * place);
      for (const level of levels) {
        const center = logOdds + levelSd * level;
        let log = Math.log(gauss(level)) + Math.log(gauss(place));
        const rates = owns.map((own) => ceiling * sigmoid(center + spread * own));
        for (const { delivered, replies } of counts) {
          const logs = rates.map((rate) => replies * Math.log(rate) + (delivered - replies) * Math.log1p(-rate));
          const top = Math.max(...logs);
          log += top + Math.log(logs.reduce((sum, value, index) => sum + gauss(owns[index] ?? 0) * Math.exp(value - top), 0));
        }
        cells.push({ bucket, log, center, spread, ceiling });
      }
    }
  }
  const top = cells.reduce((most, { log }) => Math.max(most, log), Number.NEGATIVE_INFINITY);
  const weighted: [rate: number, weight: number][] = [];
  const buckets = Array.from({ length: BUCKET_COUNT }, () => 0);
  let total = 0;
  for (const { bucket, log, center, spread, ceiling } of cells) {
    const weight = Math.exp(log - top);
    total += weight;
    buckets[bucket] = (buckets[bucket] ?? 0) + weight;
    if (weight < 1e-7) continue;
    for (const own of owns) weighted.push([ceiling * sigmoid(center + spread * own), weight * gauss(own)]);
  }
  weighted.sort(([one], [other]) => one - other);
  const whole = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  const at = (share: number): number => {
    let passed = 0;
    for (const [rate, weight] of weighted) {
      passed += weight;
      if (passed >= share * whole) return rate;
    }
    return 1;
  };
  return { buckets: buckets.map((weight) => weight / total), overall: [at(0.1), at(0.5), at(0.9)] };
}

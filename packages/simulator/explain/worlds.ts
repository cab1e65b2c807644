import { campaignEffect } from '../model/campaignEffect.ts';
import type { Constants } from '../model/chances.ts';
import { MODEL } from '../model/model.ts';
import { drawParameters, type DrawRange } from '../model/parameterDraws.ts';
import type { Weights } from '../model/predictors.ts';
import { withCampaignEffect } from '../model/rates.ts';

/** A model that may be the true one, at one bucket only. */
export type World = { weights: Weights; constants: Constants };

const atBucket = (constants: Constants, bucket: number): Constants => ({
  ...constants,
  standings: constants.standings.slice(bucket, bucket + 1),
});

export const centralWorld = (bucket: number): World => ({ weights: MODEL.weights, constants: atBucket(MODEL.constants, bucket) });

/** Draws behind the intervals of factors, and those an edit is verified on: neither sees the other's. */
export const FACTOR_DRAWS: DrawRange = { first: 20_000, count: 60 };
export const VERIFYING_DRAWS: DrawRange = { first: 30_000, count: 120 };

const drawn = new Map<string, readonly World[]>();

/** The worlds of a range at a bucket, campaign effect included. Pure, and kept: every campaign meets the same ones. */
export function drawWorlds(range: DrawRange, bucket: number): readonly World[] {
  const key = `${range.first} ${range.count} ${bucket}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const { quantile } = campaignEffect();
  const worlds = drawParameters(range).map(({ weights, constants, campaignUniform }) => ({
    weights,
    constants: withCampaignEffect(atBucket(constants, bucket), quantile(campaignUniform)),
  }));
  drawn.set(key, worlds);
  return worlds;
}

import { campaignEffect } from '../model/campaignEffect.ts';
import type { Constants } from '../model/chances.ts';
import { MODEL } from '../model/model.ts';
import { drawParameters, type DrawRange } from '../model/parameterDraws.ts';
import type { Weights } from '../model/predictors.ts';
import { withCampaignEffect } from '../model/rates.ts';

/** A model at a single bucket: the central one, or a drawn one. */
export type ModelAtBucket = { weights: Weights; constants: Constants };

const atBucket = (constants: Constants, bucket: number): Constants => ({
  ...constants,
  standings: constants.standings.slice(bucket, bucket + 1),
});

export const centralModel = (bucket: number): ModelAtBucket => ({ weights: MODEL.weights, constants: atBucket(MODEL.constants, bucket) });

/** Draws for the intervals of factors, and separate ones for verifying edits. */
export const FACTOR_DRAWS: DrawRange = { first: 20_000, count: 60 };
export const VERIFYING_DRAWS: DrawRange = { first: 30_000, count: 120 };

const drawn = new Map<string, readonly ModelAtBucket[]>();

/**
 * The models of a range at a bucket, with the campaign effect; `spread` is how much more such campaigns vary than usual. Pure and cached:
 * all campaigns share them.
 */
export function drawModels(range: DrawRange, bucket: number, spread = 1): readonly ModelAtBucket[] {
  const key = `${range.first} ${range.count} ${bucket} ${spread}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const { quantile } = campaignEffect(undefined, spread);
  const models = drawParameters(range).map(({ weights, constants, campaignUniform }) => ({
    weights,
    constants: withCampaignEffect(atBucket(constants, bucket), quantile(campaignUniform)),
  }));
  drawn.set(key, models);
  return models;
}

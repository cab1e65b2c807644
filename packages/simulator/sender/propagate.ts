import { addOuter, cholesky, dot, identity, multiply, type Matrix } from './linear.ts';
import { tiltBinomial, type Count } from './tiltedBinomial.ts';

/** A past campaign in linear form: log odds = offset + slopes . w + own, with w standard normal and own of variance `ownVariance`. */
export type LinearCampaign = Count & { offset: number; slopes: Float64Array; ownVariance: number };

/** The Gaussian posterior of w, and the log of the evidence for this setting. */
export type Propagation = { mean: Float64Array; covariance: Matrix; logEvidence: number };

/** Approximation of one likelihood: a Gaussian of the campaign's log odds, as precision and mean. */
type Site = { precision: number; mean: number; logMass: number; cavityMean: number; cavityVariance: number };

const SWEEPS = 8;
const SETTLED = 1e-4;
const LEAST_PRECISION = 1e-6;

type State = { mean: Float64Array; covariance: Matrix };

const effectiveVariance = (site: Site, ownVariance: number): number => 1 / site.precision + ownVariance;

/** Removes one campaign's site, evaluates its counts, and inserts the improved site. Returns how far the site moved. */
function refineSite(state: State, campaign: LinearCampaign, site: Site): number {
  const { slopes, offset, ownVariance } = campaign;
  const pulled = multiply(state.covariance, slopes);
  const variance = dot(slopes, pulled);
  const at = dot(slopes, state.mean);
  const isNew = site.precision === 0;
  const oldWeight = isNew ? 0 : 1 / effectiveVariance(site, ownVariance);
  const oldPull = isNew ? 0 : oldWeight * (site.mean - offset);
  const cavityOwn = 1 / Math.max(1e-9, 1 / variance - oldWeight);
  const cavity = { mean: offset + cavityOwn * (at / variance - oldPull), variance: cavityOwn + ownVariance };
  const tilted = tiltBinomial(campaign, cavity);
  const precision = Math.max(LEAST_PRECISION, 1 / tilted.variance - 1 / cavity.variance);
  const mean = (tilted.mean / tilted.variance - cavity.mean / cavity.variance) / precision;
  const moved = Math.abs(mean - site.mean) * Math.sqrt(precision) + Math.abs(precision - site.precision) / precision;
  Object.assign(site, { precision, mean, logMass: tilted.logMass, cavityMean: cavity.mean, cavityVariance: cavity.variance });
  const weight = 1 / effectiveVariance(site, ownVariance);
  const addedWeight = weight - oldWeight;
  const addedPull = weight * (mean - offset) - oldPull;
  const scale = 1 / (1 + addedWeight * variance);
  for (let index = 0; index < state.mean.length; index += 1) {
    state.mean[index] = (state.mean[index] ?? 0) + scale * (pulled[index] ?? 0) * (addedPull - addedWeight * at);
  }
  addOuter(state.covariance, pulled, -addedWeight * scale);
  return moved;
}

/** Log evidence of converged sites: each likelihood's weight relative to its Gaussian, and the integral of all Gaussians. */
function sumEvidence(campaigns: readonly LinearCampaign[], sites: readonly Site[], mean: Float64Array): number {
  const size = mean.length;
  const precision = identity(size);
  const pull = new Float64Array(size);
  let log = 0;
  campaigns.forEach(({ slopes, offset, ownVariance }, index) => {
    const site = sites[index];
    if (site === undefined) return;
    const spread = site.cavityVariance + 1 / site.precision;
    log += site.logMass + 0.5 * Math.log(spread) + (site.cavityMean - site.mean) ** 2 / (2 * spread);
    const variance = effectiveVariance(site, ownVariance);
    const distance = site.mean - offset;
    addOuter(precision, slopes, 1 / variance);
    for (let at = 0; at < size; at += 1) pull[at] = (pull[at] ?? 0) + (distance / variance) * (slopes[at] ?? 0);
    log -= 0.5 * Math.log(variance) + (distance * distance) / (2 * variance);
  });
  const root = cholesky(precision, size);
  for (let at = 0; at < size; at += 1) log -= Math.log(root[at * size + at] ?? 1);
  return log + 0.5 * dot(pull, mean);
}

/**
 * Expectation propagation: the posterior of w with a standard normal prior, given binomial counts of campaigns whose log odds are linear in
 * w. Every likelihood is log-concave, so it converges; the result is exact for one campaign and nearly exact for many.
 */
export function propagate(campaigns: readonly LinearCampaign[], size: number): Propagation {
  const state: State = { mean: new Float64Array(size), covariance: identity(size) };
  const sites = campaigns.map((): Site => ({ precision: 0, mean: 0, logMass: 0, cavityMean: 0, cavityVariance: 1 }));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let furthest = 0;
    campaigns.forEach((campaign, index) => {
      const site = sites[index];
      if (site !== undefined) furthest = Math.max(furthest, refineSite(state, campaign, site));
    });
    if (furthest < SETTLED) break;
  }
  return { ...state, logEvidence: sumEvidence(campaigns, sites, state.mean) };
}

/** The effect of one edit over parameter draws, in log odds or another scale where 0 is no effect. */
export type DrawnEffect = { mean: number; draws: Float64Array };

const varianceOf = ({ mean, draws }: DrawnEffect): number =>
  draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / Math.max(1, draws.length);

/**
 * The spread of true effects: the part of the observed spread beyond their own uncertainty, with equal weights, or with more weight for
 * certain ones.
 */
function spreadOf(effects: readonly DrawnEffect[], variances: readonly number[], weightOf: (variance: number) => number): number {
  let [sum, total] = [0, 0];
  effects.forEach(({ mean }, index) => {
    const variance = variances[index] ?? 0;
    const weight = weightOf(variance);
    sum += weight * (mean * mean - variance);
    total += weight;
  });
  return total === 0 ? 0 : sum / total;
}

/** Keeps an effect with no uncertainty from outweighing all others. */
const LEAST_VARIANCE = 1e-6;

/** How many effects of one search weigh as much as the average over all searches. */
const KNOWN_WEIGHT = 4;

/**
 * Corrects for the winner's curse among effects that were searched together. Estimates the spread of true effects from all of them and
 * shrinks each toward zero by its uncertainty relative to that spread. Of two estimates of the spread, the larger is used, so that a small
 * certain effect is not lost among uncertain ones, nor a large one among small certain ones. `usual`, the spread over many searches,
 * stabilizes the estimate for a few effects. An edit tried alone keeps its effect; the more were tried, the more of the uncertainty counts
 * as chance.
 */
export function shrinkEffects(effects: readonly DrawnEffect[], usual?: number, searched = effects.length): DrawnEffect[] {
  const variances = effects.map(varianceOf);
  const own = Math.max(
    spreadOf(effects, variances, () => 1),
    spreadOf(effects, variances, (variance) => 1 / Math.max(variance, LEAST_VARIANCE)),
  );
  const spread = Math.max(0, usual === undefined ? own : (KNOWN_WEIGHT * usual + effects.length * own) / (KNOWN_WEIGHT + effects.length));
  return effects.map((effect, index) => {
    const noise = ((searched - 1) / Math.max(1, searched)) * (variances[index] ?? 0);
    const weight = spread + noise === 0 ? 1 : spread / (spread + noise);
    const mean = weight * effect.mean;
    const width = Math.sqrt(weight);
    return { mean, draws: effect.draws.map((draw) => mean + width * (draw - effect.mean)) };
  });
}

/** How many edits a search usually tries for each one it shows. */
const USUALLY_SEARCHED = 6;

/**
 * Corrects one effect by the spread over many searches, independent of the other edits tried: the same change of the same email shows the same
 * figure everywhere, alone or in a version with others.
 */
export function shrinkAlone(effect: DrawnEffect, usual: number): DrawnEffect {
  const [shrunk = effect] = shrinkEffects([effect], usual, USUALLY_SEARCHED);
  return shrunk;
}

/** The effect of one edit over parameter draws, in log odds or another scale where 0 is nothing. */
export type DrawnEffect = { mean: number; draws: Float64Array };

const varianceOf = ({ mean, draws }: DrawnEffect): number =>
  draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / Math.max(1, draws.length);

/** How far true effects spread: what their spread shows beyond their own uncertainty, each counted alike, or the surer ones more. */
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

/** Keeps an effect without any uncertainty from being the only one that counts. */
const LEAST_VARIANCE = 1e-6;

/** How many effects of one search weigh as much as what is known of all searches. */
const KNOWN_WEIGHT = 4;

/**
 * Corrects for the winner's curse among effects that were searched together. How far true effects spread is estimated from all of them; each is
 * drawn toward nothing by its uncertainty against that spread. Of two estimates the larger is taken, so that a small sure effect is not lost
 * among unsure ones, nor a large one among small sure ones. `usual`, the spread over many searches, steadies the estimate of a few effects. An
 * edit tried alone keeps its effect, and the more were tried the more of the uncertainty counts as chance.
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

/** Edits that a search usually tries before one of them is shown. */
const USUALLY_SEARCHED = 6;

/**
 * Corrects one effect by what is known of all searches, whatever else was tried beside it: the same change of the same email has one figure wherever
 * it is shown, alone or in a version with others.
 */
export function shrinkAlone(effect: DrawnEffect, usual: number): DrawnEffect {
  const [shrunk = effect] = shrinkEffects([effect], usual, USUALLY_SEARCHED);
  return shrunk;
}

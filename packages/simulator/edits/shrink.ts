/** The effect of one edit over parameter draws, in log odds or another scale where 0 is nothing. */
export type DrawnEffect = { mean: number; draws: Float64Array };

const varianceOf = ({ mean, draws }: DrawnEffect): number =>
  draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / Math.max(1, draws.length);

/**
 * Corrects for the winner's curse among effects that were searched together. How far true effects spread is what their spread shows beyond their
 * own uncertainty; each is drawn towards nothing by its uncertainty against that spread. An edit tried alone keeps its effect, and the more
 * were tried the more of the uncertainty counts as chance.
 */
export function shrinkEffects(effects: readonly DrawnEffect[]): DrawnEffect[] {
  const searched = effects.length;
  const variances = effects.map(varianceOf);
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, searched);
  const spread = Math.max(0, meanOf(effects.map(({ mean }) => mean * mean)) - meanOf(variances));
  return effects.map((effect, index) => {
    const noise = ((searched - 1) / Math.max(1, searched)) * (variances[index] ?? 0);
    const weight = spread + noise === 0 ? 1 : spread / (spread + noise);
    const mean = weight * effect.mean;
    const width = Math.sqrt(weight);
    return { mean, draws: effect.draws.map((draw) => mean + width * (draw - effect.mean)) };
  });
}

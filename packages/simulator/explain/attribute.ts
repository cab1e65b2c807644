import type { Constants, Standing } from '../model/chances.ts';
import { MODEL } from '../model/model.ts';
import { bundles, countedColumns, PREDICTORS, softCap, softCapSlope, sumOf } from '../model/predictors.ts';
import { openStage, replyStage, type Stage } from '../model/stages.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';
import type { StageName } from './explanation.ts';
import { FACTOR_COUNT, factorIndex, factorOfColumn, SHARED_COLUMNS } from './factors.ts';
import { PATH_NODES } from './quadrature.ts';

export const STAGES = { open: openStage, reply: replyStage } as const satisfies Record<StageName, Stage>;

export const standingAt = (bucket: number, constants: Constants = MODEL.constants): Standing =>
  constants.standings[bucket] ?? { inbox: 0, open: 0 };

const senderAt = factorIndex('sender_standing');

/** Sums of each predictor's bundles at the lead; they grow linearly along the path. */
const bundleSums = (columns: Float64Array): number[][] =>
  bundles.map((list, predictor) => list.map((bundle) => sumOf(bundle, columns, MODEL.weights[predictor] ?? new Float64Array())));

/** A predictor at a point along the path. */
const predictorAt = (sums: readonly number[], predictor: number, at: number): number =>
  sums.reduce((total, sum, index) => total + (bundles[predictor]?.[index]?.joined === 'capped' ? softCap(at * sum) : at * sum), 0);

type Path = { sums: readonly number[][]; from: Standing; to: Standing };

function evaluateAt(stage: Stage, { sums, from, to }: Path, at: number) {
  return stage({
    predictors: Float64Array.from(sums, (ofPredictor, predictor) => predictorAt(ofPredictor, predictor, at)),
    standing: { inbox: from.inbox + at * (to.inbox - from.inbox), open: from.open + at * (to.open - from.open) },
    constants: MODEL.constants,
  });
}

/** Averages along the path: the slope of each bundle, and the two slopes of the sender's standing. */
function integratePath(stage: Stage, path: Path): { slopes: number[][]; standing: Standing } {
  const slopes = path.sums.map((ofPredictor) => ofPredictor.map(() => 0));
  const standing = { inbox: 0, open: 0 };
  for (const { at, weight } of PATH_NODES) {
    const { gradient } = evaluateAt(stage, path, at);
    standing.inbox += weight * (gradient.placement ?? 0);
    standing.open += weight * (gradient.open ?? 0);
    PREDICTORS.forEach((name, predictor) => {
      const slope = gradient[name];
      const ofPredictor = slopes[predictor];
      if (slope === undefined || ofPredictor === undefined) return;
      path.sums[predictor]?.forEach((sum, index) => {
        const cap = bundles[predictor]?.[index]?.joined === 'capped' ? softCapSlope(at * sum) : 1;
        ofPredictor[index] = (ofPredictor[index] ?? 0) + weight * slope * cap;
      });
    });
  }
  return { slopes, standing };
}

/** The quadrature's error, about 1e-12, is distributed by size, so that the sum is exact. */
function spreadResidual(contributions: Float64Array, total: number): void {
  let [sum, size] = [0, 0];
  for (const contribution of contributions) {
    sum += contribution;
    size += Math.abs(contribution);
  }
  if (size === 0) return;
  contributions.forEach((contribution, index) => {
    contributions[index] = contribution + ((total - sum) * Math.abs(contribution)) / size;
  });
}

/** `otherShares`: for each of `SHARED_COLUMNS` the share that is the other factor's. */
export type Attributed = { columns: Float64Array; otherShares: readonly number[] };

/**
 * Aumann-Shapley contributions of every factor, in `FACTOR_IDS` order: along the straight path from the reference lead at 40-50 to this lead at
 * `bucket`. They add up to the difference in log odds of the stage's expected rate.
 */
export function attribute(stageName: StageName, { columns, otherShares }: Attributed, bucket = REFERENCE_BUCKET): Float64Array {
  const stage = STAGES[stageName];
  const path: Path = { sums: bundleSums(columns), from: standingAt(REFERENCE_BUCKET), to: standingAt(bucket) };
  const { slopes, standing } = integratePath(stage, path);
  const contributions = new Float64Array(FACTOR_COUNT);
  const add = (factor: number, amount: number) => {
    contributions[factor] = (contributions[factor] ?? 0) + amount;
  };
  bundles.forEach((list, predictor) => {
    const name = PREDICTORS[predictor];
    const weights = MODEL.weights[predictor];
    if (name === undefined || weights === undefined) return;
    list.forEach((bundle, index) => {
      const slope = slopes[predictor]?.[index] ?? 0;
      for (const column of countedColumns(bundle, columns, weights)) {
        const amount = slope * (weights[column] ?? 0) * (columns[column] ?? 0);
        if (amount === 0) continue;
        const shared = SHARED_COLUMNS.findIndex((one) => one.column === column);
        const given = amount * (otherShares[shared] ?? 0);
        add(factorOfColumn(name, column), amount - given);
        if (given !== 0) add(SHARED_COLUMNS[shared]?.other ?? 0, given);
      }
    });
  });
  add(senderAt, standing.inbox * (path.to.inbox - path.from.inbox) + standing.open * (path.to.open - path.from.open));
  spreadResidual(contributions, evaluateAt(stage, path, 1).logOdds - evaluateAt(stage, path, 0).logOdds);
  return contributions;
}

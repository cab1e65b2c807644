import { anchorRate } from '../model/anchorRate.ts';
import { addExpectedRates, RATE_COUNT } from '../model/chances.ts';
import { COLUMNS } from '../model/columns.ts';
import { fitShifts } from '../model/fitClasses.ts';
import { predict, PREDICTORS, type Predictor, type Weights } from '../model/predictors.ts';
import { interval80, toNanos } from '../model/quantiles.ts';
import { REFERENCE_BUCKET, type Interval } from '../outcome.ts';
import { MODEL } from '../model/model.ts';
import type { StageName } from './explanation.ts';
import { FACTOR_IDS } from '../signs/signs.ts';
import { factorOfColumn, SHARED_COLUMNS } from './factors.ts';
import { centralModel, drawModels, FACTOR_DRAWS, type ModelAtBucket } from './drawnModels.ts';

/** Predictors through which a stage's factors act. Replies are compared with the same people opening. */
const stagePredictors: Record<StageName, readonly Predictor[]> = {
  open: ['placement', 'open'],
  reply: ['reply', 'unsubscribe', 'report_spam', 'forward'],
};
const rateAt: Record<StageName, number> = { open: 1, reply: 2 };

/** At most this many leads represent those a factor affects. */
const MOST_LEADS = 24;

/** Columns that a factor moves, per predictor of the stage; a shared column counts for both its factors. */
function maskOf(stage: StageName, factor: number): boolean[][] {
  return PREDICTORS.map((predictor) =>
    COLUMNS.map((_, column) => {
      if (!stagePredictors[stage].includes(predictor)) return false;
      return factorOfColumn(predictor, column) === factor || SHARED_COLUMNS.some((one) => one.column === column && one.other === factor);
    }),
  );
}

const maskWeights = (weights: Weights, mask: readonly (readonly boolean[])[]): Weights =>
  weights.map((ofPredictor, predictor) => ofPredictor.map((weight, column) => (mask[predictor]?.[column] ? 0 : weight)));

function rateOf(stage: StageName, columns: Float64Array, { weights, constants }: ModelAtBucket): number {
  const table = new Float64Array(RATE_COUNT);
  addExpectedRates(table, { predictors: predict(columns, weights), weight: 1, fits: fitShifts(columns, weights) }, constants);
  return table[rateAt[stage]] ?? 0;
}

export type TouchedGroup = { columns: Float64Array; share: number; contribution: number };
export type Worth = { deltaPoints: number; interval80: Interval };

/** Every n-th affected group, in order of the factor's effect. */
function pickSome(groups: readonly TouchedGroup[]): readonly TouchedGroup[] {
  if (groups.length <= MOST_LEADS) return groups;
  const lined = groups.toSorted((one, other) => one.contribution - other.contribution);
  return Array.from(
    { length: MOST_LEADS },
    (_, index) => lined[Math.floor(((index + 0.5) / MOST_LEADS) * lined.length)] ?? lined[0],
  ).filter((group) => group !== undefined);
}

/**
 * A factor's effect on the stage's rate, in points of emails sent: the current rate minus the rate with the factor at its reference,
 * simulated again for every affected lead; the interval is over parameter draws, on representative leads.
 */
export function measureWorth(
  stage: StageName,
  factor: number,
  { groups, bucket, spread }: { groups: readonly TouchedGroup[]; bucket: number; spread?: number | undefined },
): Worth {
  const mask = maskOf(stage, factor);
  const masked = maskWeights(MODEL.weights, mask);
  // The sender is not a column: its reference is the model at 40-50.
  const otherBucket = FACTOR_IDS[factor] === 'sender_standing' ? REFERENCE_BUCKET : bucket;
  const others = drawModels(FACTOR_DRAWS, otherBucket, spread);
  const center = centralModel(bucket);
  const otherCenter: ModelAtBucket = { ...centralModel(otherBucket), weights: masked };
  const rateIn = (columns: Float64Array, model: ModelAtBucket) => rateOf(stage, columns, model);
  const touched = groups.reduce((sum, { share }) => sum + share, 0);
  if (touched === 0) return { deltaPoints: 0, interval80: [0, 0] };
  const ofAll = (model: ModelAtBucket) => groups.reduce((sum, { columns, share }) => sum + share * rateIn(columns, model), 0) / touched;
  const some = pickSome(groups);
  const ofSome = (model: ModelAtBucket) => some.reduce((sum, { columns }) => sum + rateIn(columns, model), 0) / some.length;
  const [now, without] = [ofAll(center), ofAll(otherCenter)];
  const [someNow, someWithout] = [ofSome(center), ofSome(otherCenter)];
  const drawn = drawModels(FACTOR_DRAWS, bucket, spread).map((model, draw) => {
    const other: ModelAtBucket = { ...(others[draw] ?? model), weights: maskWeights(model.weights, mask) };
    const rate = anchorRate(now, { central: someNow, drawn: ofSome(model) });
    return 100 * touched * (rate - anchorRate(without, { central: someWithout, drawn: ofSome(other) }));
  });
  const total = touched * (now - without);
  return { deltaPoints: toNanos(100 * total), interval80: interval80(Float64Array.from(drawn)) };
}

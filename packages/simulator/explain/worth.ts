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
const ofReplies: readonly Predictor[] = ['reply', 'unsubscribe', 'report_spam', 'forward'];
const stagePredictors: Record<StageName | 'interest', readonly Predictor[]> = {
  open: ['placement', 'open'],
  reply: ofReplies,
  interest: [...ofReplies, 'positive'],
};
const rateAt: Record<StageName, number> = { open: 1, reply: 2 };

/** At most this many leads represent those a factor affects. */
const MOST_LEADS = 24;

const traitColumns = COLUMNS.flatMap(({ group }, column) => (group === 'trait' ? [column] : []));

/**
 * The columns with those traits that count no more than one of them: of the traits of an email only the strongest counts, and without it
 * another, often of the same sentence, would only take its place.
 */
function withWeakerTraits(columns: readonly number[], predictor: Predictor): readonly number[] {
  const sizeOf = (column: number): number => Math.abs(MODEL.weights[PREDICTORS.indexOf(predictor)]?.[column] ?? 0);
  const own = columns.filter((column) => traitColumns.includes(column));
  const most = Math.max(0, ...own.map(sizeOf));
  return own.length === 0 ? columns : [...columns, ...traitColumns.filter((one) => !own.includes(one) && sizeOf(one) <= most)];
}

/** The columns that a factor moves, by the index of the predictor; a shared column counts for both its factors. */
export function movedBy(stage: StageName | 'interest', factor: number): ReadonlyMap<number, readonly number[]> {
  const columnsOf = (predictor: Predictor): number[] =>
    COLUMNS.flatMap((_, column) =>
      factorOfColumn(predictor, column) === factor || SHARED_COLUMNS.some((one) => one.column === column && one.other === factor)
        ? [column]
        : [],
    );
  return new Map(
    stagePredictors[stage].map((predictor) => [PREDICTORS.indexOf(predictor), withWeakerTraits(columnsOf(predictor), predictor)]),
  );
}

/** The model without what a factor moves. */
export function withoutMoved(weights: Weights, moved: ReadonlyMap<number, readonly number[]>): Weights {
  const left = [...weights];
  for (const [predictor, columns] of moved) {
    const own = weights[predictor]?.slice() ?? new Float64Array();
    for (const column of columns) own[column] = 0;
    left[predictor] = own;
  }
  return left;
}

function rateOf(stage: StageName, columns: Float64Array, { weights, constants }: ModelAtBucket): number {
  const table = new Float64Array(RATE_COUNT);
  addExpectedRates(table, { predictors: predict(columns, weights), weight: 1, fits: fitShifts(columns, weights) }, constants);
  return table[rateAt[stage]] ?? 0;
}

/** The rate of a group of leads as they are, in each parameter draw. */
export type DrawnRates = (columns: Float64Array) => Float64Array;

/** Computed once for each group: most groups are affected by many factors. */
export function rateByDraw(stage: StageName, { bucket, spread }: { bucket: number; spread?: number | undefined }): DrawnRates {
  const models = drawModels(FACTOR_DRAWS, bucket, spread);
  const known = new Map<Float64Array, Float64Array>();
  return (columns) => {
    const rates = known.get(columns) ?? Float64Array.from(models, (model) => rateOf(stage, columns, model));
    known.set(columns, rates);
    return rates;
  };
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
  {
    groups,
    bucket,
    spread,
    drawnRates,
  }: { groups: readonly TouchedGroup[]; bucket: number; spread?: number | undefined; drawnRates: DrawnRates },
): Worth {
  const moved = movedBy(stage, factor);
  const masked = withoutMoved(MODEL.weights, moved);
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
  const meanOfSome = (rate: (columns: Float64Array) => number) => some.reduce((sum, { columns }) => sum + rate(columns), 0) / some.length;
  const ofSome = (model: ModelAtBucket) => meanOfSome((columns) => rateIn(columns, model));
  const [now, without] = [ofAll(center), ofAll(otherCenter)];
  const [someNow, someWithout] = [ofSome(center), ofSome(otherCenter)];
  const drawn = drawModels(FACTOR_DRAWS, bucket, spread).map((model, draw) => {
    const other: ModelAtBucket = { ...(others[draw] ?? model), weights: withoutMoved(model.weights, moved) };
    const rate = anchorRate(now, { central: someNow, drawn: meanOfSome((columns) => drawnRates(columns)[draw] ?? 0) });
    return 100 * touched * (rate - anchorRate(without, { central: someWithout, drawn: ofSome(other) }));
  });
  const total = touched * (now - without);
  return { deltaPoints: toNanos(100 * total), interval80: interval80(Float64Array.from(drawn)) };
}

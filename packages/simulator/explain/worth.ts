import { anchorRate } from '../model/anchorRate.ts';
import { addExpectedRates, RATE_COUNT, type Constants, type FitShift } from '../model/chances.ts';
import { COLUMNS } from '../model/columns.ts';
import { fitShifts, isOfFit } from '../model/fitClasses.ts';
import { predict, predictOne, PREDICTORS, type Predictor, type Weights } from '../model/predictors.ts';
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

type Moved = ReadonlyMap<number, readonly number[]>;

/** The columns that a factor moves, by the index of the predictor; a shared column counts for both its factors. */
export function movedBy(stage: StageName | 'interest', factor: number): Moved {
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
export function withoutMoved(weights: Weights, moved: Moved): Weights {
  const left = [...weights];
  for (const [predictor, columns] of moved) {
    const own = weights[predictor]?.slice() ?? new Float64Array();
    for (const column of columns) own[column] = 0;
    left[predictor] = own;
  }
  return left;
}

const table = new Float64Array(RATE_COUNT);

function rateOf(
  stage: StageName,
  { predictors, fits }: { predictors: Float64Array; fits: readonly FitShift[] },
  constants: Constants,
): number {
  table.fill(0);
  addExpectedRates(table, { predictors, weight: 1, fits }, constants);
  return table[rateAt[stage]] ?? 0;
}

/** The predictors of a group of leads as they are under some models, one after the other, and the stage's rate in each. */
type Drawn = { predictors: Float64Array; rates: Float64Array };

function readDrawn(stage: StageName, columns: Float64Array, models: readonly ModelAtBucket[]): Drawn {
  const drawn: Drawn = { predictors: new Float64Array(models.length * PREDICTORS.length), rates: new Float64Array(models.length) };
  models.forEach(({ weights, constants }, draw) => {
    const predictors = predict(columns, weights);
    drawn.predictors.set(predictors, draw * PREDICTORS.length);
    drawn.rates[draw] = rateOf(stage, { predictors, fits: fitShifts(columns, weights) }, constants);
  });
  return drawn;
}

/** A group of leads as they are: in the central model, and in each parameter draw. */
export type DrawnRates = Record<'central' | 'drawn', (columns: Float64Array) => Drawn>;

/** Computed once for each group: most groups are affected by many factors. */
export function rateByDraw(stage: StageName, { bucket, spread }: { bucket: number; spread?: number | undefined }): DrawnRates {
  const keep = (models: readonly ModelAtBucket[]) => {
    const known = new Map<Float64Array, Drawn>();
    return (columns: Float64Array): Drawn => {
      const drawn = known.get(columns) ?? readDrawn(stage, columns, models);
      known.set(columns, drawn);
      return drawn;
    };
  };
  return { central: keep([centralModel(bucket)]), drawn: keep(drawModels(FACTOR_DRAWS, bucket, spread)) };
}

/** A model without what a factor moves: `fits` are the weights by which the fit of a lead moves the predictors. */
type Without = { moved: Moved; own: Weights; fits: Weights; constants: Constants };

function toWithout({ weights, constants }: ModelAtBucket, moved: Moved): Without {
  const own = withoutMoved(weights, moved);
  const movesFit = [...moved.values()].some((columns) => columns.some(isOfFit));
  return { moved, own, fits: movesFit ? own : weights, constants };
}

const without = new Float64Array(PREDICTORS.length);

/** The rate of a group under one of the models it was read in, without what a factor moves: only the predictors that it moves change. */
function rateWithout(
  stage: StageName,
  { columns, predictors }: { columns: Float64Array; predictors: Float64Array },
  { moved, own, fits, constants }: Without,
): number {
  without.set(predictors);
  for (const index of moved.keys()) {
    const ofPredictor = own[index];
    if (ofPredictor !== undefined) without[index] = predictOne(index, columns, ofPredictor);
  }
  return rateOf(stage, { predictors: without, fits: fitShifts(columns, fits) }, constants);
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
  const touched = groups.reduce((sum, { share }) => sum + share, 0);
  if (touched === 0) return { deltaPoints: 0, interval80: [0, 0] };
  const moved = movedBy(stage, factor);
  // The sender is not a column: its reference is the model at 40-50.
  const otherBucket = FACTOR_IDS[factor] === 'sender_standing' ? REFERENCE_BUCKET : bucket;
  const others = drawModels(FACTOR_DRAWS, otherBucket, spread);
  const otherCenter = toWithout(centralModel(otherBucket), moved);
  const nowOf = (columns: Float64Array): number => drawnRates.central(columns).rates[0] ?? 0;
  const withoutOf = (columns: Float64Array): number =>
    rateWithout(stage, { columns, predictors: drawnRates.central(columns).predictors }, otherCenter);
  const meanOfAll = (rate: (columns: Float64Array) => number) =>
    groups.reduce((sum, { columns, share }) => sum + share * rate(columns), 0) / touched;
  const some = pickSome(groups);
  const meanOfSome = (rate: (columns: Float64Array) => number) => some.reduce((sum, { columns }) => sum + rate(columns), 0) / some.length;
  const [now, left] = [meanOfAll(nowOf), meanOfAll(withoutOf)];
  const [someNow, someLeft] = [meanOfSome(nowOf), meanOfSome(withoutOf)];
  const drawn = drawModels(FACTOR_DRAWS, bucket, spread).map((model, draw) => {
    const other = toWithout({ weights: model.weights, constants: (others[draw] ?? model).constants }, moved);
    const from = draw * PREDICTORS.length;
    const drawnNow = meanOfSome((columns) => drawnRates.drawn(columns).rates[draw] ?? 0);
    const drawnLeft = meanOfSome((columns) => {
      const { predictors } = drawnRates.drawn(columns);
      return rateWithout(stage, { columns, predictors: predictors.subarray(from, from + PREDICTORS.length) }, other);
    });
    const rate = anchorRate(now, { central: someNow, drawn: drawnNow });
    return 100 * touched * (rate - anchorRate(left, { central: someLeft, drawn: drawnLeft }));
  });
  const total = touched * (now - left);
  return { deltaPoints: toNanos(100 * total), interval80: interval80(Float64Array.from(drawn)) };
}

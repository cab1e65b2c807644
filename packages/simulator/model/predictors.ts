import { COLUMNS, COLUMN_COUNT } from './columns.ts';
import { findPrior, priorMean } from '../priors.ts';

/**
 * The seven linear parts of the model: placement by content, tendency to open, four action utilities, and the positive share of replies.
 * All in log odds.
 */
export const PREDICTORS = ['placement', 'open', 'reply', 'unsubscribe', 'report_spam', 'positive', 'forward'] as const;
export type Predictor = (typeof PREDICTORS)[number];

/** The outcome in which a predictor's rows are stated. */
export const outcomeOf = {
  placement: 'inbox',
  open: 'open',
  reply: 'reply',
  unsubscribe: 'unsubscribe',
  report_spam: 'report_spam',
  positive: 'positive',
  forward: 'forward_internally',
} as const satisfies Record<Predictor, string>;

/** One weight per column for each predictor, in `PREDICTORS` order. */
export type Weights = readonly Float64Array[];

/** Columns whose effects on one predictor are combined: their sum, their capped sum, or only the strongest. */
export type Bundle = { columns: readonly number[]; joined: 'capped' | 'summed' | 'strongest' };

/** Placement caps subject and body as one sum; every other predictor caps them separately. */
function bundlesOf(predictor: Predictor): readonly Bundle[] {
  const inGroups = (groups: readonly string[]) =>
    COLUMNS.flatMap((column, index) =>
      groups.includes(column.group) && findPrior(`${column.name}.${outcomeOf[predictor]}`) !== undefined ? [index] : [],
    );
  const capped = predictor === 'placement' ? [['subject', 'body']] : [['subject'], ['body']];
  return [
    ...capped.map((groups) => ({ columns: inGroups(groups), joined: 'capped' as const })),
    { columns: inGroups(['substance', 'list', 'recipient']), joined: 'summed' },
    { columns: inGroups(['trait']), joined: 'strongest' },
  ];
}

/** The bundles of each predictor, in `PREDICTORS` order. */
export const bundles: readonly (readonly Bundle[])[] = PREDICTORS.map(bundlesOf);
const cap = priorMean('shape.cap');

/** Nearly the identity up to half the cap, never beyond the cap, odd and smooth. In log odds. */
export const softCap = (sum: number): number => (sum === 0 ? sum : sum / (1 + (sum / cap) ** 4) ** 0.25);
/** Derivative of `softCap`. */
export const softCapSlope = (sum: number): number => (1 + (sum / cap) ** 4) ** -1.25;

/**
 * The columns of a bundle that count: all of them, or the one with the largest effect. They stay the same along a straight path from the
 * reference means.
 */
export function countedColumns({ columns, joined }: Bundle, centered: Float64Array, weights: Float64Array): readonly number[] {
  if (joined !== 'strongest') return columns;
  let [strongest, most]: [readonly number[], number] = [[], 0];
  for (const column of columns) {
    const size = Math.abs((weights[column] ?? 0) * (centered[column] ?? 0));
    if (size > most) [strongest, most] = [[column], size];
  }
  return strongest;
}

/** Weighted sum of one bundle before its cap. */
export const sumOf = (bundle: Bundle, centered: Float64Array, weights: Float64Array): number => {
  let sum = 0;
  for (const column of countedColumns(bundle, centered, weights)) sum += (weights[column] ?? 0) * (centered[column] ?? 0);
  return sum;
};

/** One predictor, by its place in `PREDICTORS`. */
export function predictOne(index: number, centered: Float64Array, weights: Float64Array): number {
  let total = 0;
  for (const bundle of bundles[index] ?? []) {
    const sum = sumOf(bundle, centered, weights);
    total += bundle.joined === 'capped' ? softCap(sum) : sum;
  }
  return total;
}

/** The seven predictors of one centered column vector, in `PREDICTORS` order; all zero at the reference means. */
export function predict(centered: Float64Array, weights: Weights): Float64Array {
  const predictors = new Float64Array(PREDICTORS.length);
  for (let index = 0; index < predictors.length; index += 1) {
    const ofPredictor = weights[index];
    if (ofPredictor !== undefined) predictors[index] = predictOne(index, centered, ofPredictor);
  }
  return predictors;
}

/** Derivatives of one predictor by each column at a centered column vector. */
export function predictorGradient(predictor: Predictor, centered: Float64Array, weights: Weights): Float64Array {
  const gradient = new Float64Array(COLUMN_COUNT);
  const index = PREDICTORS.indexOf(predictor);
  const ofPredictor = weights[index];
  if (ofPredictor === undefined) return gradient;
  for (const bundle of bundles[index] ?? []) {
    const slope = bundle.joined === 'capped' ? softCapSlope(sumOf(bundle, centered, ofPredictor)) : 1;
    for (const column of countedColumns(bundle, centered, ofPredictor)) gradient[column] = slope * (ofPredictor[column] ?? 0);
  }
  return gradient;
}

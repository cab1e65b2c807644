import { DIGITS, HASH_BITS, MIDDLE, numberAt, toFeature } from './symbols.ts';

/**
 * A linear model over hashed features: rows of small integer weights, one column per class. Integers add up to the same sum in any order, on any machine.
 */
export type LinearModel = {
  classes: number;
  /** Log odds of one unit of weight, per class. */
  units: readonly number[];
  /** Log odds of each class when there is no feature. */
  bias: readonly number[];
  /** One more than the row number of each feature's hash; 0 if the model does not know it. */
  rows: Uint32Array;
  /** Row by row, `classes` weights each. */
  weights: Int8Array;
};

/**
 * The stored form: strings with one symbol for each small integer, so that gzip compresses them well.
 * `steps` has the distance of each feature to the one before, `counts` how many weights it has, `classes` and `values` these weights' class and size.
 */
export type PackedModel = {
  /** Hash of the corpus it was trained on. */
  corpus: string;
  classCount: number;
  units: readonly number[];
  bias: readonly number[];
  steps: string;
  counts: string;
  classes: string;
  values: string;
};

/** The stored groups of words with similar meaning: the distance of each word's hash to the previous one, and two symbols for its group. */
export type PackedGroups = { steps: string; groups: string };

/** How context changes the word-based readings: the effect of one step of each input, in units, input by input. */
export type ContextModel = {
  /** Hash of the corpus it was trained on. */
  corpus: string;
  /** Log odds of one unit, per role. */
  units: readonly number[];
  /** The factor on the word-based log odds, and the constant added to them, per role. */
  own: readonly number[];
  bias: readonly number[];
  /** The probability from which a sentence counts as having the role. */
  cuts: readonly number[];
  /** Probabilities above and below which an email is said to have a role, or not to have it. */
  sure: readonly number[];
  ruledOut: readonly number[];
  weights: string;
};

/** Unpacks a model. */
export function unpackModel({ classCount, units, bias, steps, counts, classes, values }: PackedModel): LinearModel {
  const rows = new Uint32Array(1 << HASH_BITS);
  const weights = new Int8Array(counts.length * classCount);
  let [step, entry, feature] = [0, 0, 0];
  for (let row = 0; row < counts.length; row += 1) {
    let digit = numberAt(steps, step);
    feature += digit;
    for (step += 1; digit === DIGITS; step += 1) {
      digit = numberAt(steps, step);
      feature += digit;
    }
    rows[feature] = row + 1;
    for (const end = entry + numberAt(counts, row); entry < end; entry += 1)
      weights[row * classCount + numberAt(classes, entry)] = numberAt(values, entry) - MIDDLE;
  }
  return { classes: classCount, units, bias, rows, weights };
}

/** Adds a feature's weights to the sums; does nothing if the model does not know the feature. */
export function addFeature(sums: Int32Array, { classes, rows, weights }: LinearModel, hash: number): void {
  const row = rows[toFeature(hash)] ?? 0;
  if (row === 0) return;
  const from = (row - 1) * classes;
  for (let index = 0; index < classes; index += 1) sums[index] = (sums[index] ?? 0) + (weights[from + index] ?? 0);
}

export const knowsFeature = ({ rows }: LinearModel, hash: number): boolean => (rows[toFeature(hash)] ?? 0) !== 0;

/** The weight of one feature for one class; 0 if the model does not know the feature. */
export function weightOf({ classes, rows, weights }: LinearModel, hash: number, index: number): number {
  const row = rows[toFeature(hash)] ?? 0;
  return row === 0 ? 0 : (weights[(row - 1) * classes + index] ?? 0);
}

import { createNumberReader, readNumber, readPlain, type NumberReader, type PackedNumbers } from './prefixCode.ts';
import { contextOfClass, contextOfWeight, COUNT, DISTANCE, toWeight } from './rowContexts.ts';
import { HASH_BITS, toFeature } from './symbols.ts';

/**
 * A linear model over hashed features: rows of small integer weights, one column per class. Integers add up to the same sum in any order, on any machine.
 */
export type LinearModel = {
  classes: number;
  /** Log odds of one unit of weight, per class. */
  units: readonly number[];
  /** Log odds of each class when there is no feature. */
  bias: readonly number[];
  /** One bit for each feature that the model knows, and how many it knows before each 32 of them. Small enough to stay in a processor's cache. */
  known: Uint32Array;
  before: Uint32Array;
  /** Row by row, `classes` weights each, in the order of the features. */
  weights: Int8Array;
};

/** The stored form: for each feature its distance to the one before, how many weights it has, and class and size of these. */
export type PackedModel = PackedNumbers & {
  /** Hash of the corpus it was trained on. */
  corpus: string;
  classCount: number;
  units: readonly number[];
  bias: readonly number[];
  /** How many features it has. */
  rows: number;
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

/** A distance of at least 1: its length and first bits, then the bits that are as good as random. */
function readDistance(reader: NumberReader): number {
  const found = readNumber(reader, DISTANCE);
  if (found < 8) return found;
  const rest = (found >>> 2) - 2;
  return ((4 | (found & 3)) << rest) | readPlain(reader, rest);
}

/** Reads the weights of a row. */
function readRow(reader: NumberReader, weights: Int8Array, from: number): void {
  const count = readNumber(reader, COUNT);
  let [index, weight] = [-1, 0];
  for (let left = count; left > 0; left -= 1) {
    index = readNumber(reader, contextOfClass(index, left));
    weight = toWeight(readNumber(reader, contextOfWeight(weight, count)));
    weights[from + index] = weight;
  }
}

/** Unpacks a model. */
export function unpackModel({ classCount, units, bias, rows, ...packed }: PackedModel): LinearModel {
  const known = new Uint32Array((1 << HASH_BITS) / 32);
  const weights = new Int8Array(rows * classCount);
  const reader = createNumberReader(packed);
  let feature = -1;
  for (let row = 0; row < rows; row += 1) {
    feature += readDistance(reader);
    known[feature >>> 5] = (known[feature >>> 5] ?? 0) | (1 << (feature & 31));
    readRow(reader, weights, row * classCount);
  }
  let sum = 0;
  const before = known.map((bits) => {
    const here = sum;
    sum += countBits(bits);
    return here;
  });
  return { classes: classCount, units, bias, known, before, weights };
}

/** How many bits of a 32-bit number are 1. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The row of a feature's weights; -1 if the model does not know the feature. */
export function rowOf({ known, before }: LinearModel, hash: number): number {
  const feature = toFeature(hash);
  const bits = known[feature >>> 5] ?? 0;
  const bit = 1 << (feature & 31);
  return (bits & bit) === 0 ? -1 : (before[feature >>> 5] ?? 0) + countBits(bits & (bit - 1));
}

/** Adds the weights of a row to the sums. */
export function addRow(sums: Int32Array, { classes, weights }: LinearModel, row: number): void {
  const from = row * classes;
  for (let index = 0; index < classes; index += 1) sums[index] = (sums[index] ?? 0) + (weights[from + index] ?? 0);
}

/** Takes the weights of a row from the sums. */
export function takeRow(sums: Int32Array, { classes, weights }: LinearModel, row: number): void {
  const from = row * classes;
  for (let index = 0; index < classes; index += 1) sums[index] = (sums[index] ?? 0) - (weights[from + index] ?? 0);
}

/** Adds a feature's weights to the sums; does nothing if the model does not know the feature. */
export function addFeature(sums: Int32Array, model: LinearModel, hash: number): void {
  const row = rowOf(model, hash);
  if (row >= 0) addRow(sums, model, row);
}

/** The weight of one feature for one class; 0 if the model does not know the feature. */
export function weightOf(model: LinearModel, hash: number, index: number): number {
  const row = rowOf(model, hash);
  return row < 0 ? 0 : (model.weights[row * model.classes + index] ?? 0);
}

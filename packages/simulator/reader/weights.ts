/**
 * A linear model over hashed features: rows of small whole weights, one column per class. Whole numbers add up to the same sum in any
 * order and on any machine.
 */
export type LinearModel = {
  classes: number;
  /** Log odds of one unit of weight, per class. */
  units: readonly number[];
  /** Log odds of each class without any feature. */
  bias: readonly number[];
  /** Row number of a feature's hash. */
  rows: ReadonlyMap<number, number>;
  /** Row by row, `classes` weights each. */
  weights: Int8Array;
};

/** As it is stored: numbers as JSON, the rows packed as base64. */
export type PackedModel = { classes: number; units: readonly number[]; bias: readonly number[]; features: number; packed: string };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Uint8Array(128);
for (let at = 0; at < ALPHABET.length; at += 1) VALUES[ALPHABET.charCodeAt(at)] = at;

function toBytes(base64: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((base64.length * 3) / 4));
  let [held, bits, to] = [0, 0, 0];
  for (let at = 0; at < base64.length; at += 1) {
    held = ((held << 6) | (VALUES[base64.charCodeAt(at)] ?? 0)) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[to] = (held >> bits) & 0xff;
      to += 1;
    }
  }
  return bytes;
}

/** Feature hashes are cut to this many bits where they are stored. */
export const HASH_BITS = 22;
export const toFeature = (hash: number): number => hash >>> (32 - HASH_BITS);

/**
 * Unpacks a model. For each feature, in rising order: the distance to the one before as a variable-length whole number, the number of
 * weights, and a class and a weight each.
 */
export function unpackModel({ classes, units, bias, features, packed }: PackedModel): LinearModel {
  const bytes = toBytes(packed);
  const rows = new Map<number, number>();
  const weights = new Int8Array(features * classes);
  let [at, feature] = [0, 0];
  for (let row = 0; row < features; row += 1) {
    let [step, shift, byte] = [0, 0, 0];
    do {
      byte = bytes[at] ?? 0;
      at += 1;
      step |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte >= 0x80);
    feature += step;
    rows.set(feature, row);
    const count = bytes[at] ?? 0;
    at += 1;
    for (let entry = 0; entry < count; entry += 1) {
      weights[row * classes + (bytes[at] ?? 0)] = ((bytes[at + 1] ?? 0) << 24) >> 24;
      at += 2;
    }
  }
  return { classes, units, bias, rows, weights };
}

/** Adds a feature's weights to the sums; nothing where the model does not know it. */
export function addFeature(sums: Int32Array, { classes, rows, weights }: LinearModel, hash: number): void {
  const row = rows.get(toFeature(hash));
  if (row === undefined) return;
  const from = row * classes;
  for (let index = 0; index < classes; index += 1) sums[index] = (sums[index] ?? 0) + (weights[from + index] ?? 0);
}

/** The weight of one feature for one class, 0 where the model does not know it. */
export function weightOf({ classes, rows, weights }: LinearModel, hash: number, index: number): number {
  const row = rows.get(toFeature(hash));
  return row === undefined ? 0 : (weights[row * classes + index] ?? 0);
}

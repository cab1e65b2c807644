import { DIGITS, MIDDLE, SYMBOLS } from '../../packages/simulator/reader/symbols.ts';
import type { PackedModel } from '../../packages/simulator/reader/weights.ts';
import type { Trained } from './trainLinear.ts';

/** `scales` and the bias of each class calibrate its log odds; `unit` is one step of a weight before calibration. */
export type Packing = { classes: number; unit: number; scales: readonly number[] };

/** Encodes a distance as digits; the highest digit means that it continues. */
export function toDigits(distance: number): string {
  let text = '';
  let left = distance;
  for (; left >= DIGITS; left -= DIGITS) text += SYMBOLS.charAt(DIGITS);
  return text + SYMBOLS.charAt(left);
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * Rounds weights to whole units and carries each rounding error over to the next: an email has many features, whose errors would add up.
 */
function createRounding(unit: number): (weight: number) => number {
  let left = 0;
  return (weight) => {
    if (weight === 0) return 0;
    const wanted = weight / unit + left;
    const units = Math.max(-MIDDLE, Math.min(MIDDLE, Math.round(wanted)));
    left = Math.max(-1, Math.min(1, wanted - units));
    return units;
  };
}

/** Packs weights for `unpackModel`: whole units, features by ascending hash. `hashes` names each feature row. */
export function packModel(
  { weights, bias }: Trained,
  hashes: readonly number[],
  { classes, unit, scales }: Packing,
): Omit<PackedModel, 'corpus'> {
  const packed = { steps: '', counts: '', classes: '', values: '' };
  let before = 0;
  const roundings = Array.from({ length: classes }, () => createRounding(unit));
  const order = hashes.map((hash, row) => ({ hash, row })).toSorted((one, other) => one.hash - other.hash);
  for (const { hash, row } of order) {
    let count = 0;
    for (let index = 0; index < classes; index += 1) {
      const units = roundings[index]?.(weights[row * classes + index] ?? 0) ?? 0;
      if (units === 0) continue;
      packed.classes += SYMBOLS.charAt(index);
      packed.values += SYMBOLS.charAt(units + MIDDLE);
      count += 1;
    }
    if (count === 0) continue;
    packed.steps += toDigits(hash - before);
    packed.counts += SYMBOLS.charAt(count);
    before = hash;
  }
  return {
    classCount: classes,
    units: scales.map((scale) => rounded(scale * unit, 6)),
    bias: [...bias].map((value) => rounded(value, 4)),
    ...packed,
  };
}

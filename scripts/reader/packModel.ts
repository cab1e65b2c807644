import { contextOfClass, contextOfWeight, COUNT, DISTANCE, ROW_CONTEXTS, toNumber } from '../../packages/simulator/reader/rowContexts.ts';
import { DIGITS, MIDDLE, SYMBOLS } from '../../packages/simulator/reader/symbols.ts';
import type { PackedModel } from '../../packages/simulator/reader/weights.ts';
import type { Trained } from './trainLinear.ts';
import { writeNumbers, type Written } from './writeNumbers.ts';

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

/** A distance of at least 1, as `unpackModel` reads it. */
function listDistance(distance: number): Written[] {
  const bits = 31 - Math.clz32(distance);
  if (bits < 2) return [{ context: DISTANCE, number: distance }];
  const rest = bits - 2;
  return [
    { context: DISTANCE, number: 4 * bits + ((distance >>> rest) & 3) },
    { bits: rest, number: distance & ((1 << rest) - 1) },
  ];
}

type Weight = { index: number; units: number };

function listRow(row: readonly Weight[]): Written[] {
  let [before, weight] = [-1, 0];
  const weights = row.flatMap(({ index, units }, at): Written[] => {
    const written = [
      { context: contextOfClass(before, row.length - at), number: index },
      { context: contextOfWeight(weight, row.length), number: toNumber(units) },
    ];
    [before, weight] = [index, units];
    return written;
  });
  return [{ context: COUNT, number: row.length }, ...weights];
}

/** Packs weights for `unpackModel`: whole units, features by ascending hash. `hashes` names each feature row. */
export function packModel(
  { weights, bias }: Trained,
  hashes: readonly number[],
  { classes, unit, scales }: Packing,
): Omit<PackedModel, 'corpus'> {
  const roundings = Array.from({ length: classes }, () => createRounding(unit));
  const rows = hashes
    .map((hash, row) => ({ hash, row }))
    .toSorted((one, other) => one.hash - other.hash)
    .map(({ hash, row }) => ({
      hash,
      kept: roundings
        .map((round, index): Weight => ({ index, units: round(weights[row * classes + index] ?? 0) }))
        .filter(({ units }) => units !== 0),
    }))
    .filter(({ kept }) => kept.length > 0);
  const numbers = rows.flatMap(({ hash, kept }, at) => [...listDistance(hash - (rows[at - 1]?.hash ?? -1)), ...listRow(kept)]);
  return {
    classCount: classes,
    units: scales.map((scale) => rounded(scale * unit, 6)),
    bias: [...bias].map((value) => rounded(value, 4)),
    rows: rows.length,
    ...writeNumbers(numbers, ROW_CONTEXTS),
  };
}

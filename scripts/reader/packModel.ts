import type { PackedModel } from '../../packages/simulator/reader/weights.ts';
import type { Trained } from './trainLinear.ts';

const MOST_UNITS = 127;

/** `scales` and the bias of each class calibrate its log odds. */
export type Packing = { classes: number; unit: number; scales: readonly number[] };

/** Packs weights for `unpackModel`: whole units, features by rising hash. `hashes` names each feature row. */
export function packModel({ weights, bias }: Trained, hashes: readonly number[], { classes, unit, scales }: Packing): PackedModel {
  const rows = hashes
    .map((hash, row) => {
      const entries: number[] = [];
      for (let index = 0; index < classes; index += 1) {
        const units = Math.max(-MOST_UNITS, Math.min(MOST_UNITS, Math.round((weights[row * classes + index] ?? 0) / unit)));
        if (units !== 0) entries.push(index, units & 0xff);
      }
      return { hash, entries };
    })
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => one.hash - other.hash);
  const bytes: number[] = [];
  let before = 0;
  for (const { hash, entries } of rows) {
    let step = hash - before;
    before = hash;
    while (step >= 0x80) {
      bytes.push((step & 0x7f) | 0x80);
      step >>>= 7;
    }
    bytes.push(step, entries.length / 2, ...entries);
  }
  return {
    classes,
    units: scales.map((scale) => Math.round(scale * unit * 1e6) / 1e6),
    bias: [...bias].map((value) => Math.round(value * 1e4) / 1e4),
    features: rows.length,
    packed: Buffer.from(bytes).toString('base64').replaceAll('=', ''),
  };
}

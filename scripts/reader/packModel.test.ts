import { describe, expect, it } from 'vitest';
import { HASH_BITS } from '../../packages/simulator/reader/symbols.ts';
import { rowOf, unpackModel } from '../../packages/simulator/reader/weights.ts';
import { packModel } from './packModel.ts';

const FEATURES = 400;
const UNIT = 1 / 16;

describe('packing weights', () => {
  it('keeps the sum of the weights, however small they are compared with a unit', () => {
    const weights = Float32Array.from({ length: FEATURES }, (_, feature) => (feature % 2 === 0 ? 0.4 : 0.35) * UNIT);
    const hashes = Array.from({ length: FEATURES }, (_, feature) => 7 * feature + 1);
    const packed = packModel({ weights, bias: new Float64Array([0]) }, hashes, { classes: 1, unit: UNIT, scales: [1] });
    const model = unpackModel({ corpus: '', ...packed });
    const sum = UNIT * model.weights.reduce((total, weight) => total + weight, 0);
    const learned = weights.reduce((total, weight) => total + weight, 0);
    expect(Math.abs(sum - learned)).toBeLessThan(UNIT);
  });

  it('returns each weight to its feature and class', () => {
    const [classes, hashes] = [24, [0, 1, 2, 3, 9, 70, 5000, 1_048_575]];
    const weights = Float32Array.from({ length: hashes.length * classes }, (_, place) => (place % 7 === 3 ? 0 : ((place * 37) % 81) - 40));
    const packing = { classes, unit: 1, scales: hashes.map(() => 1) };
    const model = unpackModel({ corpus: '', ...packModel({ weights, bias: new Float64Array(classes) }, hashes, packing) });
    const rows = hashes.map((hash) => rowOf(model, hash << (32 - HASH_BITS)));
    expect(rows).toEqual(hashes.map((_, row) => row));
    expect([...model.weights]).toEqual([...weights]);
  });

  it('keeps a weight of zero at zero', () => {
    const packed = packModel({ weights: new Float32Array([0.4 * UNIT, 0]), bias: new Float64Array([0, 0]) }, [3], {
      classes: 2,
      unit: UNIT,
      scales: [1, 1],
    });
    expect(packed.rows).toBe(0);
  });
});

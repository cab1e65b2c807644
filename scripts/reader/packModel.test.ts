import { describe, expect, it } from 'vitest';
import { unpackModel } from '../../packages/simulator/reader/weights.ts';
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

  it('keeps a weight of zero at zero', () => {
    const packed = packModel({ weights: new Float32Array([0.4 * UNIT, 0]), bias: new Float64Array([0, 0]) }, [3], {
      classes: 2,
      unit: UNIT,
      scales: [1, 1],
    });
    expect(packed.counts).toBe('');
  });
});

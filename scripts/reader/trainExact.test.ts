import { describe, expect, it } from 'vitest';
import { minimize } from './minimize.ts';
import { averageOf, trainExact, type ExactOptions } from './trainExact.ts';
import type { Example } from './trainLinear.ts';

const OPTIONS: ExactOptions = { classes: 2, featureCount: 3, kind: 'one', pull: 0.1, evenness: 0, iterations: 100 };
const example = (features: readonly number[], index: number): Example => ({
  features: Int32Array.from(features),
  values: new Float32Array(features.length).fill(1),
  classes: [index],
});
// The first feature is in every example, the second mostly in the second class, the third in one example of each class.
const EXAMPLES = [
  ...Array.from({ length: 18 }, () => example([0], 0)),
  example([0, 1], 0),
  example([0, 2], 0),
  ...Array.from({ length: 4 }, () => example([0, 1], 1)),
  example([0, 2], 1),
];
const COUNTS = [25, 5, 2];
const kept = { counts: COUNTS, scales: [1, 1, 1], rounds: [] };

/** How much a set of features speaks for the second class. */
function leaning(options: ExactOptions, features: readonly number[]): number {
  const { weights, bias } = trainExact(EXAMPLES, options, kept);
  const score = (index: number) => features.reduce((sum, feature) => sum + (weights[2 * feature + index] ?? 0), bias[index] ?? 0);
  return score(1) - score(0);
}

describe('an exact fit', () => {
  it('finds the lowest point of a narrow valley', () => {
    const found = minimize(
      (point, slope) => {
        const [x, y] = [(point[0] ?? 0) - 3, (point[1] ?? 0) + 2];
        slope.set([2 * x, 200 * y]);
        return 1 + x * x + 100 * y * y;
      },
      new Float64Array(2),
      100,
    );
    expect(found[0]).toBeCloseTo(3, 1);
    expect(found[1]).toBeCloseTo(-2, 1);
  });

  it('tells the classes apart by the feature that differs', () => {
    expect(leaning(OPTIONS, [0, 1])).toBeGreaterThan(0);
    expect(leaning(OPTIONS, [0])).toBeLessThan(0);
  });

  it('gives a rare class more say the more evenly the classes count', () => {
    expect(leaning({ ...OPTIONS, evenness: 1 }, [0])).toBeGreaterThan(leaning(OPTIONS, [0]) + 0.5);
  });

  it('keeps only as many weights as asked', () => {
    const { weights } = trainExact(EXAMPLES, OPTIONS, { ...kept, rounds: [4, 2] });
    expect(weights.filter((weight) => weight !== 0)).toHaveLength(2);
  });

  it('averages weights and biases of two models', () => {
    const [one, other] = [1, 2].map((value) => ({ weights: new Float32Array([value]), bias: new Float64Array([2 * value]) }));
    if (one === undefined || other === undefined) throw new Error('There are two models.');
    expect(averageOf(one, other)).toEqual({ weights: new Float32Array([1.5]), bias: new Float64Array([3]) });
  });
});

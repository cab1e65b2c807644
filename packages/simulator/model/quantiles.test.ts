import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialQuantile, interval80, quantile } from './quantiles.ts';

describe('quantiles', () => {
  it('lie between neighbors', () => {
    expect(quantile([0, 10, 20], 0.5)).toBe(10);
    expect(quantile([0, 10], 0.25)).toBe(2.5);
    expect(interval80(Float64Array.from({ length: 101 }, (_, index) => 100 - index))).toEqual([10, 90]);
  });

  it('find the binomial count that matches the distribution function', () => {
    // For 10 fair coin flips, the probability of at most 5 heads is 0.623, of at most 4 it is 0.377.
    expect(binomialQuantile(10, 0.5, 0.62)).toBe(5);
    expect(binomialQuantile(10, 0.5, 0.63)).toBe(6);
    expect(binomialQuantile(10, 0.5, 0.37)).toBe(4);
    expect(binomialQuantile(200, 0.0015, 0.7)).toBe(0);
    expect(binomialQuantile(200, 0.0015, 0.75)).toBe(1);
  });

  it('stay in range, rise with the uniform and have the right median', () => {
    const chances = fc.double({ min: 0.0001, max: 0.9999, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), chances, chances, (trials, chance, uniform) => {
        const count = binomialQuantile(trials, chance, uniform);
        expect(Number.isInteger(count) && count >= 0 && count <= trials).toBe(true);
        expect(binomialQuantile(trials, chance, Math.min(0.99999, uniform + 0.1))).toBeGreaterThanOrEqual(count);
        expect(Math.abs(binomialQuantile(trials, chance, 0.5) - trials * chance)).toBeLessThan(1.01);
      }),
    );
  });

  it('are exact if the count is certain', () => {
    expect([binomialQuantile(0, 0.5, 0.5), binomialQuantile(9, 0, 0.5), binomialQuantile(9, 1, 0.5)]).toEqual([0, 0, 9]);
  });
});

import { assert, integer, double, property, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedCount, twoDecimals } from './numberText.ts';

function always<Value>(values: Arbitrary<Value>, check: (value: Value) => void): void {
  const holds = property(values, (value) => {
    check(value);
  });
  assert(holds, { numRuns: 2000 });
}

describe('numbers as text', () => {
  const counts = new Intl.NumberFormat('en-US');
  const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  it('groups a count as the language data does', () => {
    always(integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }), (count) =>
      expect(groupedCount(count)).toBe(counts.format(count)),
    );
  });

  it('rounds to two decimals as the language data does', () => {
    always(double({ min: -1e9, max: 1e9, noNaN: true }), (value) => expect(twoDecimals(value || 0)).toBe(decimals.format(value || 0)));
  });

  it('rounds a half away from zero, also where the nearest binary number is below it', () => {
    expect([1.005, 12.345, 99.995, 0.125, -0.005].map(twoDecimals)).toEqual(['1.01', '12.35', '100.00', '0.13', '-0.01']);
  });

  it('agrees on each share of up to 200 leads', () => {
    for (let all = 1; all <= 200; all += 1) {
      for (let some = 0; some <= all; some += 1) expect(twoDecimals((some * 100) / all)).toBe(decimals.format((some * 100) / all));
    }
  });
});

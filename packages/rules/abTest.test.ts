import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couldBeChance, differenceOf, emailsPerVersion } from './abTest.ts';

describe('emails for an A/B test', () => {
  // The values of power.prop.test(p1, p2, power = 0.8) in R, with n rounded up.
  it.each([
    [0.5, 0.6, 388],
    [0.1, 0.15, 686],
    [0.3, 0.4, 356],
    [0.02, 0.03, 3826],
    [0.5, 0.75, 58],
  ])('between %d and %d are as published', (first, second, mails) => {
    expect(emailsPerVersion(first, second)).toBe(mails);
    expect(emailsPerVersion(second, first)).toBe(mails);
  });

  it('are infinite if nothing differs, and refuse values that are not rates', () => {
    expect(emailsPerVersion(0.03, 0.03)).toBeNull();
    expect(() => emailsPerVersion(-0.1, 0.5)).toThrow(RangeError);
    expect(() => emailsPerVersion(Number.NaN, 0.5)).toThrow(RangeError);
  });

  it('grow as rates come closer', () => {
    const sizes = [0.05, 0.04, 0.035, 0.031].map((second) => emailsPerVersion(0.03, second) ?? 0);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });
});

describe('the difference of two rates', () => {
  it('has the published interval of 56 of 70 against 48 of 80', () => {
    // Newcombe 1998, table II, method 10: 0.0524 to 0.3339, from the score intervals of either proportion.
    const one = { rate: 48 / 80, low: 0.4905, high: 0.7004 };
    const other = { rate: 56 / 70, low: 0.6918, high: 0.8769 };
    const { rate, low, high } = differenceOf(one, other);
    expect([rate, low, high].map((value) => Number(value.toFixed(3)))).toEqual([0.2, 0.052, 0.334]);
  });

  it('lies inside its interval, changes sign with the order, and could be chance exactly if 0 is inside', () => {
    const measured = fc
      .tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      )
      .map((values) => values.toSorted((a, b) => a - b))
      .map(([low = 0, rate = 0, high = 0]) => ({ low, rate, high }));
    fc.assert(
      fc.property(measured, measured, (first, second) => {
        const there = differenceOf(first, second);
        const back = differenceOf(second, first);
        expect(there.low).toBeLessThanOrEqual(there.rate);
        expect(there.high).toBeGreaterThanOrEqual(there.rate);
        expect(back.low).toBeCloseTo(-there.high, 12);
        expect(couldBeChance(there)).toBe(there.low <= 0 && there.high >= 0);
      }),
    );
  });
});

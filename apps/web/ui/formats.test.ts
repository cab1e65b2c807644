import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRatio } from '@coldcast/rules/formatRatio';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatFraction,
  formatFullDate,
  formatResults,
  formatSignedCount,
  formatInHundred,
} from './formats.ts';

describe('formats', () => {
  it.each([
    [186, 409, '45.48%'],
    [0, 409, '0.00%'],
    [409, 409, '100.00%'],
    [0, 0, '-'],
  ])('writes %i of %i as %s', (numerator, denominator, text) => {
    expect(formatRatio(numerator, denominator)).toBe(text);
  });

  it('writes a fraction with two decimals', () => {
    expect(formatFraction(0.027)).toBe('2.70%');
  });

  it.each([
    [2500, '+2,500'],
    [-412, '-412'],
    [0, '0'],
  ])('signs %i as %s', (count, text) => {
    expect(formatSignedCount(count)).toBe(text);
  });

  it('writes a calendar day like a date', () => {
    expect(formatDay('2026-08-01')).toBe('8/1/2026');
  });

  it('counts one result and many results', () => {
    expect([0, 1, 12].map(formatResults)).toEqual(['0 results', '1 result', '12 results']);
  });

  it('leaves month and day unpadded and pads the time', () => {
    const local = new Date(2026, 2, 5, 9, 4, 7);
    expect(formatDateTime(local.toISOString())).toBe('3/5 09:04');
    expect(formatDate(local.toISOString())).toBe('3/5/2026');
    expect(formatFullDate(local.toISOString())).toMatch(/^2026-03-05 09:04:07 \S+/);
  });

  it('always has two decimals and a percent sign', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 5000 }), (numerator, denominator) =>
        /^[\d,]+\.\d\d%$/.test(formatRatio(numerator, denominator)),
      ),
    );
  });
});

describe('formatInHundred', () => {
  it('keeps one decimal below ten and none from ten up', () => {
    expect([0.449, 0.027, 0.0636, 0.0098, 0.1, 0.0996].map(formatInHundred)).toEqual(['45', '2.7', '6.4', '1', '10', '10']);
  });
});

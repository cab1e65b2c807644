import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, periodEnd } from './billingPeriods.ts';

const at = (text: string) => new Date(text);

describe('addMonths', () => {
  it.each([
    ['2026-01-31T10:20:30.456Z', 1, '2026-02-28T10:20:30.456Z'],
    ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', 2, '2026-03-31T00:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', 3, '2026-04-30T00:00:00.000Z'],
    ['2026-12-15T23:59:59.999Z', 1, '2027-01-15T23:59:59.999Z'],
    ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 48, '2032-02-29T12:00:00.000Z'],
    ['2026-05-31T00:00:00.000Z', 0, '2026-05-31T00:00:00.000Z'],
  ])('moves %s by %i months to %s', (from, months, to) => {
    expect(addMonths(at(from), months).toISOString()).toBe(to);
  });
});

describe('periodEnd', () => {
  const anchor = at('2026-01-31T09:00:00.000Z');

  it('comes back to the 31st after a short month', () => {
    const ends = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'].map((day) =>
      periodEnd(anchor, 'month', at(`${day}T09:00:00.000Z`))
        .toISOString()
        .slice(0, 10),
    );
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('lasts a calendar year on an annual plan', () => {
    expect(periodEnd(anchor, 'year', anchor)).toEqual(at('2027-01-31T09:00:00.000Z'));
    expect(periodEnd(at('2028-02-29T00:00:00Z'), 'year', at('2028-02-29T00:00:00Z'))).toEqual(at('2029-02-28T00:00:00Z'));
  });

  it('counts an annual period from any monthly boundary', () => {
    expect(periodEnd(anchor, 'year', at('2026-02-28T09:00:00.000Z'))).toEqual(at('2027-02-28T09:00:00.000Z'));
    expect(periodEnd(anchor, 'year', at('2026-03-31T09:00:00.000Z'))).toEqual(at('2027-03-31T09:00:00.000Z'));
  });

  it('keeps its hour over changes of daylight saving time', () => {
    expect(periodEnd(at('2026-03-15T01:30:00Z'), 'month', at('2026-03-15T01:30:00Z'))).toEqual(at('2026-04-15T01:30:00Z'));
    expect(periodEnd(at('2026-10-20T01:30:00Z'), 'month', at('2026-10-20T01:30:00Z'))).toEqual(at('2026-11-20T01:30:00Z'));
  });

  it('moves a start between two boundaries to a boundary', () => {
    expect(periodEnd(anchor, 'month', at('2026-03-10T00:00:00Z'))).toEqual(at('2026-03-31T09:00:00Z'));
    expect(periodEnd(anchor, 'month', at('2026-02-28T08:59:59.999Z'))).toEqual(at('2026-02-28T09:00:00Z'));
  });

  it('lays periods end to end, 27 to 32 days each, on the anchor day or the last day of the month', () => {
    const anchors = fc.date({ min: at('2024-01-01T00:00:00Z'), max: at('2040-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(anchors, fc.integer({ min: 1, max: 60 }), (first, periods) => {
        let start = first;
        for (let index = 1; index <= periods; index += 1) {
          const end = periodEnd(first, 'month', start);
          const days = (end.getTime() - start.getTime()) / 86_400_000;
          expect(days).toBeGreaterThanOrEqual(27);
          expect(days).toBeLessThanOrEqual(32);
          expect(end).toEqual(addMonths(first, index));
          start = end;
        }
      }),
    );
  });
});

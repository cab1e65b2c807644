import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMN_COUNT, columnIndex } from '../model/columns.ts';
import { MODEL } from '../model/model.ts';
import { predict } from '../model/predictors.ts';
import { attribute, STAGES, standingAt } from './attribute.ts';
import { factorIndex } from './factors.ts';

const vectors = fc
  .array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: COLUMN_COUNT, maxLength: COLUMN_COUNT })
  .map((values) => Float64Array.from(values));
const stages = fc.constantFrom('open' as const, 'reply' as const);
const buckets = fc.integer({ min: 0, max: 9 });

const logOdds = (stage: 'open' | 'reply', columns: Float64Array, bucket: number): number =>
  STAGES[stage]({ predictors: predict(columns, MODEL.weights), standing: standingAt(bucket), constants: MODEL.constants }).logOdds;
const sumOf = (contributions: Float64Array): number => contributions.reduce((sum, value) => sum + value, 0);

describe('attribute', () => {
  it('adds up to the difference in log odds', () => {
    fc.assert(
      fc.property(stages, vectors, buckets, (stage, columns, bucket) => {
        const total = logOdds(stage, columns, bucket) - logOdds(stage, new Float64Array(COLUMN_COUNT), 4);
        const sum = sumOf(attribute(stage, { columns, otherShares: [0.5] }, bucket));
        expect(Math.abs(sum - total)).toBeLessThan(1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the reference lead no contributions', () => {
    expect(sumOf(attribute('open', { columns: new Float64Array(COLUMN_COUNT), otherShares: [1] }).map(Math.abs))).toBe(0);
  });

  it('gives a single factor the whole difference', () => {
    const columns = new Float64Array(COLUMN_COUNT);
    columns[columnIndex('calendarLink')] = 1;
    const contributions = attribute('reply', { columns, otherShares: [1] });
    expect(contributions[factorIndex('calendar_link')]).toBeCloseTo(sumOf(contributions), 12);
    expect(contributions[factorIndex('calendar_link')]).toBeLessThan(-0.2);
  });

  it('separates content’s effect on placement from the subject’s own effect', () => {
    const columns = new Float64Array(COLUMN_COUNT);
    columns[columnIndex('subjectAllCaps')] = 1;
    const contributions = attribute('open', { columns, otherShares: [1] });
    expect(contributions[factorIndex('placement')]).toBeLessThan(0);
    expect(contributions[factorIndex('subject_shouting')]).toBeLessThan(0);
  });

  it('separates the sender’s standing from the email at another bucket', () => {
    const contributions = attribute('open', { columns: new Float64Array(COLUMN_COUNT), otherShares: [1] }, 1);
    expect(contributions[factorIndex('sender_standing')]).toBeLessThan(-1);
  });
});

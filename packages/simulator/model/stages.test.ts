import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFERENCE_BUCKET } from '../outcome.ts';
import { addExpectedRates, logit, RATE_COUNT } from './chances.ts';
import { COLUMN_COUNT, COLUMNS } from './columns.ts';
import { MODEL } from './model.ts';
import { predict } from './predictors.ts';
import { evaluateStage, openStage, replyStage, type ColumnPoint } from './stages.ts';

const standing = MODEL.constants.standings[REFERENCE_BUCKET] ?? { inbox: 0, open: 0 };
const pointAt = (columns: Float64Array): ColumnPoint => ({ columns, weights: MODEL.weights, standing, constants: MODEL.constants });
const vectors = fc
  .array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: COLUMN_COUNT, maxLength: COLUMN_COUNT })
  .map((values) => Float64Array.from(values))
  // If two traits move an outcome equally, a small step changes which of them counts.
  .map((columns) =>
    columns.map((value, index) => (COLUMNS[index]?.group === 'trait' ? Math.sign(value || 1) * (0.2 + index / 100) : value)),
  );

const STEP = 1e-5;

describe.each([
  ['the open stage', openStage],
  ['the reply stage', replyStage],
])('%s', (_name, stage) => {
  it('has the slopes that small steps show', () => {
    fc.assert(
      fc.property(vectors, fc.integer({ min: 0, max: COLUMN_COUNT - 1 }), (columns, index) => {
        const { byColumn } = evaluateStage(stage, pointAt(columns));
        const moved = (by: number) =>
          evaluateStage(stage, pointAt(columns.map((value, at) => (at === index ? value + by : value)))).logOdds;
        expect(byColumn[index]).toBeCloseTo((moved(STEP) - moved(-STEP)) / (2 * STEP), 6);
      }),
      { numRuns: 300 },
    );
  });

  it('has the slopes by the sender that small steps show', () => {
    const columns = new Float64Array(COLUMN_COUNT).fill(0.3);
    const { byStanding } = evaluateStage(stage, pointAt(columns));
    for (const part of ['inbox', 'open'] as const) {
      const moved = (by: number) =>
        evaluateStage(stage, { ...pointAt(columns), standing: { ...standing, [part]: standing[part] + by } }).logOdds;
      expect(byStanding[part]).toBeCloseTo((moved(STEP) - moved(-STEP)) / (2 * STEP), 6);
    }
  });

  it('agrees with the expected rates', () => {
    fc.assert(
      fc.property(vectors, (columns) => {
        const rates = new Float64Array(RATE_COUNT);
        const constants = { ...MODEL.constants, standings: [standing] };
        addExpectedRates(rates, { predictors: predict(columns, MODEL.weights), weight: 1 }, constants);
        const [, open = 0, reply = 0] = rates;
        expect(evaluateStage(stage, pointAt(columns)).logOdds).toBeCloseTo(logit(stage === openStage ? open : reply / open), 9);
      }),
      { numRuns: 100 },
    );
  });
});

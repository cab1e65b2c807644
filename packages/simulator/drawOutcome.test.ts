import { describe, expect, it } from 'vitest';
import { drawLeadFit, drawOutcome, seedLanes } from './drawOutcome.ts';
import { keyedUniform } from './draws.ts';
import { isPositive, RATE_COUNT, RATE_NAMES } from './model/chances.ts';
import { COLUMN_COUNT } from './model/columns.ts';
import { groupLeads } from './model/groups.ts';
import { MODEL } from './model/model.ts';
import { predict } from './model/predictors.ts';
import { groupRates } from './model/rates.ts';
import { BUCKET_COUNT, type LeadOutcome } from './outcome.ts';

const COUNT = 30_000;
const vectors = Array.from({ length: 100 }, (_, index) =>
  Float64Array.from({ length: COLUMN_COUNT }, (_value, column) => keyedUniform('mix', String(index), String(column)) - 0.5),
);
const seed = seedLanes('luck');
const predictorsOf = (leadKey: string, columns: Float64Array) => predict(drawLeadFit(seed, { leadKey, columns }), MODEL.weights);
const outcomes = Array.from({ length: COUNT }, (_, index) =>
  drawOutcome(
    seed,
    { leadKey: `lead-${index}`, predictors: predictorsOf(`lead-${index}`, vectors[index % vectors.length] ?? new Float64Array()) },
    MODEL.constants,
  ),
);
const expected = groupRates(groupLeads(vectors.map((vector) => [vector])), 0, MODEL);

type Drawn = Omit<LeadOutcome, 'displayName'>;
const isOpened = ({ opensFrom }: Drawn, bucket: number) => opensFrom !== null && opensFrom <= bucket;
const happens: Partial<Record<(typeof RATE_NAMES)[number], (outcome: Drawn, bucket: number) => boolean>> = {
  inbox: ({ inboxFrom }, bucket) => inboxFrom !== null && inboxFrom <= bucket,
  open: isOpened,
  reply: (outcome, bucket) => isOpened(outcome, bucket) && outcome.action === 'reply',
  interest: (outcome, bucket) => isOpened(outcome, bucket) && outcome.intent !== null && isPositive(outcome.intent),
  unsubscribe: (outcome, bucket) => isOpened(outcome, bucket) && outcome.action === 'unsubscribe',
  delete: (outcome, bucket) => isOpened(outcome, bucket) && outcome.action === 'delete',
};

describe('drawn outcomes', () => {
  it.each(Object.entries(happens))('bring %s as often as the formulas expect, at every bucket', (name, isSo) => {
    const rate = RATE_NAMES.findIndex((candidate) => candidate === name);
    for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 1) {
      const share = expected[bucket * RATE_COUNT + rate] ?? 0;
      const count = outcomes.filter((outcome) => isSo(outcome, bucket)).length;
      // Four standard errors: by chance once in 16,000, and the random draws are fixed.
      expect(Math.abs(count - COUNT * share), `bucket ${bucket}`).toBeLessThan(4 * Math.sqrt(COUNT * share * (1 - share)));
    }
  });

  it('have an intent for every reply', () => {
    const replies = outcomes.filter(({ action }) => action === 'reply');
    expect(replies.length).toBeGreaterThan(100);
    for (const { intent } of replies) expect(intent).not.toBeNull();
  });
});

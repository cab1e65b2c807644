import { describe, expect, it } from 'vitest';
import { buildLead } from '../testing/buildLead.ts';
import { COLUMN_COUNT, COLUMNS, columnIndex, readColumns } from './columns.ts';
import { MODEL } from './model.ts';
import { predict, PREDICTORS, softCap } from './predictors.ts';
import { readEmail } from '../reading/readEmail.ts';
import { readPersona } from '../persona/readPersona.ts';
import type { Feature } from '../signs/features.ts';

const lead = buildLead();
const input = {
  values: readEmail(lead, { contactsAtCompany: 1, ownWords: [] }).values,
  persona: readPersona(lead),
  contactsAtCompany: 1,
  leadCount: 200,
};
const columnAt = (name: string, feature: Feature, value: number | null): number =>
  readColumns({ ...input, values: { ...input.values, [feature]: value } })[columnIndex(name)] ?? 0;
const predictorAt = (columns: Float64Array, name: (typeof PREDICTORS)[number]): number =>
  predict(columns, MODEL.weights)[PREDICTORS.indexOf(name)] ?? 0;

describe('the cap on summed effects', () => {
  it('hardly changes single effects and never lets a sum exceed 1.2', () => {
    expect(softCap(0.3) / 0.3).toBeGreaterThan(0.998);
    expect(softCap(50)).toBeLessThanOrEqual(1.2);
    expect(softCap(-50)).toBeGreaterThanOrEqual(-1.2);
    for (let sum = -6; sum < 6; sum += 0.1) expect(softCap(sum + 0.1)).toBeGreaterThan(softCap(sum));
  });

  it('applies to subject and body separately, and to placement as one', () => {
    const worst = Float64Array.from(COLUMNS, ({ group }, index) =>
      group === 'subject' || group === 'body' ? -20 * Math.sign(MODEL.weights[2]?.[index] || MODEL.weights[0]?.[index] || 0) : 0,
    );
    expect(predictorAt(worst, 'reply')).toBeLessThan(-2.3);
    expect(predictorAt(worst, 'reply')).toBeGreaterThanOrEqual(-2.4);
    expect(Math.abs(predictorAt(worst, 'placement'))).toBeLessThanOrEqual(1.2);
  });
});

describe('columns', () => {
  it('are all zero at the reference means', () => {
    expect([...predict(new Float64Array(COLUMN_COUNT), MODEL.weights)]).toEqual(PREDICTORS.map(() => 0));
  });

  it('are flat from 20 to 130 words of body and then fall with the logarithm, even past 1,000', () => {
    const at = (words: number) => columnAt('bodyLength', 'bodyWords', words);
    expect([20, 40, 90, 130].map(at)).toEqual([0, 0, 0, 0]);
    expect(at(260) - at(130)).toBeCloseTo(at(1040) - at(520), 12);
    expect(at(2000)).toBeLessThan(at(1000));
  });

  it('fall with every word of the subject from the fifth on', () => {
    const ladder = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15].map((words) => columnAt('subjectLength', 'subjectWords', words));
    expect(new Set(ladder.slice(0, 4)).size).toBe(1);
    for (let rung = 4; rung < ladder.length; rung += 1) expect(ladder[rung]).toBeLessThan(ladder[rung - 1] ?? 0);
  });

  it('fall with the reading grade from 4 to 15 and no further', () => {
    const ladder = [3, 4, 6, 8, 10, 12, 15, 18].map((grade) => columnAt('readingGrade', 'readingGrade', grade));
    expect(ladder).toEqual(ladder.toSorted((one, other) => other - one));
    expect(ladder[0]).toBe(ladder[1]);
    expect(ladder[6]).toBe(ladder[7]);
  });

  it('penalize a single block more and more from 40 to 80 words, and never a body with paragraphs', () => {
    const at = (bodyWords: number, paragraphs: number) =>
      readColumns({ ...input, values: { ...input.values, bodyWords, paragraphs } })[columnIndex('singleBlock')];
    expect([20, 40, 50, 60, 80, 300].map((words) => at(words, 1))).toEqual([0, 0, 0.25, 0.5, 1, 1]);
    expect(at(300, 2)).toBe(0);
  });

  it('count at most two subject devices', () => {
    const at = (hype: number) => columnAt('subjectDevices', 'subjectHype', hype);
    expect([at(1), at(2), at(5)]).toEqual([1, 2, 2]);
  });

  it('mark what is unknown instead of guessing', () => {
    expect(columnAt('readingGrade', 'readingGrade', null)).toBeNaN();
    expect(columnAt('askKind', 'interestAsks', null)).toBeNaN();
  });

  it('let body features affect opens only through placement', () => {
    const open = MODEL.weights[PREDICTORS.indexOf('open')];
    expect(COLUMNS.filter(({ group }, index) => group === 'body' && open?.[index] !== 0)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attribute } from '../explain/attribute.ts';
import { factorIndex, factorOfColumn } from '../explain/factors.ts';
import { COLUMN_COUNT, COLUMNS } from '../model/columns.ts';
import { PREDICTORS } from '../model/predictors.ts';
import { bodyColumn, subjectColumn } from './column.ts';
import { flag } from './contrasts.ts';
import { FEATURES } from './features.ts';
import { ALL_SIGNS } from './signs.ts';
import type { Sign } from './sign.ts';

const namesOf = (part: 'features' | 'columns' | 'edits'): string[] => ALL_SIGNS.flatMap((sign) => Object.keys(sign[part]));
const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** Signs whose columns, if any, have no effect: something nobody reacts to is not a sign. */
const findWithoutEffect = (signs: readonly (Sign & { id: string })[]): string[] => {
  const shared = signs.flatMap(({ columns }) => Object.values(columns).map(({ sharedWith }) => sharedWith?.factorId));
  return signs
    .filter(({ id, columns }) => id !== 'sender_standing' && !shared.some((one) => one === id) && Object.keys(columns).length === 0)
    .map(({ id }) => id);
};

/** Features that are read for every email but used by no column. */
const findUnused = (features: readonly string[]): string[] =>
  features.filter((feature) => !COLUMNS.some((column) => column.features.some((one) => one === feature)));

const textOf = ({ sentences, reasons, edits }: Sign): string =>
  JSON.stringify([sentences, Object.values(edits).map(({ advice }) => advice), String(reasons.for), String(reasons.against)]);

describe('the signs', () => {
  it('share no features, columns or edits', () => {
    for (const part of ['features', 'columns', 'edits'] as const) expect(twice(namesOf(part)), part).toEqual([]);
  });

  it('read no feature without a column that uses it, and the test finds a planted one', () => {
    expect(findUnused(FEATURES)).toEqual([]);
    expect(findUnused(['guilt', 'planted'])).toEqual(['planted']);
  });

  it('each have an effect or a part of one, and the test finds a planted one that has none', () => {
    expect(findWithoutEffect(ALL_SIGNS)).toEqual([]);
    const [any] = ALL_SIGNS;
    if (any === undefined) throw new Error('There is no sign.');
    expect(findWithoutEffect([{ ...any, id: 'planted', columns: {} }])).toEqual(['planted']);
  });

  it('have no bend that a curve never uses, and the test finds a planted one', () => {
    for (const { name, findIdleBends } of COLUMNS) expect(findIdleBends(), name).toEqual([]);
    const planted = bodyColumn({
      features: ['guilt'],
      bends: { most: { at: 3, unit: 'phrases', reason: 'Asked for.' }, least: { at: 1, unit: 'phrases', reason: 'Never asked for.' } },
      curve:
        ({ most }) =>
        (count) =>
          Math.min(most, count),
      effects: { reply: { oddsRatio: 0.9, sd: 0.1, grade: 'assumption', reason: 'Planted.' } },
      contrast: flag('guilt'),
    });
    expect(planted.findIdleBends()).toEqual(['least']);
  });

  it('attribute readers’ reactions to their own factors and content’s effect on placement to placement', () => {
    COLUMNS.forEach(({ name, factorId, group }, column) => {
      for (const predictor of PREDICTORS) {
        const isPlacement = predictor === 'placement' && (group === 'subject' || group === 'body');
        expect(factorOfColumn(predictor, column), `${name} on ${predictor}`).toBe(factorIndex(isPlacement ? 'placement' : factorId));
      }
    });
    expect(() => factorOfColumn('reply', COLUMN_COUNT)).toThrow(`The model has no column ${COLUMN_COUNT}.`);
  });

  it('keep columns that affect readers out of placement', () => {
    const own = COLUMNS.filter(({ factorId }) => factorId === 'placement');
    expect(own.length).toBeGreaterThan(0);
    for (const { name, effects } of own) expect(Object.keys(effects), name).toEqual(['inbox']);
  });

  it('mention filters only in placement, which has no part in replies of those who opened', () => {
    for (const sign of ALL_SIGNS) if (sign.id !== 'placement') expect(textOf(sign), sign.id).not.toMatch(/filter/i);
    const vectors = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: COLUMN_COUNT, maxLength: COLUMN_COUNT });
    fc.assert(
      fc.property(vectors, (values) => {
        const contributions = attribute('reply', { columns: Float64Array.from(values), otherShares: [0] });
        // The residual of the quadrature is distributed in proportion, so that zero stays zero.
        expect(contributions[factorIndex('placement')]).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});

const phrases = { titles: ['A'], what: ['A.'], why: ['A.'], names: ['a'], takeaways: ['A.'] } as const;
const effect = { oddsRatio: 0.9, sd: 0.1, grade: 'assumption', reason: 'Planted.' } as const;
const column = bodyColumn({ features: ['guilt'], curve: () => (count) => count, effects: { reply: effect }, contrast: flag('guilt') });
const whole: Sign<{ columns: 'planted'; senses: 'present' | 'absent' }> = {
  label: 'Planted',
  features: {},
  columns: { planted: column },
  shownBy: ['guilt'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: { present: phrases, absent: phrases },
  reasons: { for: null, against: null },
  edits: {},
};

/** None of these compiles: `npm run types` fails if one does. */
const uncompilable = [
  // @ts-expect-error A sign without a factor has no name.
  { ...whole, label: undefined } satisfies typeof whole,
  // @ts-expect-error A sign without sentences.
  { ...whole, sentences: undefined } satisfies typeof whole,
  // @ts-expect-error A sign that is silent in one of its senses.
  { ...whole, sentences: { present: phrases } } satisfies typeof whole,
  // @ts-expect-error A sense without a single title.
  { ...whole, sentences: { present: { ...phrases, titles: [] }, absent: phrases } } satisfies typeof whole,
  // @ts-expect-error A sign without its column.
  { ...whole, columns: {} } satisfies typeof whole,
  // @ts-expect-error A feature that no sign reads.
  { ...whole, shownBy: ['happiness'] } satisfies typeof whole,
  // @ts-expect-error An edit without advice.
  { ...whole, edits: { planted: { when: () => true, apply: ({ lead }) => lead.email } } } satisfies Sign<{
    edits: 'planted';
    senses: 'present';
  }>,
  // @ts-expect-error A column without an effect.
  bodyColumn({ features: ['guilt'], curve: () => (count) => count, effects: {}, contrast: flag('guilt') }),
  // @ts-expect-error A column whose effects have no contrast.
  bodyColumn({ features: ['guilt'], curve: () => (count) => count, effects: { reply: effect } }),
  // @ts-expect-error A body column that changes opens other than through placement.
  bodyColumn({ features: ['guilt'], curve: () => (count) => count, effects: { open: effect }, contrast: flag('guilt') }),
  // @ts-expect-error An effect on placement that does not say what filters see.
  subjectColumn({ features: ['guilt'], curve: () => (count) => count, effects: { inbox: effect }, contrast: flag('guilt') }),
];

it('has the examples that must not compile', () => {
  expect(uncompilable).toHaveLength(11);
});

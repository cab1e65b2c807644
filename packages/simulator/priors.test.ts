import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COLUMNS } from './model/columns.ts';
import { outcomeOf, PREDICTORS } from './model/predictors.ts';
import { SEQUENCE_TERMS, TERM_EFFECTS } from './model/sequenceTerms.ts';
import { ACTIONS, INTENTS } from './outcome.ts';
import { findPrior, getPrior, PRIORS } from './priors.ts';
import { FOLLOW_UP_IDS, FOLLOW_UP_SIGNS } from './signs/followUp/followUpSigns.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const facts: unknown = JSON.parse(readFileSync(`${folder}calibration/facts.json`, 'utf8'));
const factIds = new Set(Array.isArray(facts) ? facts.map((fact: { id: string }) => fact.id) : []);

/** The engine's source files, without tests and data. */
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) =>
      path.endsWith('.ts') &&
      !path.endsWith('.test.ts') &&
      !path.includes('rows/') &&
      !path.startsWith('signs/') &&
      !path.endsWith('solved.ts'),
  )
  .map((path) => ({ path, text: readFileSync(folder + path, 'utf8') }));

/** Names requested by a literal in the sources. */
const named = new Set(
  sources.flatMap(({ text }) => [...text.matchAll(/\b(?:getPrior|priorMean|draw)\('([^']+)'\)/g)].map((match) => match[1] ?? '')),
);

/** Names derived from a list: one per column and outcome, per follow-up term and outcome, per action, per intent, per rung. */
const derived = new Set([
  ...COLUMNS.flatMap((column) => PREDICTORS.map((predictor) => `${column.name}.${outcomeOf[predictor]}`)),
  ...ACTIONS.map((action) => `base.${action}`),
  ...INTENTS.map((intent) => `base.intent.${intent}`),
  ...TERM_EFFECTS.map(({ name }) => name),
  ...FOLLOW_UP_IDS.flatMap((id) => Object.keys(FOLLOW_UP_SIGNS[id].column.bends).map((bend) => `shape.${id}.${bend}`)),
  ...COLUMNS.flatMap(({ name, bends }) => Object.keys(bends).map((bend) => `shape.${name}.${bend}`)),
]);

describe('the priors', () => {
  it('have one row for each name', () => {
    expect(new Set(PRIORS.map(({ name }) => name)).size).toBe(PRIORS.length);
  });

  it('rest on known facts, or say that they are assumptions', () => {
    expect(factIds.size).toBeGreaterThan(150);
    for (const { name, facts: ids, grade } of PRIORS) {
      for (const id of ids) expect(factIds.has(id), `${name}: ${id}`).toBe(true);
      if (ids.length === 0) expect(grade, name).toBe('assumption');
    }
  });

  it('give a finite mean, a spread that is not negative, a unit and a reason', () => {
    for (const { name, mean, sd, unit, reason } of PRIORS) {
      expect(Number.isFinite(mean) && sd >= 0, name).toBe(true);
      expect(unit.length > 0 && reason.endsWith('.'), name).toBe(true);
    }
  });

  it('are all used', () => {
    expect(named.size).toBeGreaterThan(10);
    for (const { name, findIdleBends } of COLUMNS) expect(findIdleBends(), name).toEqual([]);
    expect(PRIORS.filter(({ name }) => !named.has(name) && !derived.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('contain every number that is requested', () => {
    expect([...named].filter((name) => findPrior(name) === undefined)).toEqual([]);
    expect(() => getPrior('bodyLength.happiness')).toThrow('No prior is called "bodyLength.happiness".');
  });

  it('cover every column, and every marginal row has its contrast', () => {
    for (const column of COLUMNS) {
      expect(
        PREDICTORS.some((predictor) => findPrior(`${column.name}.${outcomeOf[predictor]}`) !== undefined),
        column.name,
      ).toBe(true);
    }
    const contrasted = new Set(COLUMNS.flatMap(({ name, contrast }) => (contrast === null ? [] : [name])));
    for (const { name, stage } of PRIORS) if (stage === 'marginal') expect(contrasted.has(name.split('.')[0] ?? ''), name).toBe(true);
  });

  it('cover every term of a follow-up', () => {
    SEQUENCE_TERMS.forEach((name, term) =>
      expect(
        TERM_EFFECTS.some((effect) => effect.term === term),
        name,
      ).toBe(true),
    );
  });

  it('split openers and replies completely', () => {
    const total = (names: readonly string[]) => names.reduce((sum, name) => sum + getPrior(name).mean, 0);
    expect(total(ACTIONS.map((action) => `base.${action}`))).toBeCloseTo(1, 12);
    expect(total(INTENTS.map((intent) => `base.intent.${intent}`))).toBeCloseTo(1, 12);
  });
});

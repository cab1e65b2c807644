import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIORS } from '@coldcast/simulator/priors';
import { describe, expect, it } from 'vitest';
import { baseRateTable, replyRange } from './baseRates.ts';
import { readCoefficient } from './coefficient.ts';
import { withModelTables } from './modelTable.ts';
import { GRADES, OUTCOME_GROUPS } from './outcomeGroups.ts';
import { getSources } from './sources.ts';

const coefficient = (name: string) => {
  const row = PRIORS.find((candidate) => candidate.name === name);
  if (row === undefined) throw new Error(name);
  return readCoefficient(row);
};

describe('docs/model.md', () => {
  // If this fails, run `node scripts/writeModelDocument.ts`.
  it('contains the coefficients unchanged', () => {
    const document = readFileSync(join(import.meta.dirname, '../../../../docs/model.md'), 'utf8');
    expect(withModelTables(document)).toBe(document);
  });
});

describe('a coefficient', () => {
  it('of an effect is an odds ratio with its 80% range', () => {
    expect(coefficient('subjectLength.open')).toMatchObject({
      label: 'Subject length',
      effect: '1.25',
      range: '1.10 to 1.42',
      detail: 'mean 0.223, sd 0.1, log odds ratio per email sent',
    });
  });

  it('of a base rate is a number in 100', () => {
    expect(coefficient('base.reply')).toMatchObject({ label: 'Base rate: reply', effect: '6 in 100', range: '5.3 to 6.8' });
    expect(coefficient('base.report_spam')).toMatchObject({ effect: '0.33 in 100' });
  });

  it('of a bend is a number without a range', () => {
    expect(coefficient('shape.bodyLength.plateauEnd')).toMatchObject({
      label: 'Body length: end of the plateau',
      effect: '130',
      range: null,
    });
  });

  it('is shown in one group, under a known grade, with sources that exist', () => {
    for (const row of PRIORS) {
      expect(
        OUTCOME_GROUPS.filter(({ outcomes }) => outcomes.includes(row.outcome)),
        row.name,
      ).toHaveLength(1);
      expect(GRADES.map(({ grade }) => grade)).toContain(row.grade);
      for (const { address } of getSources(row.facts)) expect(address).toMatch(/^https?:\/\//);
    }
  });
});

describe('base rates', () => {
  it('are those of sent and of opened emails', () => {
    expect(baseRateTable()).toContainEqual(['Reply', '2.7 in 100', '6 in 100', 'Observation']);
    expect(baseRateTable()).toContainEqual(['Unsubscribe', '0.5 in 100', '1.1 in 100', 'Observation']);
  });

  it('carry the range between campaigns', () => {
    expect(replyRange()).toBe('about 2.7 in 100 (1.1 to 6.4)');
  });
});

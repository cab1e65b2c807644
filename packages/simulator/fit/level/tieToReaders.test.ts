import { describe, expect, it } from 'vitest';
import type { Readers } from '../mail/readers.ts';
import { tieToReaders } from './tieToReaders.ts';
import { readWorkplace } from '../work/workplaces.ts';

const readers = (over: Partial<Readers>): Readers => ({ places: [], placeTrades: [], mentioned: [], people: [], ...over });
const tie = (one: Readers, title: string, company: string | null = null) =>
  tieToReaders(one, title, { employer: company, workplace: readWorkplace(title, company) });

describe('tieToReaders', () => {
  const quarries = readers({ places: ['quarry'], placeTrades: ['mining'], people: ['operator', 'weighbridge operator', 'baker'] });

  it('finds the job that an email names, whatever rank stands before it', () => {
    expect(tie(quarries, 'Weighbridge Operator').isNamed).toBe(true);
    expect(tie(quarries, 'Senior Weighbridge Operator').isNamed).toBe(true);
    expect(tie(quarries, 'Machine Operator').isNamed).toBe(false);
    expect(tie(quarries, 'Operator').isNamed).toBe(false);
  });

  it('finds a job that is named by the end of the title, but not by the job somebody works for', () => {
    const officers = readers({ people: ['business officer', 'managing director'] });
    expect(tie(officers, 'School Business Officer').isNamed).toBe(true);
    expect(tie(officers, 'Deputy Business Officer').isNamed).toBe(true);
    expect(tie(officers, 'Assistant to Managing Director').isNamed).toBe(false);
  });

  it('finds the place in the title, the company and the line of work there', () => {
    expect(tie(quarries, 'Quarry Manager')).toMatchObject({ place: 'named', runs: true });
    expect(tie(quarries, 'Site Manager', 'Shepton Quarry Ltd')).toMatchObject({ place: 'named', runs: true });
    expect(tie(quarries, 'Site Manager', 'Breedon Aggregates')).toMatchObject({ place: 'kin', runs: true });
    expect(tie(quarries, 'Site Manager', 'Barratt').place).toBeNull();
    expect(tie(quarries, 'Owner', 'Crumbs Bakery').place).toBe('named');
  });

  it('takes no one for the head of a place who runs another in it, or does one kind of work there', () => {
    const clubs = readers({ places: ['golf club'], placeTrades: ['leisure'] });
    expect(tie(clubs, 'General Manager', 'Ilkley Golf Club').runs).toBe(true);
    expect(tie(clubs, 'Bar Manager', 'Ilkley Golf Club').runs).toBe(false);
    expect(tie(clubs, 'Marketing Manager', 'Ilkley Golf Club').runs).toBe(false);
  });

  it('does not take a place of two kinds for one of them', () => {
    const growers = readers({ places: ['glasshouse'], placeTrades: ['farmer'] });
    expect(tie(growers, 'Nursery Manager').place).toBeNull();
    expect(tie(growers, 'Farm Manager').place).toBe('kin');
  });

  it('ties nobody closely to one place that is only mentioned, nor to owners of anything', () => {
    const some = readers({ mentioned: ['bakery'], people: ['owner'] });
    expect(tie(some, 'Bakery Manager').place).toBe('mentioned');
    expect(tie(some, 'Owner').isNamed).toBe(false);
  });
});

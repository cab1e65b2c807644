import { describe, expect, it } from 'vitest';
import type { Offer } from './offer.ts';
import { listStrangers } from './strangers.ts';

const NAMED = { phrase: 'boiler repair' } as Offer;
type Level = 'owner' | 'near' | 'far' | 'plainly far' | null;
const lead = (name: string, told: Level, company: string | null) => ({
  name,
  level: told === 'plainly far' ? ('far' as const) : told,
  company,
  isStranger: told === 'plainly far',
});
const namesOf = (offer: Offer, all: ReturnType<typeof lead>[]): string[] =>
  listStrangers(offer, all, ({ level, company, isStranger }) => ({ fit: level === null ? null : { level, isStranger }, company })).map(
    ({ name }) => name,
  );

describe('strangers on a list', () => {
  it('are those far from the offer at whose company nobody is closer', () => {
    const all = [
      lead('Ann', 'owner', 'Alder Inn'),
      lead('Bo', 'far', 'Alder Inn'),
      lead('Cy', 'far', 'Crane Books'),
      lead('Di', null, 'Dune'),
    ];
    expect(namesOf(NAMED, all)).toEqual(['Cy']);
  });

  it('have no colleague in somebody else without a company', () => {
    expect(namesOf(NAMED, [lead('Ann', 'owner', null), lead('Bo', 'far', null), lead('Cy', 'far', '-')])).toEqual(['Bo', 'Cy']);
  });

  it('are only those far from anything, if nobody can name the offer', () => {
    const unnamed = { phrase: null, category: null, work: null, needs: [], concerns: [], certainty: 0 } as unknown as Offer;
    expect(namesOf(unnamed, [lead('Bo', 'far', 'Birch'), lead('Cy', 'plainly far', 'Crane')])).toEqual(['Cy']);
  });
});

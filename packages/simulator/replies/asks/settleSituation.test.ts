import { describe, expect, it } from 'vitest';
import { readSellerFacts } from './readSellerFacts.ts';

const pick = (phrases: readonly string[]): string => phrases[0] ?? '';
const partsOf = (prose: string) => readSellerFacts('sales', { told: prose, prose, company: null, pick }).parts.map(({ tags }) => tags[0]);

describe('settleSituation', () => {
  it('answers nothing where a yes may mean that all is well or that help is wanted', () => {
    expect(partsOf('We hose down bins. Are all of yours clean enough?')).toEqual([]);
    expect(partsOf('We host print servers. Is printing part of your daily routine at the moment?')).toEqual([]);
    expect(partsOf('We hose down bins. Do you hose yours down by hand?')).not.toEqual([]);
  });

  it('reads what is begun or planned, and how long something takes', () => {
    expect(partsOf('We audit kitchens. Are you already preparing for one, or is it on the list for spring?')).toEqual(['askState']);
    expect(partsOf('We draw floor plans. How long does it take to get one today?')).toEqual(['askTaking']);
  });

  it('tells one day from the days that something usually happens on', () => {
    expect(partsOf('We bring fruit. Which day, and which fruit do you like?')).toContain('askOneDay');
    expect(partsOf('We bring fruit. Which days do you have people in? What would they like?')).toContain('askDay');
  });
});

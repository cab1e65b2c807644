import { describe, expect, it } from 'vitest';
import { dropCarried } from './dropCarried.ts';
import { maskOffers } from '../testing/maskText.ts';

const carried = (text: string): string[] => {
  const [sentence] = maskOffers(text);
  if (sentence === undefined) return [];
  const { stems } = dropCarried(sentence);
  return sentence.words.filter((_, at) => sentence.stems[at] !== '' && stems[at] === '');
};

describe('what a sender carries along', () => {
  it('is no part of the offer', () => {
    expect(carried('We carry leather and pallets in the van so that small faults are put right.')).toContain('pallets');
    expect(carried('We bring crates and pallets with us.')).toContain('pallets');
    expect(carried('Pumps and hoses are on the truck.')).toEqual(expect.arrayContaining(['pumps', 'hoses']));
  });

  it('is not what they sell', () => {
    expect(carried('We carry pallets in every size.')).toEqual([]);
    expect(carried('We deliver pallets in our own trucks.')).toEqual([]);
    expect(carried('We fit trackers in the cars.')).toEqual([]);
  });
});

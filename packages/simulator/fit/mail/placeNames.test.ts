import { describe, expect, it } from 'vitest';
import { findPlaces, toPlaceHead } from './placeNames.ts';

describe('findPlaces', () => {
  it('finds the longest name of a place, in the singular, with the work there', () => {
    expect(findPlaces(['for', 'care', 'homes', 'and', 'quarries'])).toEqual([
      { at: 1, end: 3, name: 'care home', trades: expect.arrayContaining(['carer']) as string[] },
      { at: 4, end: 5, name: 'quarry', trades: expect.arrayContaining(['mining']) as string[] },
    ]);
  });

  it('finds none in words that mean other things in emails', () => {
    expect(findPlaces(['take', 'it', 'home', 'to', 'the', 'kitchen'])).toEqual([]);
  });
});

describe('toPlaceHead', () => {
  it('is the last word of a name if it is a place itself', () => {
    expect(toPlaceHead('golf club')).toBe('club');
    expect(toPlaceHead('village hall')).toBeNull();
  });
});

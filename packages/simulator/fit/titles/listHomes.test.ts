import { describe, expect, it } from 'vitest';
import { listHomes } from './listHomes.ts';

const listOf = (industries: readonly (string | null)[]) => industries.map((industry) => ({ industry }));
const times = (count: number, industry: string): string[] => Array.from({ length: count }, () => industry);

describe('listHomes', () => {
  it('finds the industries that many leads share', () => {
    expect(listHomes(listOf([...times(7, 'Trucking'), ...times(3, 'Mining'), 'Software', 'Education']))).toEqual(
      expect.arrayContaining(['logistics', 'mining']),
    );
    expect(listHomes(listOf([...times(12, 'Restaurants'), 'Software']))).toEqual(['restaurant']);
    expect(listHomes(listOf([...times(12, 'Restaurants'), ...times(2, 'Software')]))).toEqual(['restaurant']);
  });

  it('finds none in a mixed or short list, or without industries', () => {
    expect(
      listHomes(listOf(['Software', 'Restaurants', 'Insurance', 'Banking', 'Trucking', 'Mining', 'Hotels', 'Film', 'Farming', 'Retail'])),
    ).toEqual([]);
    expect(listHomes(listOf(times(5, 'Restaurants')))).toEqual([]);
    expect(listHomes(listOf(Array.from({ length: 20 }, () => null)))).toEqual([]);
  });
});

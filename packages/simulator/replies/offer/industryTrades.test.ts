import { expect, it } from 'vitest';
import { tradesOfIndustry } from './industryTrades.ts';

it('reads an industry by its words, and the few that are called otherwise', () => {
  expect(tradesOfIndustry('Dental')).toEqual(['dentist']);
  expect(tradesOfIndustry('Education')).toEqual(['principal']);
  expect(tradesOfIndustry('Wholesale')).toEqual(['logistics']);
  expect(tradesOfIndustry('Other')).toEqual([]);
  expect(tradesOfIndustry(null)).toEqual([]);
});

import { expect, it } from 'vitest';
import { toQuote } from './facts.ts';

it.each([
  ['- 20% off all hedges until Sunday', '20% off all hedges until Sunday'],
  ['3. New rates for vans.', 'New rates for vans'],
  ['“We cut it by half.”', 'We cut it by half'],
  ['20 vans in 3 weeks', '20 vans in 3 weeks'],
])('a quotation has no marks that belong to its line: %s', (text, quote) => {
  expect(toQuote(text)).toBe(quote);
});

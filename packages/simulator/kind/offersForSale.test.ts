import { describe, expect, it } from 'vitest';
import { offersForSale } from './offersForSale.ts';

describe('offersForSale', () => {
  it.each([
    ['We are closing our shop and have a 2016 mill for sale, $38,500.', true],
    ["I'm selling a used dough mixer for $900.", true],
    ['Plants are for sale at $5, and all proceeds go to the library.', false],
    ['We have a mill for sale.', false],
    ['We sell flour at $12 a bag.', false],
  ])('%s', (text, isOffered) => {
    expect(offersForSale(text)).toBe(isOffered);
  });
});

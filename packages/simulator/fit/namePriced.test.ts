import { describe, expect, it } from 'vitest';
import { namePriced } from './namePriced.ts';
import { maskOffers } from './testing/maskText.ts';

describe('namePriced', () => {
  it.each([
    ['hake on Thursdays', 'Hake has been £9.80 a kilo this month.', 'hake'],
    ['Your beech logs', 'Beech logs are £140 a load.', 'beech logs'],
  ])('takes what "%s" is about where the email puts a price on it', (subject, text, name) => {
    expect(namePriced(subject, maskOffers(text))).toBe(name);
  });

  it.each([
    ['hake on Thursdays', 'A day costs £420.'],
    ['A day on site', 'A day costs £420.'],
    ['Our prices', 'Prices start from £8.50.'],
  ])('takes nothing from "%s" above "%s"', (subject, text) => {
    expect(namePriced(subject, maskOffers(text))).toBeNull();
  });
});

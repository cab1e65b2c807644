import { describe, expect, it } from 'vitest';
import { nameWhole } from './nameWhole.ts';
import { maskOffers } from './testing/maskText.ts';

describe('nameWhole', () => {
  it.each([
    ['We split parcels.', 'parcel splitting'],
    ['I mend church organs.', 'church organ repair'],
  ])('names the trade that “%s” states', (text, name) => {
    expect(nameWhole(maskOffers(text))).toBe(name);
  });

  it.each(['We save hours.', 'We help teams.', 'We answer questions.', 'We rack vans and trucks at night for you.', 'We understand.'])(
    'finds no trade in “%s”',
    (text) => {
      expect(nameWhole(maskOffers(text))).toBeNull();
    },
  );
});

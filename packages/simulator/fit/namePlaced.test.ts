import { describe, expect, it } from 'vitest';
import { namePlaced } from './namePlaced.ts';
import { maskOffers } from './testing/maskText.ts';

const nameOf = (text: string): string | null => namePlaced(maskOffers(text));

describe('namePlaced', () => {
  it.each([
    ['We put four seismographs round your quarry.', 'seismographs'],
    ['We hang a felt panel in every office.', 'felt panels'],
    ['We keep two beehives on the roof of your office.', 'beehives'],
    ['We park a battery in your yard.', 'batteries'],
  ])('names what is put in place in "%s"', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each(['We put your name on the list.', 'We put two people on your line.', 'We keep the costs in your books low.'])(
    'finds nothing in "%s"',
    (text) => {
      expect(nameOf(text)).toBeNull();
    },
  );
});

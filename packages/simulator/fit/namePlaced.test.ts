import { describe, expect, it } from 'vitest';
import { maskOffer } from './maskOffer.ts';
import { namePlaced } from './namePlaced.ts';

const nameOf = (text: string): string | null =>
  namePlaced(
    maskOffer([
      {
        sentences: [{ text, start: 0, end: text.length, part: 'body', roles: { offer: 0.95 } }],
        title: null,
        company: null,
        industry: null,
        firstName: null,
      },
    ])[0] ?? [],
  );

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

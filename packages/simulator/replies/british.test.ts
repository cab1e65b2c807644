import { describe, expect, it } from 'vitest';
import { isBritish, toBritish } from './british.ts';

describe('isBritish', () => {
  it.each([
    'We organise the access. From £180.',
    'Cheers,\nGareth\nMole & Sons Ltd',
    'Reply with your postcode.',
    'Any colour you like.',
    'It is 9 quid a box.',
  ])('is true of "%s"', (text) => {
    expect(isBritish(text)).toBe(true);
  });
  it.each(['We organize the access. From $180.', 'Any color you like. Cheers, Bo', 'Shall we talk on Tuesday?'])(
    'is false of "%s"',
    (text) => {
      expect(isBritish(text)).toBe(false);
    },
  );
});

describe('toBritish', () => {
  it('names seasons and spells words as the British do', () => {
    expect(toBritish("In the fall, I think. I didn't get around to the color, no offense.")).toBe(
      "In the autumn, I think. I didn't get round to the colour, no offence.",
    );
  });
  it('leaves other words alone', () => {
    const text = 'We fall behind. The laboratory is fine.';
    expect(toBritish(text)).toBe(text);
  });
});

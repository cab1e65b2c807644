import { describe, expect, it } from 'vitest';
import { toBritish } from './british.ts';

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

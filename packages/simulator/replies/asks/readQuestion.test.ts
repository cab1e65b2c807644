import { describe, expect, it } from 'vitest';
import { readQuestion } from './readQuestion.ts';

describe('readQuestion', () => {
  it.each([
    ['Will you be at the depot on Monday?', true],
    ['Are you still driving the blue van?', true],
    ['Please let me know whether you can cover the desk at lunch.', true],
    ['Tell me which shift you want by noon.', true],
    ['Do you know where the ladder is?', false],
    ['Has the printer been mended?', false],
    ['Have you seen the keys to the shed?', false],
    ['Let me know if the boiler makes that noise again.', false],
    ['The boiler is off today.', false],
  ])('tells whether only the reader can answer "%s"', (text, isOne) => {
    expect(readQuestion(text).includes('ofReader')).toBe(isOne);
  });

  it.each([
    ['Which size do you wear?', true],
    ['And on what day are you back?', true],
    ['Let us know when you could come in.', true],
    ['Do you wear a size 10?', false],
    ['Let us know if you can say when you are back.', false],
  ])('tells whether a yes does not answer "%s"', (text, isOne) => {
    expect(readQuestion(text).includes('wh')).toBe(isOne);
  });
});

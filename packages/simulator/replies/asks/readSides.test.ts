import { describe, expect, it } from 'vitest';
import { readSides, readStates, toChoiceField } from './readSides.ts';

describe('a question how things stand', () => {
  it('is answered with what still is', () => {
    expect(readStates('Are you still on copper lines, or have you already gone to VoIP')).toEqual(['still on copper lines']);
    expect(readStates('Is Acme Dental still sending paper statements or have you moved to text messages')).toEqual([
      'still sending paper statements',
    ]);
    expect(readStates('Is your patio still open to the sun, or have you put something up already')).toEqual(['still open to the sun']);
    expect(readStates('Is your yard still full, or has your tenant left')).toEqual(['still full']);
  });

  it('is left where it is not named', () => {
    expect(readStates('Is it still June, or has it moved')).toEqual(['yes, still', 'it has moved']);
  });
});

it('names the day with each of two times', () => {
  expect(toChoiceField(['Monday at 9', '4'], (phrases) => phrases.at(-1) ?? '')).toEqual([['choice', 'Monday at 4']]);
});

describe('a list of what the reader may do', () => {
  it.each([
    ['Do you fit it, pass it on, or say no', ['we fit it', 'we pass it on', 'we say no']],
    ['Do you use paper, spreadsheets or an app', ['paper', 'spreadsheets', 'an app']],
  ])('is answered in sentences, and a list of things in words: %s', (question, sides) => {
    expect(readSides(question)).toEqual(sides);
  });
});

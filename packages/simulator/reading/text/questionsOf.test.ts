import { describe, expect, it } from 'vitest';
import { questionsOf } from './questionsOf.ts';

describe('the questions of a text', () => {
  it('start where the sentence or line before them ends', () => {
    expect(questionsOf('Hi Dana,\n\nWe clean tanks. Do you? Or not?? Tell me! Worth a\nlook?')).toEqual([' Do you?', ' Or not?', 'look?']);
  });

  it('are none in a text without question marks', () => {
    expect(questionsOf('We clean tanks.')).toEqual([]);
  });
});

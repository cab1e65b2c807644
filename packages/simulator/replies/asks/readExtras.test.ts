import { describe, expect, it } from 'vitest';
import { readExtras, readSessions } from './readExtras.ts';

describe('what an email asks besides', () => {
  it.each([
    ['I could cover compost, pruning, or hedges. Which of these would your readers like best?', ['topics']],
    ['Which topic fits your blog?', ['topics']],
    ['You find us in hall 6, stand 14.', ['stand']],
  ])('%s', (text, tags) => {
    expect(readExtras(text)).toEqual(tags);
  });

  it.each([
    'Could you stand in for me on Monday?',
    'Did the fitters come on time?',
    'Do you want the large or the small one, and is it urgent?',
  ])('none: %s', (text) => {
    expect(readExtras(text)).toEqual([]);
  });

  it('reads two sessions to choose from', () => {
    expect(readSessions('We show it at 8 am and again at 5.30 pm. Which session will you come to?')).toEqual([
      'the 8 am session',
      'the 5.30 pm session',
    ]);
    expect(readSessions('We start at 8 am and end at 5 pm. Will you come?')).toEqual([]);
  });
});

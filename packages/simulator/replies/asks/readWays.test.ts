import { describe, expect, it } from 'vitest';
import { readWays } from './readWays.ts';

describe('readWays', () => {
  it.each([
    ['Is it a whiteboard, a spreadsheet, or do you keep it in your head', ['a whiteboard', 'a spreadsheet']],
    ['How do they reach you: phone, email or fax', ['phone', 'email', 'fax']],
    ['How do they reach you', []],
  ])('%s', (question, ways) => {
    expect(readWays(question)).toEqual(ways);
  });
});

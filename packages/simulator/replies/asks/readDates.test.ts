import { describe, expect, it } from 'vitest';
import { readDates } from './readDates.ts';

describe('readDates', () => {
  it.each([
    ['Could we meet on the 12th or the 14th?', ['the 12th', 'the 14th']],
    ['We have room on the 2nd, 3rd and 21st.', ['the 2nd', 'the 3rd', 'the 21st']],
    ['Would April 14 or 16 suit?', ['the 14th', 'the 16th']],
    ['We are on the 12th floor and the office is big.', []],
    ['Could we clean the 4th and 5th floors?', []],
    ['Is the 5th any good?', []],
  ])('%s', (text, dates) => {
    expect(readDates(text)).toEqual(dates);
  });
});

import { describe, expect, it } from 'vitest';
import { readNamedWays } from './readNamedWay.ts';

describe('readNamedWays', () => {
  it.each([
    ['In most kennels it is the night keeper with a paper binder by the door.', ['in a paper binder']],
    ['Most bars still do this by hand or on a whiteboard.', ['by hand', 'on a whiteboard']],
    ['Usually it is an old spreadsheet, or the dates are in Excel.', ['in an old spreadsheet', 'in Excel']],
    ['Many yards do it on paper pads.', ['on paper pads']],
  ])('reads what others do: %s', (prose, ways) => {
    expect(readNamedWays(prose)).toEqual(ways);
  });

  it.each([
    'We keep it in a spreadsheet for you.',
    'Most clinics like that we text by phone.',
    'Do most of you keep it in a notebook?',
    'Most yards no longer do this on paper.',
  ])('reads no way of the sender, none that is over, and none from a question: %s', (prose) => {
    expect(readNamedWays(prose)).toEqual([]);
  });
});

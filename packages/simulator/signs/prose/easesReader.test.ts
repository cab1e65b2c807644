import { describe, expect, it } from 'vitest';
import { easesReader } from './easesReader.ts';

describe('what takes something off the reader', () => {
  it.each([
    'If a crew is late we let you know within 20 minutes.',
    "Send the drawing and I'll have a price back to you by the end of the day.",
    'You can cancel at any time in the first 60 days.',
    'The first three months are rent free.',
    'There is no hurry.',
    'First one is free, and if we find nothing we will say so.',
    'The first count costs nothing.',
    'We do a free first count at one of your sites.',
    'The price is still $240 a visit, with the report within a week.',
  ])('does not press: %s', (sentence) => {
    expect(easesReader(sentence)).toBe(true);
  });

  it.each([
    'I will send the last two to somebody else on Friday.',
    'The first month is free if you sign before Friday.',
    'The price is good until Sunday.',
    'Your free gift is waiting.',
    'The second one is free, today only.',
    'Only three dates are left.',
    'Confirm by noon or we give the slot away.',
  ])('presses all the same: %s', (sentence) => {
    expect(easesReader(sentence)).toBe(false);
  });
});

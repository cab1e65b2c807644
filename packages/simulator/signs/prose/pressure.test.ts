import { expect, it } from 'vitest';
import { PRESSES_PLAINLY, PRESSES_SURELY } from './pressureWords.ts';

it.each([
  'You have only 12 hours to decide.',
  'You have 12 hours to claim it.',
  'Time is running out.',
  'The discount ends in 48 hours.',
  'Last call for June!',
  'I’ll stop by on Monday unless I hear from you.',
])('a sentence presses: %s', (sentence) => {
  expect(PRESSES_SURELY.test(sentence) || PRESSES_PLAINLY.test(sentence)).toBe(true);
});

it.each([
  'After a leak you have 24 hours to report it to the office.',
  'The pump is running out of the yard on its own wheels.',
  'The last call of the night is at ten.',
  'If a driver is late we call you within 15 minutes so that you can plan around it.',
  'Your order is on the van in 24 hours.',
  'I will call when the parts are in, unless you would rather have an email.',
])('a rule or a fact does not: %s', (sentence) => {
  expect(PRESSES_SURELY.test(sentence) || PRESSES_PLAINLY.test(sentence)).toBe(false);
});

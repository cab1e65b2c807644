import { expect, it } from 'vitest';
import { isConditional } from './isConditional.ts';

const at = (text: string, phrase: string) => {
  const start = text.indexOf(phrase);
  return { start, end: start + phrase.length };
};

it.each([
  ['It arrives the same day if you order before 11.', 'order before'],
  ['Most people who call today have waited a week.', 'call today'],
])('a condition does not press: %s', (text, phrase) => {
  expect(isConditional(text, at(text, phrase))).toBe(true);
});

it.each([
  ['Please order now.', 'order now'],
  ['Interested? Call today!', 'Call today'],
  ['If you like savings, buy now.', 'buy now'],
  ['If you hurry, it is yours.', 'hurry'],
])('a request does: %s', (text, phrase) => {
  expect(isConditional(text, at(text, phrase))).toBe(false);
});

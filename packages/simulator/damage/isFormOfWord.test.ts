import { expect, it } from 'vitest';
import { isFormOfWord } from './isFormOfWord.ts';

it.each(['overpaying', 'offered', 'unbooked', 'cleaners'])('%s is a form of an everyday word', (word) => {
  expect(isFormOfWord(word)).toBe(true);
});

it.each(['hollins', 'gardena', 'kessler'])('%s may be a name', (word) => {
  expect(isFormOfWord(word)).toBe(false);
});

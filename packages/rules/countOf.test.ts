import { expect, it } from 'vitest';
import { countOf } from './countOf.ts';

it.each([
  [0, 'lead', undefined, '0 leads'],
  [1, 'lead', undefined, '1 lead'],
  [3000, 'lead', undefined, '3,000 leads'],
  [1, 'reply', 'replies', '1 reply'],
  [2, 'reply', 'replies', '2 replies'],
])('%j %s is counted as its noun asks', (count, noun, plural, said) => {
  expect(countOf(count, noun, plural)).toBe(said);
});

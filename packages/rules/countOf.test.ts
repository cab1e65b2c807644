import { expect, it } from 'vitest';
import { countOf } from './countOf.ts';

it.each([
  [0, '0 leads'],
  [1, '1 lead'],
  [3000, '3,000 leads'],
])('%j leads are written as %j', (count, said) => {
  expect(countOf(count, 'lead')).toBe(said);
});

it('accepts an irregular plural', () => {
  expect([1, 2].map((count) => countOf(count, 'reply', 'replies'))).toEqual(['1 reply', '2 replies']);
});

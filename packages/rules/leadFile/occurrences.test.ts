import { expect, test } from 'vitest';
import { createOccurrenceCounter } from './occurrences.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `ines-calder-${index}`);

test('a key is counted each time it comes', () => {
  const count = createOccurrenceCounter(4);
  expect(['ann', 'ben', 'ann', 'ann', 'ben'].map(count)).toEqual([1, 1, 2, 3, 2]);
});

test.each([1, 40, 1000])('no two keys are taken for one in a table for %i', (mostKeys) => {
  const count = createOccurrenceCounter(mostKeys);
  expect(names(1000).map(count)).toEqual(names(1000).map(() => 1));
  expect(names(1000).map(count)).toEqual(names(1000).map(() => 2));
});

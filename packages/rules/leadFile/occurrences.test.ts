import { expect, test } from 'vitest';
import { createOccurrenceCounter } from './occurrences.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `ines-calder-${index}`);

test('each occurrence of a key is counted', () => {
  const count = createOccurrenceCounter(4);
  expect(['ann', 'ben', 'ann', 'ann', 'ben'].map(count)).toEqual([1, 1, 2, 3, 2]);
});

test.each([1, 40, 1000])('a table for %i keys never confuses two keys', (mostKeys) => {
  const count = createOccurrenceCounter(mostKeys);
  expect(names(1000).map(count)).toEqual(names(1000).map(() => 1));
  expect(names(1000).map(count)).toEqual(names(1000).map(() => 2));
});

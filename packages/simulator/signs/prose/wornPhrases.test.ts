import { expect, it } from 'vitest';
import { findWornPhrases } from './wornPhrases.ts';

it('finds the sentence with most worn phrases, and none in plain ones', () => {
  const worn = 'Our passionate storytellers craft compelling narratives.';
  expect(findWornPhrases(['We film in Leeds.', worn])).toBe(worn);
  expect(findWornPhrases(['We hang doors.', 'The premier league table is on the wall.'])).toBeUndefined();
  expect(findWornPhrases(['Your journey from Hull takes an hour.', 'We sell curated cheese.'])).toBeUndefined();
});

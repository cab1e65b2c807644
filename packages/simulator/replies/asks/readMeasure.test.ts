import { expect, it } from 'vitest';
import { readMeasure } from './readMeasure.ts';

const pick = (phrases: readonly string[]): string => phrases.at(-2) ?? '';

it('names a measure that the sender supplies', () => {
  expect(readMeasure('What micron do you use now', { prose: 'Machine roll, 12 to 24 micron, transparent.', pick })).toBe('18 micron');
});

it.each([
  ['What micron do you use now', 'We make stretch film.'],
  ['What software do you use now', 'We run 12 to 24 tests.'],
])('says nothing where the email gives no range: %s', (question, prose) => {
  expect(readMeasure(question, { prose, pick })).toBeNull();
});

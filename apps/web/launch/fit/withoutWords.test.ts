import { expect, it } from 'vitest';
import { toWithoutWords } from './withoutWords.ts';

const without = { leads: 60, kept: 39, replies: [0.0231, 0.0274], repliesLost: 0.2, reportsAvoided: 0.01 } as const;

it('shows both sides of leaving people out, and says so if no shown number changes', () => {
  expect(toWithoutWords(without)).toEqual({
    rate: 'Reply rate from 2.3 to 2.7 in 100',
    leads: 'on 39 leads',
    replies: '0.2 fewer replies',
    reports: 'Same number of spam reports',
  });
  expect(toWithoutWords({ ...without, replies: [0.0231, 0.0232] }).rate).toBe('Reply rate unchanged at 2.3 in 100');
});

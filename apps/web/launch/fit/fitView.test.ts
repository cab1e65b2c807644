import { expect, it } from 'vitest';
import { toFitCounts, toWithoutWords } from './fitView.ts';

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

it('counts who does the work of a job, on which nobody decides', () => {
  const counts = { owner: 3, near: 1, far: 2, leadCount: 7 };
  const offer = { lead: 'This is a job in', name: null, said: null, field: 'medicine', words: [], owners: [], isJob: true };
  expect(toFitCounts({ ...counts, offer })).toBe('3 do that work, 1 works close to it or is unclear, 2 work in another field, 1 unknown');
  expect(toFitCounts({ ...counts, offer: { ...offer, isJob: false } })).toMatch(/^3 decide on it, .* 2 rarely decide/);
});

it('speaks of one person as of one', () => {
  const offer = { lead: 'You offer', name: null, said: null, field: 'medicine', words: [], owners: [], isJob: false };
  const counts = { owner: 1, near: 1, far: 1, leadCount: 3, offer };
  expect(toFitCounts(counts)).toBe('1 decides on it, 1 works close to it or is unclear, 1 rarely decides');
  expect(toFitCounts({ ...counts, offer: { ...offer, isJob: true } })).toMatch(/^1 does that work, .* 1 works in another field$/);
});

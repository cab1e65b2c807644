import { expect, it } from 'vitest';
import { toFitCounts } from './fitView.ts';

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

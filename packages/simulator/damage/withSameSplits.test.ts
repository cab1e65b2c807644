import { expect, it } from 'vitest';
import { findDamage } from './findDamage.ts';
import { withSameSplits } from './withSameSplits.ts';

const LONG = 'Our divers clean the hulls of the ferries in the harbour each spring, but your barges are too far up the river for the boat.';
const SPLIT =
  'Our divers clean the hulls of the ferries in the harbour each spring. But your barges are too far up the river for the boat.';
const toEmail = (text: string) => ({ subject: 'hulls', body: `Hi Dana,\n\n${text} Shall we look at one?\n\nErin` });

it('splits what the edit split', () => {
  expect(withSameSplits(toEmail(LONG).body, toEmail(SPLIT).body)).toBe(toEmail(SPLIT).body);
});

it('leaves a sentence that stays', () => {
  expect(withSameSplits(LONG, `${LONG} We help.`)).toBe(LONG);
});

it('leaves a sentence that was split elsewhere', () => {
  expect(withSameSplits(LONG, LONG.replace(' in the harbour', '. In the harbour'))).toBe(LONG);
});

it('a long sentence in two whole ones is no damage', () => {
  expect(findDamage(toEmail(LONG), toEmail(SPLIT))).toEqual([]);
});

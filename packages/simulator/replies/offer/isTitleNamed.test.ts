import { expect, it } from 'vitest';
import { buildReader } from '../../testing/repliesTo.ts';
import { isTitleNamed } from './isTitleNamed.ts';

const isNamed = (title: string, body: string): boolean => isTitleNamed(buildReader({ subject: 'hello', body }, { title }));

it.each([
  ['Shepherd', 'How many ewes did you scan this year?'],
  ['Herdsman', 'We trim the feet of cows while they stand in the parlour.'],
  ['Hatchery Manager', 'We move eels past turbines.'],
  ['Head of Stage', 'We re-rope fly bars and check the rigging.'],
  ['EHS Lead', 'We do the yearly inspection of ladders.'],
  ['Features Editor', 'A possible story: the last tin miner has opened a bakery.'],
])('%s is named by what the work is about: %s', (title, body) => {
  expect(isNamed(title, body)).toBe(true);
});

it.each([
  ['Shepherd', 'We print business cards.'],
  ['Features Editor', 'We resurface tennis courts.'],
])('%s is not by anything else: %s', (title, body) => {
  expect(isNamed(title, body)).toBe(false);
});

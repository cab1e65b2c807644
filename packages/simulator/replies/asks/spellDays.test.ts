import { expect, it } from 'vitest';
import { spellDays } from './spellDays.ts';

it.each([
  ['worth 15 min thurs or fri?', 'worth 15 min Thursday or Friday?'],
  ['Free Tue/Wed at 10?', 'Free Tuesday or Wednesday at 10?'],
  ['Are you around on Mon?', 'Are you around on Monday?'],
  ['They wed in May, and the mon ami line sells.', 'They wed in May, and the mon ami line sells.'],
  ['He fried it on Friday and Monday.', 'He fried it on Friday and Monday.'],
])('%s', (text, spelled) => {
  expect(spellDays(text)).toBe(spelled);
});

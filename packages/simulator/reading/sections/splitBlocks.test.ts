import { expect, it } from 'vitest';
import { sentencesOf } from './splitBlocks.ts';

const cut = (text: string): string[] => sentencesOf(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

const LONG = 'send me your last bill and i will tell you today what you could save';

it.each([
  ['a name', `${LONG}\nTony`, [LONG, 'Tony']],
  ['a name and a firm', `${LONG}\nBri at Northgate Staffing`, [LONG, 'Bri at Northgate Staffing']],
  ['a word of thanks and a name', `${LONG}\nthx\nTony`, [LONG, 'thx', 'Tony']],
  ['any line after one that no email program leaves', `${LONG}, and ${LONG}\nno contract`, [`${LONG}, and ${LONG}`, 'no contract']],
])('ends a line without a period before %s', (_case, text, lines) => {
  expect(cut(text)).toEqual(lines);
});

it('joins lines that an email program wrapped', () => {
  const wrapped =
    'We print the menus of the restaurants in Leeds and of the ones\nalong the coast, and we bring them on the day on which you\nopen.';
  expect(cut(wrapped)).toEqual([wrapped]);
  const named = 'We print the menus of the restaurants in Leeds and of the bar\nKing Edward. They cost little.';
  expect(cut(named)[0]).toContain('King Edward.');
});

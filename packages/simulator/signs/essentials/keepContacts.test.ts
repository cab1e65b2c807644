import { expect, it } from 'vitest';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { keepContacts } from './keepContacts.ts';

const LEFT = 'Hi Dana,\n\nWe make oak barrels.\n\nBest,\nErin';
const keptOf = (lost: string): string =>
  keepContacts(draftOfAnybody({ subject: 'Barrels', body: `Hi Dana,\n\nWe make oak barrels. ${lost}\n\nBest,\nErin` }), LEFT);

it.each([
  ['You can see our full range here: www.oak.example/range', 'Full range: www.oak.example/range'],
  ['Order at www.oak.example', 'www.oak.example'],
])('keeps a page with what it shows: %s', (lost, line) => {
  expect(keptOf(lost)).toBe(`${LEFT}\n${line}`);
});

it('drops a page of which nothing says what it is', () => {
  expect(keptOf('Click https://oak.example/x/17 now')).toBe(LEFT);
});

import { expect, it } from 'vitest';
import { nameLeftOut } from './nameLeftOut.ts';

const rowsOf = (...titles: (string | null)[]) => titles.map((title) => ({ lead: { title, industry: 'Fishing' } }) as never);

it('names up to three titles, or the two most frequent ones', () => {
  expect(nameLeftOut(rowsOf('Falconer', 'falconer', 'Potter'))).toBe('“Falconer” and “Potter”');
  expect(nameLeftOut(rowsOf('Falconer', 'Potter', 'Poet', 'Poet', 'Dyer', 'Potter'))).toBe('such as “Potter” and “Poet”');
});

it('names industries where no title is known', () => {
  expect(nameLeftOut(rowsOf(null, null))).toBe('“Fishing”');
});

import { expect, it } from 'vitest';
import { nameLeftOut } from './nameLeftOut.ts';

const rowsOf = (...titles: (string | null)[]) => titles.map((title) => ({ lead: { title, industry: 'Fishing' } }) as never);
const rowOf = (title: string, industry: string, level = 'far') => ({ lead: { title, industry }, toldFit: { level } }) as never;

it('names up to three titles, or the two most frequent ones', () => {
  expect(nameLeftOut(rowsOf('Falconer', 'falconer', 'Potter'), [])).toBe('“Falconer” and “Potter”');
  expect(nameLeftOut(rowsOf('Falconer', 'Potter', 'Poet', 'Poet', 'Dyer', 'Potter'), [])).toBe('such as “Potter” and “Poet”');
});

it('names industries where no title is known', () => {
  expect(nameLeftOut(rowsOf(null, null), [])).toBe('“Fishing”');
});

it('names nobody who serves a firm, nor whose firm is of an industry on the list, if others are further', () => {
  const meant = [rowOf('Stable Owner', 'Riding stables', 'owner'), rowOf('Stud Groom', 'Horse breeding', 'near')];
  const [clerk, rider, priest] = [
    rowOf('Accounts Assistant', 'Saddlery'),
    rowOf('Riding Teacher', 'Riding school'),
    rowOf('Vicar', 'Church'),
  ];
  expect(nameLeftOut([clerk, rider, priest], [...meant, clerk, rider, priest])).toBe('such as “Vicar”');
  expect(nameLeftOut([clerk], [...meant, clerk])).toBe('“Accounts Assistant”');
});

it('names two of many in different lines of work', () => {
  const rows = rowsOf('Maths Teacher', 'Maths Teacher', 'Music Teacher', 'Music Teacher', 'Dentist', 'Florist');
  expect(nameLeftOut(rows, [])).toBe('such as “Maths Teacher” and “Dentist”');
});

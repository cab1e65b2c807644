import { expect, it } from 'vitest';
import { findMissingProof } from './findMissingProof.ts';

const ask = (...lines: string[]) =>
  findMissingProof({ subject: 'office cleaning', body: ['Hi {{first_name}},', ...lines, 'Would you like a quote?', 'Sonia'].join('\n\n') });

it.each([
  [['We clean offices, warehouses and showrooms in Leeds, and all our staff are vetted and insured.']],
  [['We run payroll, pensions and year-end for small firms and file everything on time.', 'Our price is $12 per employee a month.']],
  [['We print menus and table cards, and our customer service answers within an hour.', 'Could it work with your current menus?']],
  [['We have 12 trucks and 41 drivers, and you get a report each morning.', 'I work with companies in your area.']],
])('is seen where an email sells and names nobody: %s', (lines) => {
  expect(ask(...lines)).toBe(lines[0]);
});

it.each([
  [['We clean offices in Leeds.', 'Hartley Cold Store cut their complaints from 12 to 2 a month after they switched to us.']],
  [['We check payroll before it is paid; Northgate saves a day each month.']],
  [['We clean offices in Leeds.', 'We already work for 40 offices in Leeds, such as Bexley Homes.']],
  [['Our guards cover 41 sites with the same supervisor, and you get a report each morning.']],
  [['We service the lifts in 63 buildings, with one engineer for each.']],
])('is not seen where a customer or a result is named: %s', (lines) => {
  expect(ask(...lines)).toBeUndefined();
});

it('is not asked of somebody who buys from the reader', () => {
  expect(ask('We buy old office chairs, broken ones too, and pick them up within the week.')).toBeUndefined();
});

it('is not said of prices and terms', () => {
  expect(
    ask('Three welders finish on the 14th.', 'The rate is $41 an hour, all in.', 'If one leaves, we guarantee a replacement at no cost.'),
  ).toBeUndefined();
});

it('is not seen in an email that sells nothing', () => {
  expect(findMissingProof({ subject: 'Friday', body: 'Hi Tom,\n\nThe team lunch is moved to Friday at noon.\n\nJo' })).toBeUndefined();
});

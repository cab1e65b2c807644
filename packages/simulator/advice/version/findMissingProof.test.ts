import { expect, it } from 'vitest';
import { findMissingProof } from './findMissingProof.ts';

const ask = (...lines: string[]) =>
  findMissingProof({ subject: 'office cleaning', body: ['Hi {{first_name}},', ...lines, 'Would you like a quote?', 'Sonia'].join('\n\n') });

it.each([
  [['We clean offices in Leeds at night and reduce the complaints of your staff.']],
  [['Our payroll service saves small firms two days of work each month.', 'Our price is $12 per employee a month.']],
  [['We print menus that increase the sales of desserts, and answer within an hour.', 'Could it work with your current menus?']],
  [['Our drivers cut your delivery times by a day, and you get a report each morning.', 'I work with companies in your area.']],
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

it.each([
  'We drive a bus from the station at six, so the packers arrive on time.',
  'We clean offices, warehouses and showrooms in Leeds, and all our staff are vetted and insured.',
  'We use Sage and file each return ourselves.',
])('is not asked of a plain fact: %s', (fact) => expect(ask(fact)).toBeUndefined());

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

import { expect, it } from 'vitest';
import { readPolarity } from './readPolarity.ts';

it.each([
  ['yes', 'Is your lease up this year? If yes, we can get you three offers.'],
  ['yes', "Do you own the roof? If you don't, please ignore this."],
  ['no', 'Have you had it tested? If not, I would suggest a visit.'],
  ['no', 'Has it been serviced? If it has, forget I wrote.'],
  ['no', 'Are you covered? If yes I will get back to you in the spring, if no we have a day free.'],
  ['no', 'Did you file for last year? If not, there may still be time.'],
  ['yes', "Do you own the roof? If not, there's no need to answer."],
  [null, 'Has it been serviced? Our visits take an hour.'],
  [null, "Worth a call? If not, no problem, I won't write again."],
] as const)('offers something to those who say %s: "%s"', (answer, prose) => {
  expect(readPolarity(prose)).toBe(answer);
});

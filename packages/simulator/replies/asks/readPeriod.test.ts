import { describe, expect, it } from 'vitest';
import { readPeriod } from './readPeriod.ts';

describe('readPeriod', () => {
  it.each([
    ['Every hoist has to be examined every six months.', 'oftener', 'every six months'],
    ['Sprinklers need a check once a year.', 'everyYear', 'once a year'],
    ['The annual audit takes a week.', 'everyYear', 'once a year'],
    ['Drivers need a refresher every three years.', 'everyYears', 'every three years'],
    ['A test is due every 12 months.', 'everyYear', 'every 12 months'],
    ['Leases run for five years and then renew.', 'everyYears', 'five years'],
    ['Most places have it done every other week.', 'oftener', 'every other week'],
    ['Certificates are good for two years.', 'everyYears', 'two years'],
  ])('reads "%s"', (prose, tag, every) => {
    expect(readPeriod(prose)).toEqual({ tag, every });
  });

  it('takes no round of the sender for a period', () => {
    expect(readPeriod('We come by every month.')).toBeNull();
  });

  it('takes no cost of a year for a period', () => {
    expect(readPeriod('Leaks cost a plant $40,000 every year. Contracts get more expensive each year.')).toBeNull();
  });
});

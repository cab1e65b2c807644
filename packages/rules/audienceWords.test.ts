import { describe, expect, it } from 'vitest';
import { formatChance, formatExpected, describeCut, describePrices } from './audienceWords.ts';

const all = { leads: 300, interest: 1.4, spamReports: 0.5 };

describe('the words of an audience', () => {
  it('say what the last leads bring and cost', () => {
    expect(describeCut(all, { leads: 200, interest: 1, spamReports: 0.31 })).toBe(
      'The last 100 leads bring 0.4 interested replies and 38% of the spam reports.',
    );
    expect(describeCut(all, { leads: 299, interest: 1.39, spamReports: 0.499 })).toBe(
      'The last lead brings 0.01 interested replies and under 1% of the spam reports.',
    );
    expect(describeCut(all, all)).toBe('All 300 leads bring 1.4 interested replies and 0.5 spam reports.');
    expect(describeCut(all, { leads: 0, interest: 0, spamReports: 0 })).toBe(
      'The last 300 leads bring 1.4 interested replies and all of the spam reports.',
    );
    expect(describeCut({ leads: 1, interest: 0.02, spamReports: 0.001 }, { leads: 1, interest: 0.02, spamReports: 0.001 })).toBe(
      'The only lead brings 0.02 interested replies and under 0.01 spam reports.',
    );
  });

  it('say the prices', () => {
    expect(describePrices({ spamReport: 2, unsubscribe: 0.05 })).toBe(
      'One spam report costs as much as 2 interested replies, one opt-out as much as 0.05.',
    );
  });

  it('round to what can be told apart', () => {
    expect([0, 0.001, 0.04, 0.44, 3.26, 12.4].map(formatExpected)).toEqual(['0', 'under 0.01', '0.04', '0.4', '3.3', '12']);
    expect([0, 0.001, 0.22, 0.999, 1].map(formatChance)).toEqual(['0%', 'under 1%', '22%', 'over 99%', '100%']);
  });
});

import { describe, expect, it } from 'vitest';
import { DEFAULT_COMPLAINT_PRICES } from '../complaintPrices.ts';
import { stopAfter } from './stopAfter.ts';

const yields = (...interest: number[]) => interest.map((each) => ({ interest: each, unsubscribe: 20, spam_report: 4 }));

describe('stopAfter', () => {
  it('stops before the first email whose interest is worth less than its complaints', () => {
    expect(stopAfter(yields(40, 20, 9.5, 8.5, 3), DEFAULT_COMPLAINT_PRICES)).toBe(3);
  });

  it('keeps an email whose interest is worth exactly its complaints', () => {
    expect(stopAfter(yields(40, 9, 9), DEFAULT_COMPLAINT_PRICES)).toBe(3);
  });

  it('stops at an email that does not pay, whatever follows', () => {
    expect(stopAfter(yields(40, 1, 40), DEFAULT_COMPLAINT_PRICES)).toBe(1);
  });

  it('is 0 if not even the first email pays, and all of them if complaints cost nothing', () => {
    expect(stopAfter(yields(1, 40), DEFAULT_COMPLAINT_PRICES)).toBe(0);
    expect(stopAfter(yields(1, 0), { spamReport: 0, unsubscribe: 0 })).toBe(2);
  });
});

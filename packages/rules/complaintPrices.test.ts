import { describe, expect, it } from 'vitest';
import { DEFAULT_COMPLAINT_PRICES, isComplaintPrice, netInterest } from './complaintPrices.ts';

describe('the price of complaints', () => {
  it('is taken off the interested replies', () => {
    expect(netInterest({ interest: 0.01, unsubscribe: 0.02, spam_report: 0.002 }, DEFAULT_COMPLAINT_PRICES)).toBeCloseTo(0.005, 12);
    expect(netInterest({ interest: 0.001, unsubscribe: 0, spam_report: 0.001 }, DEFAULT_COMPLAINT_PRICES)).toBeLessThan(0);
  });

  it('runs from 0 to 100', () => {
    expect([0, 0.05, 100].every(isComplaintPrice)).toBe(true);
    expect([-0.01, 100.01, Number.NaN, Number.POSITIVE_INFINITY].some(isComplaintPrice)).toBe(false);
  });
});

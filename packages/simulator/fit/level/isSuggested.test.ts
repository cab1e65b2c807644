import { describe, expect, it } from 'vitest';
import { isElsewhere, isSuggested } from './isSuggested.ts';

describe('the category that a name suggests', () => {
  it('is one that a word of it speaks for', () => {
    expect(isSuggested('payroll software', 'payroll')).toBe(true);
    expect(isSuggested('payroll software', 'window_cleaning')).toBe(false);
  });

  it('is another one only if none of its words speak for this one', () => {
    expect(isElsewhere('window cleaning', 'payroll')).toBe(true);
    expect(isElsewhere('payroll for window cleaners', 'payroll')).toBe(false);
    expect(isElsewhere('quonset', 'payroll')).toBe(false);
  });
});

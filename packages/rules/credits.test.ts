import { describe, expect, it } from 'vitest';
import { chooseLane, isCreditEntryShown, isLowBalance } from './credits.ts';

describe('isCreditEntryShown', () => {
  const granted = { amount: 200, type: 'MOCK' };
  const spent = { amount: -1, type: 'MOCK' };
  const priority = { amount: 1000, type: 'PRIORITY' };

  it('shows everything on a free plan and without one', () => {
    for (const planName of ['Free', 'free forever', null, undefined]) {
      for (const entry of [granted, spent, priority]) expect(isCreditEntryShown(entry, planName)).toBe(true);
    }
  });

  it('shows only priority rows and spending on a paid plan', () => {
    expect([granted, spent, priority].map((entry) => isCreditEntryShown(entry, 'Pro'))).toEqual([false, true, true]);
    expect(isCreditEntryShown({ amount: -5, type: 'PRIORITY' }, 'Pro')).toBe(true);
    expect(isCreditEntryShown({ amount: 0, type: 'MOCK' }, 'Pro')).toBe(false);
  });
});

describe('chooseLane', () => {
  it('takes the priority lane when the credits cover the whole campaign', () => {
    expect(chooseLane(100, 99, 'auto')).toBe('regular');
    expect(chooseLane(100, 100, 'auto')).toBe('priority');
    expect(chooseLane(100, 101, 'auto')).toBe('priority');
  });

  it('stays regular when switched off, without leads and without credits', () => {
    expect(chooseLane(100, 1000, 'off')).toBe('regular');
    expect(chooseLane(0, 1000, 'auto')).toBe('regular');
    expect(chooseLane(1, 0, 'auto')).toBe('regular');
  });
});

describe('isLowBalance', () => {
  it('begins below a tenth of what the period granted', () => {
    expect([21, 20, 19, 0].map((balance) => isLowBalance(balance, 200))).toEqual([false, false, true, true]);
    expect(isLowBalance(0, 0)).toBe(false);
  });
});

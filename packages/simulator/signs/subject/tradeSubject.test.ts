import { describe, expect, it } from 'vitest';
import { isTradeSubject } from './tradeSubject.ts';

describe('a subject that only names a field', () => {
  it.each(['Roofing Services', 'Payroll', 'pest control', 'Cloud migration solutions'])('is one: %s', (subject) => {
    expect(isTradeSubject(subject)).toBe(true);
  });

  it.each([
    'Leaks at your Dayton dock',
    'Packaging cost',
    'Roofing services for Harlow',
    'Payroll in 2 days?',
    'Fuel theft on your trucks',
  ])('says more: %s', (subject) => {
    expect(isTradeSubject(subject)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isTradeSubject } from './tradeSubject.ts';

describe('a subject that only names a field', () => {
  it.each([
    'Roofing Services',
    'Payroll',
    'pest control',
    'Cloud migration solutions',
    'Introducing Severn IT Solutions',
    'Sales training that delivers results',
    'Payroll that just works',
  ])('is one: %s', (subject) => {
    expect(isTradeSubject(subject)).toBe(true);
  });

  it.each([
    'Leaks at your Dayton dock',
    'Packaging cost',
    'Roofing services for Harlow',
    'Payroll in 2 days?',
    'A fan that works without power',
    'Results of the pump test at Harlow',
    'Introduction from Jo Lind',
    'Fuel theft on your trucks',
  ])('says more: %s', (subject) => {
    expect(isTradeSubject(subject)).toBe(false);
  });
});

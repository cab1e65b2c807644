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
    'Revolutionizing fleet management',
    'Unlock the full potential of your warehouse',
    'Empower your service team with data',
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
    'Transformer oil tests',
    'Unlocking the back gate on Fridays',
    'Elevator inspection dates',
    'Elevated iron in well 6',
  ])('says more: %s', (subject) => {
    expect(isTradeSubject(subject)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { assists } from './assists.ts';
import { readTrades } from './titleTrades.ts';

const isAssisting = (title: string): boolean => assists(title, readTrades(title));

describe('somebody assists', () => {
  it('if their rank is that of a technician, a clerk, an assistant or an operator', () => {
    for (const title of [
      'Help Desk Technician',
      'Payroll Clerk',
      'Executive Assistant',
      'Executive Assistant to the CEO',
      'Press Operator',
    ])
      expect(isAssisting(title), title).toBe(true);
  });

  it('as a coordinator in an office, though not where coordinators lead', () => {
    for (const title of ['HR Coordinator', 'Marketing Coordinator']) expect(isAssisting(title), title).toBe(true);
    for (const title of ['Volunteer Coordinator', 'Event Coordinator']) expect(isAssisting(title), title).toBe(false);
  });

  it('as a supervisor or a foreman, and as an administrator of a department', () => {
    for (const title of ['Store Supervisor', 'Foreman', 'Shift Leader', 'HR Administrator', 'Fleet Coordinator', 'Transport Administrator'])
      expect(isAssisting(title), title).toBe(true);
    for (const title of ['Systems Administrator', 'Practice Administrator', 'Nursing Home Administrator', 'Supervising Manager'])
      expect(isAssisting(title), title).toBe(false);
  });

  it('in a job that many have under somebody who decides, though not on their own account', () => {
    for (const title of ['Account Executive', 'Financial Analyst', 'Frontend Developer', 'Third Grade Teacher', 'Associate Attorney'])
      expect(isAssisting(title), title).toBe(true);
    for (const title of ['Piano Teacher', 'Freelance Copywriter', 'Head Teacher', 'Estimator'])
      expect(isAssisting(title), title).toBe(false);
  });

  it('not if the rank says that they lead or own', () => {
    for (const title of [
      'Lead Technician',
      'Assistant Director',
      'Parish Clerk',
      'Owner Operator',
      'Payroll Manager',
      'Payroll Specialist',
    ])
      expect(isAssisting(title), title).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { PLAN_CONFLICTS } from '../../testing/planConflicts.ts';
import { planEmails } from '../../testing/planEmails.fixture.ts';
import { readPlan } from '../../testing/readPlan.ts';

/** Lists of people for whom an offer may or may not be; the longer one is longer than the sample that edits are tried on. */
const LISTS = [
  { titles: ['CEO', 'Operations Manager', 'Head of Sales', 'Marketing Director'], count: 24 },
  { titles: ['Warehouse Manager', 'COO', 'Purchasing Manager', 'HR Director'], count: 16 },
  { titles: ['CTO', 'IT Manager', 'Head of Engineering', 'CFO'], count: 120 },
  { titles: ['Facility Manager', 'Office Manager', 'Head of Logistics', 'Plant Manager'], count: 32 },
] as const;

describe('the drawer, the cards and the better version', () => {
  const told = planEmails.map((email, index) => readPlan(email, LISTS[index % LISTS.length] ?? LISTS[0]));

  it('come with versions and reasons for many emails', () => {
    expect(told.filter(({ better }) => better.version !== null).length).toBeGreaterThan(5);
    expect(told.filter(({ drawer }) => drawer.length > 0).length).toBeGreaterThan(16);
  });

  it.each(Object.entries(PLAN_CONFLICTS))('agree in every email: %s', (_, find) => {
    expect(told.flatMap((one) => find(one).map((conflict) => `${one.email.subject}: ${conflict}`))).toEqual([]);
  });
});

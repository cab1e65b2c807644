import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLANS, type BillingCycle } from './plans.ts';
import {
  cancelSubscription,
  changePlan,
  creditsOfPeriod,
  grantKey,
  isRenewalDue,
  nextPeriod,
  periodKey,
  startSubscription,
  type SubscriptionState,
} from './planChanges.ts';

const signupAt = new Date('2026-01-31T10:00:00.000Z');
const later = new Date('2026-02-10T00:00:00.000Z');
const free = startSubscription({ planName: 'Free', billingCycle: 'month' }, signupAt);
const on = (planName: string, billingCycle: BillingCycle = 'month') => startSubscription({ planName, billingCycle }, signupAt);

type PlanAndCycle = [planName: string, billingCycle: BillingCycle];

function changed(state: SubscriptionState, planName: string, billingCycle: BillingCycle = 'month') {
  const result = changePlan(state, { planName, billingCycle }, later);
  if (!result.ok) throw new Error(result.problem);
  return result;
}

describe('changePlan', () => {
  it('begins the first paid period at once', () => {
    const { state, takesEffect } = changed(free, 'Pro');
    expect(takesEffect).toBe('now');
    expect(state).toMatchObject({ planName: 'Pro', currentPeriodStart: later, anchorAt: later });
    expect(state.currentPeriodEnd).toEqual(new Date('2026-03-10T00:00:00.000Z'));
  });

  it('upgrades immediately within the same period', () => {
    const { state, takesEffect } = changed(on('Pro'), 'Scale');
    expect(takesEffect).toBe('now');
    expect(state).toEqual({ ...on('Pro'), planName: 'Scale' });
  });

  it('stretches the period when a year is chosen instead of a month', () => {
    const { state } = changed(on('Pro'), 'Pro', 'year');
    expect(state.currentPeriodStart).toEqual(signupAt);
    expect(state.currentPeriodEnd).toEqual(new Date('2027-01-31T10:00:00.000Z'));
  });

  it.each<{ from: PlanAndCycle; to: PlanAndCycle }>([
    { from: ['Scale', 'month'], to: ['Pro', 'month'] },
    { from: ['Pro', 'year'], to: ['Pro', 'month'] },
    { from: ['Pro', 'year'], to: ['Scale', 'month'] },
    { from: ['Scale', 'month'], to: ['Pro', 'year'] },
  ])('lets $to wait for the end of the period of $from', ({ from, to }) => {
    const { state, takesEffect } = changed(on(...from), ...to);
    expect(takesEffect).toBe('at_period_end');
    expect(state).toEqual({ ...on(...from), nextPlanName: to[0], nextBillingCycle: to[1] });
    expect(nextPeriod(state)).toMatchObject({ planName: to[0], billingCycle: to[1], nextPlanName: null, nextBillingCycle: null });
  });

  it('cancels when Free is chosen, and is reactivated by choosing the plan again', () => {
    const cancelled = changed(on('Pro'), 'Free').state;
    expect(cancelled.cancelAt).toEqual(on('Pro').currentPeriodEnd);
    expect(changed(cancelled, 'Pro').state).toEqual(on('Pro'));
  });

  it('drops a pending downgrade if a cancellation follows it, and vice versa', () => {
    const downgraded = changed(on('Scale'), 'Pro').state;
    expect(cancelSubscription(downgraded)).toMatchObject({ nextPlanName: null, nextBillingCycle: null });
    expect(changed(cancelSubscription(on('Scale')), 'Pro').state.cancelAt).toBeNull();
  });

  it('has nothing to cancel on Free', () => {
    expect(cancelSubscription(free)).toBe(free);
  });

  it('refuses plans that do not exist or are not sold by the year', () => {
    expect(changePlan(free, { planName: 'Platinum', billingCycle: 'month' }, later)).toEqual({ ok: false, problem: 'unknown_plan' });
    expect(changePlan(free, { planName: 'Free', billingCycle: 'year' }, later)).toEqual({ ok: false, problem: 'not_sold_annually' });
  });
});

describe('nextPeriod', () => {
  it('falls due exactly at the end of the period', () => {
    const end = free.currentPeriodEnd.getTime();
    expect(isRenewalDue(free, new Date(end - 1))).toBe(false);
    expect(isRenewalDue(free, new Date(end))).toBe(true);
  });

  it('becomes Free after a cancellation, and returns to the 31st', () => {
    const after = nextPeriod(cancelSubscription(on('Pro')));
    expect(after).toMatchObject({ planName: 'Free', billingCycle: 'month', cancelAt: null });
    expect(after.currentPeriodStart).toEqual(new Date('2026-02-28T10:00:00.000Z'));
    expect(after.currentPeriodEnd).toEqual(new Date('2026-03-31T10:00:00.000Z'));
  });
});

describe('creditsOfPeriod', () => {
  it.each([
    ['Free', 'month', { mock: 200, priority: 0 }],
    ['Unlimited', 'month', { mock: 0, priority: 0 }],
    ['Unlimited', 'year', { mock: 0, priority: 0 }],
    ['Pro', 'month', { mock: 0, priority: 1000 }],
    ['Pro', 'year', { mock: 0, priority: 12_000 }],
    ['Growth', 'month', { mock: 0, priority: 2500 }],
    ['Growth', 'year', { mock: 0, priority: 30_000 }],
    ['Scale', 'month', { mock: 0, priority: 5000 }],
    ['Scale', 'year', { mock: 0, priority: 60_000 }],
  ] as const)('of %s by the %s are %o', (planName, billingCycle, credits) => {
    expect(creditsOfPeriod({ planName, billingCycle })).toEqual(credits);
  });
});

describe('grant keys', () => {
  it('belong to the period whatever the plan', () => {
    expect(grantKey(on('Pro', 'year'))).toBe('2026-01-31T10:00:00.000Z:Pro:year');
    expect(grantKey(on('Scale')).startsWith(periodKey(signupAt))).toBe(true);
  });

  it('never let a period end before it begins, whatever is chosen when', () => {
    const choice = fc.record({
      planName: fc.constantFrom(...PLANS.map((plan) => plan.planName)),
      billingCycle: fc.constantFrom<BillingCycle>('month', 'year'),
      daysLater: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 30 }), (choices) => {
        let state = free;
        let now = signupAt.getTime();
        for (const { daysLater, ...chosen } of choices) {
          now += daysLater * 86_400_000;
          while (isRenewalDue(state, new Date(now))) {
            const next = nextPeriod(state);
            expect(next.currentPeriodStart).toEqual(state.currentPeriodEnd);
            state = next;
          }
          const result = changePlan(state, chosen, new Date(now));
          if (result.ok) state = result.state;
          expect(state.currentPeriodEnd.getTime()).toBeGreaterThan(now);
          expect(state.currentPeriodStart.getTime()).toBeLessThanOrEqual(now);
        }
      }),
    );
  });
});

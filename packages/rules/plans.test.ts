import { describe, expect, it } from 'vitest';
import { findPlan, isFreePlan, limitsOfPlan, PLANS, priorityCreditsPerPeriod } from './plans.ts';

describe('the plan table', () => {
  it('is the one that is sold', () => {
    const rows = PLANS.map((plan) => [
      plan.planName,
      plan.monthlyPriceUsd,
      plan.monthlyCredits,
      plan.maxConcurrentCampaigns,
      plan.maxCampaignSize,
      plan.monthlyPriorityCredits,
      plan.annualPriceUsd,
    ]);
    expect(rows).toEqual([
      ['Free', 0, 200, 1, 200, 0, null],
      ['Unlimited', 20, null, 1, 800, 0, 216],
      ['Pro', 49, null, 1, 1500, 1000, 529],
      ['Growth', 99, null, 2, 1500, 2500, 1069],
      ['Scale', 149, null, 2, 2000, 5000, 1609],
    ]);
  });

  it('marks Unlimited alone as most popular', () => {
    expect(PLANS.filter((plan) => plan.isMostPopular).map((plan) => plan.planName)).toEqual(['Unlimited']);
  });

  it('takes about 10% off for a year', () => {
    const differences = PLANS.map(({ monthlyPriceUsd, annualPriceUsd }) => Math.abs(monthlyPriceUsd * 12 * 0.9 - (annualPriceUsd ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(1);
  });
});

describe('isFreePlan', () => {
  it.each(['Free', 'FREE trial', 'Old freemium', null, undefined])('treats %s as free', (planName) => {
    expect(isFreePlan(planName)).toBe(true);
  });

  it.each(['Unlimited', 'Pro', 'Growth', 'Scale'])('treats %s as paid', (planName) => {
    expect(isFreePlan(planName)).toBe(false);
  });
});

describe('limitsOfPlan', () => {
  it('falls back to Free without a plan, and for one that is no longer sold', () => {
    for (const planName of [null, undefined, '', 'Platinum']) expect(limitsOfPlan(planName)).toBe(findPlan('Free'));
    expect(limitsOfPlan('Scale').maxCampaignSize).toBe(2000);
  });
});

describe('priorityCreditsPerPeriod', () => {
  it('grants twelve months upfront for a year', () => {
    const per = (cycle: 'month' | 'year') => PLANS.map((plan) => priorityCreditsPerPeriod(plan, cycle));
    expect(per('month')).toEqual([0, 0, 1000, 2500, 5000]);
    expect(per('year')).toEqual([0, 0, 12_000, 30_000, 60_000]);
  });
});

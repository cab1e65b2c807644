/** The plans. Null credits = unlimited; null price = not sold. Prices in whole US dollars. */
export type PlanName = 'Free' | 'Unlimited' | 'Pro' | 'Growth' | 'Scale';
export type BillingCycle = 'month' | 'year';

export type Plan = {
  planName: PlanName;
  monthlyPriceUsd: number;
  annualPriceUsd: number | null;
  /** Mock credits granted each month; null = unlimited. */
  monthlyCredits: number | null;
  monthlyPriorityCredits: number;
  maxConcurrentCampaigns: number;
  maxCampaignSize: number;
  isMostPopular: boolean;
};

const FREE_PLAN: Plan = {
  planName: 'Free',
  monthlyPriceUsd: 0,
  annualPriceUsd: null,
  monthlyCredits: 200,
  monthlyPriorityCredits: 0,
  maxConcurrentCampaigns: 1,
  maxCampaignSize: 200,
  isMostPopular: false,
};

export const PLANS: readonly Plan[] = [
  FREE_PLAN,
  {
    planName: 'Unlimited',
    monthlyPriceUsd: 20,
    annualPriceUsd: 216,
    monthlyCredits: null,
    monthlyPriorityCredits: 0,
    maxConcurrentCampaigns: 1,
    maxCampaignSize: 800,
    isMostPopular: true,
  },
  {
    planName: 'Pro',
    monthlyPriceUsd: 49,
    annualPriceUsd: 529,
    monthlyCredits: null,
    monthlyPriorityCredits: 1000,
    maxConcurrentCampaigns: 1,
    maxCampaignSize: 1500,
    isMostPopular: false,
  },
  {
    planName: 'Growth',
    monthlyPriceUsd: 99,
    annualPriceUsd: 1069,
    monthlyCredits: null,
    monthlyPriorityCredits: 2500,
    maxConcurrentCampaigns: 2,
    maxCampaignSize: 1500,
    isMostPopular: false,
  },
  {
    planName: 'Scale',
    monthlyPriceUsd: 149,
    annualPriceUsd: 1609,
    monthlyCredits: null,
    monthlyPriorityCredits: 5000,
    maxConcurrentCampaigns: 2,
    maxCampaignSize: 2000,
    isMostPopular: false,
  },
];

export const findPlan = (planName: string): Plan | undefined => PLANS.find((plan) => plan.planName === planName);

/** A plan is free if its name contains "free" in any case; no subscription counts as free. */
export const isFreePlan = (planName: string | null | undefined): boolean =>
  planName === null || planName === undefined || planName.toLowerCase().includes('free');

/** The limits an organization has: those of its plan, or of Free if it has none. */
export const limitsOfPlan = (planName: string | null | undefined): Plan => (planName ? (findPlan(planName) ?? FREE_PLAN) : FREE_PLAN);

/** Priority credits granted at the start of each period; an annual plan gets twelve months at once. */
export const priorityCreditsPerPeriod = (plan: Plan, cycle: BillingCycle): number =>
  cycle === 'year' ? plan.monthlyPriorityCredits * 12 : plan.monthlyPriorityCredits;

import { monthsOfCycle, periodEnd } from './billingPeriods.ts';
import { findPlan, limitsOfPlan, PLANS, priorityCreditsPerPeriod, type BillingCycle, type Plan } from './plans.ts';

/** Plan, period and pending changes. Dates are moments in UTC. */
export type SubscriptionState = {
  planName: string;
  billingCycle: BillingCycle;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** Every period ends on this date's day of the month. */
  anchorAt: Date;
  /** The period's end, if the plan was canceled. */
  cancelAt: Date | null;
  nextPlanName: string | null;
  nextBillingCycle: BillingCycle | null;
};

export type PlanChoice = { planName: string; billingCycle: BillingCycle };

export type PlanChangeResult =
  | { ok: true; state: SubscriptionState; takesEffect: 'now' | 'at_period_end' | 'already_so' }
  | { ok: false; problem: 'unknown_plan' | 'not_sold_annually' };

const nothingWaiting = { cancelAt: null, nextPlanName: null, nextBillingCycle: null } as const;

/** A subscription whose first period starts now. */
export const startSubscription = ({ planName, billingCycle }: PlanChoice, now: Date): SubscriptionState => ({
  planName,
  billingCycle,
  currentPeriodStart: now,
  currentPeriodEnd: periodEnd(now, billingCycle, now),
  anchorAt: now,
  ...nothingWaiting,
});

const rankOfPlan = (planName: string): number => PLANS.findIndex((plan) => plan.planName === planName);

/** Cancels at the period's end; Free has nothing to cancel. */
export const cancelSubscription = (state: SubscriptionState): SubscriptionState =>
  state.planName === 'Free' ? state : { ...state, ...nothingWaiting, cancelAt: state.currentPeriodEnd };

/**
 * The result of choosing a plan. A higher plan or a longer cycle takes effect immediately and keeps the start of the period, except from
 * Free, where the first paid period starts now. A lower plan or a shorter cycle waits for the end of the period. Choosing the current plan
 * cancels any pending change: that is how a canceled plan is reactivated. The state must be up to date at `now`.
 */
export function changePlan(state: SubscriptionState, choice: PlanChoice, now: Date): PlanChangeResult {
  const plan = findPlan(choice.planName);
  if (plan === undefined) return { ok: false, problem: 'unknown_plan' };
  if (choice.billingCycle === 'year' && plan.annualPriceUsd === null) return { ok: false, problem: 'not_sold_annually' };
  if (choice.planName === state.planName && choice.billingCycle === state.billingCycle) {
    return { ok: true, state: { ...state, ...nothingWaiting }, takesEffect: 'already_so' };
  }
  if (plan.planName === 'Free') return { ok: true, state: cancelSubscription(state), takesEffect: 'at_period_end' };
  if (state.planName === 'Free') return { ok: true, state: startSubscription(choice, now), takesEffect: 'now' };
  const isHigher = rankOfPlan(choice.planName) >= rankOfPlan(state.planName);
  const isLonger = monthsOfCycle(choice.billingCycle) >= monthsOfCycle(state.billingCycle);
  if (!isHigher || !isLonger) {
    const waiting = { cancelAt: null, nextPlanName: choice.planName, nextBillingCycle: choice.billingCycle };
    return { ok: true, state: { ...state, ...waiting }, takesEffect: 'at_period_end' };
  }
  const currentPeriodEnd = periodEnd(state.anchorAt, choice.billingCycle, state.currentPeriodStart);
  return { ok: true, state: { ...state, ...choice, ...nothingWaiting, currentPeriodEnd }, takesEffect: 'now' };
}

export const isRenewalDue = (state: SubscriptionState, now: Date): boolean => state.currentPeriodEnd.getTime() <= now.getTime();

/** The period after the current one: Free after a cancellation, otherwise the pending plan, otherwise the same again. */
export function nextPeriod(state: SubscriptionState): SubscriptionState {
  const planName = state.cancelAt === null ? (state.nextPlanName ?? state.planName) : 'Free';
  const billingCycle = state.cancelAt === null ? (state.nextBillingCycle ?? state.billingCycle) : 'month';
  return {
    planName,
    billingCycle,
    currentPeriodStart: state.currentPeriodEnd,
    currentPeriodEnd: periodEnd(state.anchorAt, billingCycle, state.currentPeriodEnd),
    anchorAt: state.anchorAt,
    ...nothingWaiting,
  };
}

/** All credits of a period. Unlimited mock credits are not granted; each charge is offset by an allowance. */
export function creditsOfPeriod({ planName, billingCycle }: PlanChoice): { mock: number; priority: number } {
  const plan: Plan = limitsOfPlan(planName);
  return { mock: (plan.monthlyCredits ?? 0) * monthsOfCycle(billingCycle), priority: priorityCreditsPerPeriod(plan, billingCycle) };
}

/** Prefix of one period's grant keys; what the period has granted so far is the sum over them. */
export const periodKey = (periodStart: Date): string => `${periodStart.toISOString()}:`;

/** The key that makes a grant unique: a period grants at most once for each plan and cycle it passes through. */
export const grantKey = ({ planName, billingCycle, currentPeriodStart }: SubscriptionState): string =>
  `${periodKey(currentPeriodStart)}${planName}:${billingCycle}`;

import type { Subscription } from '@coldcast/contract/billing';
import { isFreePlan, PLANS } from '@coldcast/rules/plans';

/** What the Subscription tab shows. */
export type BillingState = 'none' | 'available soon' | 'cancelling' | 'renewing' | 'active';

export function toBillingState(subscription: Subscription | null, isNewAccount: boolean): BillingState {
  if (subscription === null) return isNewAccount ? 'available soon' : 'none';
  if (subscription.cancelAt !== null) return 'cancelling';
  return isFreePlan(subscription.planName) ? 'active' : 'renewing';
}

/** The subscription as it will be in the next period. */
function toNextPeriod(subscription: Subscription): Subscription {
  const next = PLANS.find(({ planName }) => planName === subscription.nextPlanName);
  if (next === undefined) return subscription;
  return { ...subscription, ...next, billingCycle: subscription.nextBillingCycle ?? subscription.billingCycle };
}

/** Credits added at the next renewal, by the pending plan if there is one; an annual plan gets twelve months at once. */
export function toRenewalCredits(present: Subscription): { count: number; kind: 'credits' | 'priority credits' } | null {
  const subscription = toNextPeriod(present);
  const months = subscription.billingCycle === 'year' ? 12 : 1;
  if (isFreePlan(subscription.planName)) {
    return subscription.monthlyCredits ? { count: subscription.monthlyCredits * months, kind: 'credits' } : null;
  }
  const count = subscription.monthlyPriorityCredits * months;
  return count > 0 ? { count, kind: 'priority credits' } : null;
}

import type { Subscription } from '@coldcast/contract/billing';
import { isFreePlan } from '@coldcast/rules/plans';

/** What the Subscription tab shows (decision 24). */
export type BillingState = 'none' | 'available soon' | 'cancelling' | 'renewing' | 'active';

export function toBillingState(subscription: Subscription | null, isNewAccount: boolean): BillingState {
  if (subscription === null) return isNewAccount ? 'available soon' : 'none';
  if (subscription.cancelAt !== null) return 'cancelling';
  return isFreePlan(subscription.planName) ? 'active' : 'renewing';
}

/** Credits added at the next renewal; an annual plan gets twelve months at once (specification 9). */
export function toRenewalCredits(subscription: Subscription): { count: number; kind: 'credits' | 'priority credits' } | null {
  const months = subscription.billingCycle === 'year' ? 12 : 1;
  if (isFreePlan(subscription.planName)) {
    return subscription.monthlyCredits ? { count: subscription.monthlyCredits * months, kind: 'credits' } : null;
  }
  const count = subscription.monthlyPriorityCredits * months;
  return count > 0 ? { count, kind: 'priority credits' } : null;
}

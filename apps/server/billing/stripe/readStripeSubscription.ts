import type { SubscriptionState } from '@coldcast/rules/planChanges';
import type Stripe from 'stripe';
import { findPrice } from './priceKeys.ts';

/** A subscription from the provider, in our terms. */
export type ProviderSubscription = {
  id: string;
  planName: string;
  billingCycle: 'month' | 'year';
  periodStart: Date;
  periodEnd: Date;
  cancelAt: Date | null;
  /** False while the invoice of the current period is open: its credits are not granted yet. */
  isPaid: boolean;
};

const toDate = (seconds: number): Date => new Date(seconds * 1000);

const LIVE = new Set(['active', 'trialing', 'past_due']);

export const isLive = (subscription: Stripe.Subscription): boolean => LIVE.has(subscription.status);

/** Undefined if the price is not one of ours. `latest_invoice` must be expanded. */
export function readStripeSubscription(subscription: Stripe.Subscription): ProviderSubscription | undefined {
  const item = subscription.items.data[0];
  const price = findPrice(item?.price.lookup_key ?? null);
  if (item === undefined || price === undefined) return undefined;
  const periodEnd = toDate(item.current_period_end);
  const { latest_invoice: invoice, cancel_at: cancelAt, status } = subscription;
  const isInvoicePaid = typeof invoice !== 'object' || invoice === null || invoice.status === 'paid';
  return {
    id: subscription.id,
    planName: price.planName,
    billingCycle: price.billingCycle,
    periodStart: toDate(item.current_period_start),
    periodEnd,
    cancelAt: cancelAt === null ? (subscription.cancel_at_period_end ? periodEnd : null) : toDate(cancelAt),
    isPaid: status !== 'past_due' && isInvoicePaid,
  };
}

/**
 * The state after an update from the provider. Before payment, only a cancellation counts. If the provider cuts a period short, as when
 * changing from monthly to yearly, we keep our start of the period: so only the difference is granted, not the whole amount again.
 */
export function toProviderState(
  stored: SubscriptionState | undefined,
  provider: ProviderSubscription,
  isKnown: boolean,
): SubscriptionState | undefined {
  if (!provider.isPaid) return stored && isKnown ? { ...stored, cancelAt: provider.cancelAt } : stored;
  const isCutShort =
    stored !== undefined &&
    isKnown &&
    provider.periodStart.getTime() > stored.currentPeriodStart.getTime() &&
    provider.periodStart.getTime() < stored.currentPeriodEnd.getTime();
  return {
    planName: provider.planName,
    billingCycle: provider.billingCycle,
    currentPeriodStart: isCutShort ? stored.currentPeriodStart : provider.periodStart,
    currentPeriodEnd: provider.periodEnd,
    anchorAt: provider.periodStart,
    cancelAt: provider.cancelAt,
    nextPlanName: null,
    nextBillingCycle: null,
  };
}

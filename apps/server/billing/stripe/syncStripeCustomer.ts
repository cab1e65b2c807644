import { startSubscription, type SubscriptionState } from '@coldcast/rules/planChanges';
import type Stripe from 'stripe';
import type { App } from '../../app.ts';
import type { Transaction } from '../../database/database.ts';
import { lockAccount } from '../account.store.ts';
import { grantPeriodCredits } from '../grantPeriodCredits.ts';
import { findSubscription, saveSubscription } from '../subscriptions.store.ts';
import { isLive, readStripeSubscription, toProviderState } from './readStripeSubscription.ts';
import { lockStripeCustomer, updateStripeSubscription, type StripeCustomer } from './stripeCustomers.store.ts';

/**
 * Updates an organization to what the provider says now. It asks instead of trusting the event, and concurrent calls wait for each other:
 * so events may come in any order, late or repeated. False if the customer is not ours.
 */
export async function syncStripeCustomer(app: App, stripe: Stripe, customerId: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const customer = await lockStripeCustomer(tx, customerId);
    if (customer === undefined) return false;
    const { data } = await stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice'],
    });
    const newestFirst = data.toSorted((a, b) => b.created - a.created);
    const live = newestFirst.find(isLive);
    if (live !== undefined) await takeOver(app, tx, { customer, live });
    else if (customer.subscriptionId !== null) {
      await returnToFree(app, tx, { customer, ended: newestFirst.find((each) => each.id === customer.subscriptionId) });
    }
    return true;
  });
}

async function takeOver(app: App, tx: Transaction, { customer, live }: { customer: StripeCustomer; live: Stripe.Subscription }) {
  const { organisationId } = customer;
  const provider = readStripeSubscription(live);
  if (provider === undefined) {
    app.log.warn({ organisationId, subscriptionId: live.id }, 'a subscription has a price that belongs to another product');
    return;
  }
  await lockAccount(tx, organisationId);
  const isKnown = customer.subscriptionId === provider.id;
  const state = toProviderState(await findSubscription(tx, organisationId), provider, isKnown);
  // Unpaid and unknown: nothing changes until the first invoice is paid.
  if (state === undefined || (!provider.isPaid && !isKnown)) return;
  await updateStripeSubscription(tx, organisationId, provider.id);
  await save(app, tx, { organisationId, state });
}

type Ended = { customer: StripeCustomer; ended: Stripe.Subscription | undefined };

/** The Free plan starts when the paid one ended, so that a repeat finds the same period and grants nothing. */
async function returnToFree(app: App, tx: Transaction, { customer: { organisationId }, ended }: Ended): Promise<void> {
  await lockAccount(tx, organisationId);
  const endedAt = typeof ended?.ended_at === 'number' ? new Date(ended.ended_at * 1000) : app.clock.now();
  await updateStripeSubscription(tx, organisationId, null);
  await save(app, tx, { organisationId, state: startSubscription({ planName: 'Free', billingCycle: 'month' }, endedAt) });
}

async function save(app: App, tx: Transaction, change: { organisationId: string; state: SubscriptionState }): Promise<void> {
  await saveSubscription(tx, change.organisationId, change.state);
  await grantPeriodCredits(app, tx, change);
}

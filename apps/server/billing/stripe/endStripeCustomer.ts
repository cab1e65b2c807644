import Stripe from 'stripe';
import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { findStripe } from './stripeClient.ts';
import { findStripeCustomer } from './stripeCustomers.store.ts';

/** In these states a subscription no longer charges anyone and cannot be canceled. */
const ENDED = new Set(['canceled', 'incomplete_expired']);

/**
 * Ends everything an organization pays for before it is deleted. Cancels its subscriptions immediately, including those we have not heard
 * of yet, which also stops the collection of open invoices. Then deletes the customer, which ends open checkouts. Throws if the provider
 * does not confirm. Safe to repeat: ended subscriptions are skipped.
 */
export async function endStripeCustomer(app: App, organisationId: string): Promise<void> {
  const customer = await findStripeCustomer(app.db, organisationId);
  if (customer === undefined) return;
  const stripe = findStripe(app.config);
  if (stripe === undefined) {
    // The operator switched payments off after this organization had started to pay.
    if (customer.subscriptionId !== null) refuse(app, organisationId, new Error('STRIPE_SECRET_KEY is not set'));
    return;
  }
  try {
    await endAtProvider(stripe, customer.customerId);
  } catch (error) {
    refuse(app, organisationId, error);
  }
}

function refuse(app: App, organisationId: string, error: unknown): never {
  app.log.error({ err: error, organisationId }, 'a subscription could not be canceled, so its organization was not deleted');
  throw new AppError('payments_not_ended');
}

async function endAtProvider(stripe: Stripe, customerId: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  for (const { id, status } of data) if (!ENDED.has(status)) await unlessGone(stripe.subscriptions.cancel(id));
  await unlessGone(stripe.customers.del(customerId));
}

async function unlessGone(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')) throw error;
  }
}

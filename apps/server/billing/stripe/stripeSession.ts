import type { PlanChoice } from '@coldcast/rules/planChanges';
import type Stripe from 'stripe';
import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { findPrice, toPriceKey } from './priceKeys.ts';
import { findStripeCustomer, insertStripeCustomer, type StripeCustomer } from './stripeCustomers.store.ts';

/** The organization's customer at the provider, created when first needed. */
export async function ensureStripeCustomer(
  app: App,
  stripe: Stripe,
  { organisationId, email }: { organisationId: string; email: string },
): Promise<StripeCustomer> {
  const known = await findStripeCustomer(app.db, organisationId);
  if (known !== undefined) return known;
  // The key makes two concurrent calls get the same customer.
  const created = await stripe.customers.create({ email, metadata: { organisationId } }, { idempotencyKey: `customer-${organisationId}` });
  await insertStripeCustomer(app.db, organisationId, created.id);
  const stored = await findStripeCustomer(app.db, organisationId);
  if (stored === undefined) throw new Error('the payment customer was not stored');
  return stored;
}

type Visit = { customer: StripeCustomer; returnUrl: string };

/** The provider's own portal: cards, invoices, plan changes, cancellation. */
export async function openStripePortal(app: App, stripe: Stripe, { customer, returnUrl }: Visit): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.customerId,
    return_url: returnUrl,
    configuration: app.config.STRIPE_PORTAL_CONFIGURATION,
  });
  return url;
}

/** The provider's checkout for the first purchase of a plan. */
export async function openStripeCheckout(stripe: Stripe, { customer, returnUrl, choice }: Visit & { choice: PlanChoice }): Promise<string> {
  const key = toPriceKey(choice.planName, choice.billingCycle);
  if (findPrice(key) === undefined) throw new AppError('invalid_input', { message: 'This plan cannot be bought.' });
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (price === undefined) throw new Error(`the price ${key} does not exist at the payment provider: run npm run stripe-setup`);
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.customerId,
    client_reference_id: customer.organisationId,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: returnUrl,
    cancel_url: returnUrl,
  });
  if (url === null) throw new Error('the payment provider gave no checkout address');
  return url;
}

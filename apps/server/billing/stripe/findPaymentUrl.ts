import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { PortalChange } from '../applyPortalChange.ts';
import { findStripe } from './stripeClient.ts';
import { findStripeCustomer } from './stripeCustomers.store.ts';
import { openStripeCheckout, openStripePortal } from './stripeSession.ts';

type Wish = { organisationId: string; change: PortalChange; returnUrl: string };

/**
 * Where to make a change at the payment provider. Undefined if we make it ourselves: without a provider, or when leaving a plan the
 * provider does not know.
 */
export async function findPaymentUrl(app: App, { organisationId, change, returnUrl }: Wish): Promise<string | undefined> {
  const stripe = findStripe(app.config);
  if (stripe === undefined) return undefined;
  const customer = await findStripeCustomer(app.db, organisationId);
  if (customer === undefined) throw new AppError('not_found', { message: 'This address has expired.' });
  if (customer.subscriptionId !== null) return openStripePortal(app, stripe, { customer, returnUrl });
  if ('cancel' in change || change.planName === 'Free') return undefined;
  return openStripeCheckout(stripe, { customer, returnUrl, choice: change });
}

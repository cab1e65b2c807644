import type { createPortalSession as endpoint } from '@coldcast/contract/billing';
import type { Handler } from '../http/bindEndpoint.ts';
import { createPortalToken } from './portalToken.ts';
import { publicUrl } from './publicUrl.ts';
import { findStripe } from './stripe/stripeClient.ts';
import { ensureStripeCustomer, openStripePortal } from './stripe/stripeSession.ts';

/** The payment provider's portal for its subscribers; for everyone else a new address on this server, where they choose a plan. */
export const createPortalSession: Handler<typeof endpoint> = async (app, { user, headers }) => {
  const siteUrl = publicUrl(app, headers);
  const stripe = findStripe(app.config);
  if (stripe !== undefined) {
    const customer = await ensureStripeCustomer(app, stripe, user);
    if (customer.subscriptionId !== null) {
      return { url: await openStripePortal(app, stripe, { customer, returnUrl: `${siteUrl}/app/billing` }) };
    }
  }
  return { url: `${siteUrl}/billing/portal/${await createPortalToken(app, user.organisationId)}` };
};

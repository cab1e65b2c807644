import Stripe from 'stripe';
import { AppError } from '../../errors.ts';
import type { RawRoutes } from '../../http/seams.ts';
import { findStripe } from './stripeClient.ts';
import { syncStripeCustomer } from './syncStripeCustomer.ts';

const EVENTS = /^(checkout\.session\.|customer\.subscription\.|invoice\.)/;

/** Receives events from the payment provider. Only signed events are read, and none is trusted: each makes us ask for the current state. */
export const stripeRoutes: RawRoutes = (api, app) => {
  const stripe = findStripe(app.config);
  if (stripe === undefined) return;
  const secret = app.config.STRIPE_WEBHOOK_SECRET;
  if (secret === undefined) throw new Error('STRIPE_SECRET_KEY also needs STRIPE_WEBHOOK_SECRET: see docs/billing.md.');
  // The signature covers the exact bytes.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, bytes: Buffer) => bytes);
  api.post('/billing/stripe/webhook', async (request) => {
    const event = await readEvent(stripe, { body: request.body, signature: request.headers['stripe-signature'], secret });
    const customerId = findCustomerId(event);
    const isTaken = customerId !== undefined && (await syncStripeCustomer(app, stripe, customerId));
    app.log.info({ eventId: event.id, type: event.type, isTaken }, 'payment event');
    return { received: true };
  });
};

type Delivery = { body: unknown; signature: string | string[] | undefined; secret: string };

async function readEvent(stripe: Stripe, { body, signature, secret }: Delivery): Promise<Stripe.Event> {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new AppError('invalid_input');
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw new AppError('invalid_input', { message: 'The signature does not match.' });
    }
    throw error;
  }
}

function findCustomerId({ type, data: { object } }: Stripe.Event): string | undefined {
  if (!EVENTS.test(type) || !('customer' in object)) return undefined;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer ? customer.id : undefined;
}

import { PLANS } from '@coldcast/rules/plans';
import type Stripe from 'stripe';
import { PRICES, type Price } from './priceKeys.ts';

export type StripeSetup = {
  createdPrices: string[];
  /** Id of the customer portal's configuration. */
  portalConfiguration: string;
  /** Null if no webhook was asked for. */
  webhookSecret: string | null;
};

type Product = { id: string; prices: { id: string; price: Price }[] };

const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
];

/** Creates what is missing at the provider: a product for each paid plan, its prices, a portal configuration, a webhook. Safe to repeat. */
export async function setUpStripe(stripe: Stripe, webhookUrl: string | undefined): Promise<StripeSetup> {
  const { data: present } = await stripe.prices.list({ lookup_keys: PRICES.map((price) => price.key), active: true, limit: 100 });
  const createdPrices: string[] = [];
  const products: Product[] = [];
  for (const { planName } of PLANS.filter((plan) => plan.monthlyPriceUsd > 0)) {
    const wanted = PRICES.filter((price) => price.planName === planName);
    const known = present.find((price) => wanted.some(({ key }) => key === price.lookup_key));
    const productId = known === undefined ? (await stripe.products.create({ name: `Coldcast ${planName}` })).id : idOf(known.product);
    const product: Product = { id: productId, prices: [] };
    for (const price of wanted) {
      const existing = present.find(({ lookup_key: key }) => key === price.key);
      const { id } = existing ?? (await createPrice(stripe, productId, price));
      if (existing === undefined) createdPrices.push(price.key);
      product.prices.push({ id, price });
    }
    products.push(product);
  }
  return {
    createdPrices,
    portalConfiguration: await createPortalConfiguration(stripe, products),
    webhookSecret: webhookUrl === undefined ? null : await createWebhook(stripe, webhookUrl),
  };
}

const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id);

const createPrice = (stripe: Stripe, product: string, { key, priceUsd, billingCycle }: Price) =>
  stripe.prices.create({
    product,
    lookup_key: key,
    currency: 'usd',
    unit_amount: priceUsd * 100,
    recurring: { interval: billingCycle },
  });

/**
 * Upgrades take effect and are paid immediately; downgrades, shorter cycles and cancellations at the end of the period, as without a
 * provider.
 */
async function createPortalConfiguration(stripe: Stripe, products: readonly Product[]): Promise<string> {
  const { id } = await stripe.billingPortal.configurations.create({
    features: {
      customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
        products: products.map((product) => ({ product: product.id, prices: product.prices.map((price) => price.id) })),
      },
    },
  });
  return id;
}

async function createWebhook(stripe: Stripe, url: string): Promise<string> {
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events: EVENTS });
  if (secret === undefined) throw new Error('the payment provider gave no webhook secret');
  return secret;
}

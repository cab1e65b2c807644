import Stripe from 'stripe';
import type { Config } from '../../config.ts';

const TIMEOUT_MS = 10_000;

export type StripeSettings = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>;

/** The provider's client; undefined if the installation takes no payments. */
export function createStripeClient({ STRIPE_SECRET_KEY, STRIPE_API_URL }: StripeSettings): Stripe | undefined {
  if (STRIPE_SECRET_KEY === undefined) return undefined;
  const { protocol, hostname, port } = new URL(STRIPE_API_URL);
  return new Stripe(STRIPE_SECRET_KEY, {
    host: hostname,
    port: port === '' ? undefined : port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

const clients = new WeakMap<Config, Stripe>();

/** One client per configuration, because it keeps connections open. */
export function findStripe(config: Config): Stripe | undefined {
  const known = clients.get(config);
  if (known !== undefined) return known;
  const created = createStripeClient(config);
  if (created !== undefined) clients.set(config, created);
  return created;
}

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export const STRIPE_KEY = 'sk_test_local';

type Thing = Record<string, unknown>;
type Call = { path: string; form: URLSearchParams };

export type StripeServer = {
  url: string;
  /** Every write that arrived, oldest first. */
  calls: Call[];
  prices: Thing[];
  /** By customer id; a test sets here what the provider should return. */
  subscriptions: Map<string, Thing[]>;
  /** Ids of the customers that were deleted. */
  deleted: Set<string>;
  /** Paths that answer 500 while they are in this set. */
  broken: Set<string>;
  stop: () => Promise<void>;
};

const list = (path: string, data: unknown[]): Thing => ({ object: 'list', url: path, has_more: false, data });
const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 14)}`;

/** A local server for the few provider calls we make: it takes form bodies and returns the provider's JSON and errors. */
export async function startStripeServer(): Promise<StripeServer> {
  const state: Omit<StripeServer, 'url' | 'stop'> = {
    calls: [],
    prices: [],
    subscriptions: new Map(),
    deleted: new Set(),
    broken: new Set(),
  };
  const idempotent = new Map<string, Thing>();

  const creators: Record<string, (form: URLSearchParams) => Thing> = {
    '/v1/customers': (form) => ({ id: newId('cus'), object: 'customer', email: form.get('email') }),
    '/v1/products': (form) => ({ id: newId('prod'), object: 'product', name: form.get('name') }),
    '/v1/prices': (form) => {
      const price = {
        id: newId('price'),
        object: 'price',
        active: true,
        lookup_key: form.get('lookup_key'),
        product: form.get('product'),
        unit_amount: Number(form.get('unit_amount')),
        recurring: { interval: form.get('recurring[interval]') },
      };
      state.prices.push(price);
      return price;
    },
    '/v1/checkout/sessions': () => ({ id: newId('cs'), object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/local' }),
    '/v1/billing_portal/sessions': () => ({
      id: newId('bps'),
      object: 'billing_portal.session',
      url: 'https://billing.stripe.com/p/local',
    }),
    '/v1/billing_portal/configurations': () => ({ id: newId('bpc'), object: 'billing_portal.configuration' }),
    '/v1/webhook_endpoints': () => ({ id: newId('we'), object: 'webhook_endpoint', secret: 'whsec_local' }),
  };

  function read(path: string, query: URLSearchParams): Thing | undefined {
    if (path === '/v1/subscriptions') return list(path, state.subscriptions.get(query.get('customer') ?? '') ?? []);
    if (path !== '/v1/prices') return undefined;
    const keys = [...query].filter(([name]) => name.startsWith('lookup_keys')).map(([, value]) => value);
    return list(
      path,
      state.prices.filter((price) => keys.includes(String(price['lookup_key']))),
    );
  }

  function write(call: Call, idempotencyKey: string): Thing | undefined {
    const known = idempotent.get(idempotencyKey);
    if (known !== undefined) return known;
    const created = creators[call.path]?.(call.form);
    if (created === undefined) return undefined;
    state.calls.push(call);
    idempotent.set(idempotencyKey, created);
    return created;
  }

  /** Ends a subscription, or deletes a customer with all its subscriptions; undefined if it does not exist. */
  function remove(path: string): Thing | undefined {
    const [, , kind, id = ''] = path.split('/');
    if (kind === 'subscriptions') {
      const found = [...state.subscriptions.values()].flat().find((each) => each['id'] === id && each['status'] !== 'canceled');
      if (found !== undefined) found['status'] = 'canceled';
      return found;
    }
    if (kind !== 'customers' || state.deleted.has(id)) return undefined;
    for (const each of state.subscriptions.get(id) ?? []) each['status'] = 'canceled';
    state.deleted.add(id);
    return { id, object: 'customer', deleted: true };
  }

  function act(method: string | undefined, call: Call & { query: URLSearchParams; idempotencyKey: string }): Thing | undefined {
    if (method === 'GET') return read(call.path, call.query);
    return method === 'DELETE' ? remove(call.path) : write({ path: call.path, form: call.form }, call.idempotencyKey);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = await text(request);
    const send = (status: number, json: Thing) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
      response.end(JSON.stringify(json));
    };
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) {
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    }
    if ([...state.broken].some((path) => pathname.startsWith(path))) return send(500, { error: { type: 'api_error', message: 'Broken' } });
    const idempotencyKey = String(request.headers['idempotency-key'] ?? newId('key'));
    const thing = act(request.method, { path: pathname, query: searchParams, form: new URLSearchParams(body), idempotencyKey });
    if (thing !== undefined) return send(200, thing);
    if (request.method === 'DELETE') {
      return send(404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such thing: '${pathname}'` } });
    }
    return send(404, { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${request.method}: ${pathname}).` } });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    ...state,
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Wanted = {
  id?: string;
  priceKey: string;
  from: string;
  to: string;
  status?: string;
  invoice?: 'paid' | 'open' | 'draft';
  cancelAt?: string;
  endedAt?: string;
  created?: string;
};

const seconds = (moment: string): number => new Date(moment).getTime() / 1000;

/** A subscription in the provider's shape. */
export function stripeSubscription({
  id = 'sub_1',
  priceKey,
  from,
  to,
  status = 'active',
  invoice = 'paid',
  cancelAt,
  endedAt,
  created = from,
}: Wanted): Thing {
  return {
    id,
    object: 'subscription',
    status,
    created: seconds(created),
    cancel_at: cancelAt === undefined ? null : seconds(cancelAt),
    cancel_at_period_end: false,
    ended_at: endedAt === undefined ? null : seconds(endedAt),
    latest_invoice: { id: 'in_1', object: 'invoice', status: invoice },
    items: list('/v1/subscription_items', [
      {
        id: 'si_1',
        object: 'subscription_item',
        current_period_start: seconds(from),
        current_period_end: seconds(to),
        price: { id: 'price_1', object: 'price', lookup_key: priceKey },
      },
    ]),
  };
}

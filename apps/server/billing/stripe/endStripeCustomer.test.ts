import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { findStripe } from './stripeClient.ts';
import { findStripeCustomer } from './stripeCustomers.store.ts';
import { syncStripeCustomer } from './syncStripeCustomer.ts';
import { STRIPE_KEY, startStripeServer, stripeSubscription, type StripeServer } from './testing/startStripeServer.ts';

const PERIOD = { priceKey: 'coldcast_pro_month', from: '2026-03-02T09:00:00.000Z', to: '2026-04-02T09:00:00.000Z' };

let provider: StripeServer;
let test: TestApp;

beforeAll(async () => {
  provider = await startStripeServer();
  const config = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: 'whsec_test', STRIPE_API_URL: provider.url };
  test = await startTestApp({ config: { ...config, SIGNUPS_PER_HOUR: 1000 } });
});
afterAll(async () => {
  await test.stop();
  await provider.stop();
});

const remove = ({ token, email }: TestAccount) => test.call(endpoints.deleteOrganisation, { token, body: { confirmation: email } });
const isThere = async ({ token }: TestAccount) => (await test.call(endpoints.getMe, { token })).status === 200;

/** An organization with a customer at the provider; we learn of its subscriptions only by asking. */
async function createPayer(subscriptions: object[], { isHeard = true } = {}) {
  const account = await createAccount(test);
  await test.call(endpoints.createPortalSession, { token: account.token });
  const { customerId = '' } = (await findStripeCustomer(test.app.db, account.orgId)) ?? {};
  provider.subscriptions.set(
    customerId,
    subscriptions.map((each) => ({ ...each })),
  );
  const stripe = findStripe(test.app.config);
  if (isHeard && stripe !== undefined) await syncStripeCustomer(test.app, stripe, customerId);
  const statuses = () => (provider.subscriptions.get(customerId) ?? []).map(({ status }) => status);
  return { account, customerId, statuses };
}

describe('deleting an organization that pays', () => {
  it('cancels its subscription and deletes the customer first', async () => {
    const { account, customerId, statuses } = await createPayer([stripeSubscription({ ...PERIOD, id: 'sub_a' })]);
    expect((await test.call(endpoints.getSubscription, { token: account.token })).body?.planName).toBe('Pro');
    expect((await remove(account)).status).toBe(200);
    expect([statuses(), provider.deleted.has(customerId), await isThere(account)]).toEqual([['canceled'], true, false]);
  });

  it('cancels unknown and unpaid subscriptions, and skips ended ones', async () => {
    const { account, statuses } = await createPayer(
      [
        stripeSubscription({ ...PERIOD, id: 'sub_b' }),
        stripeSubscription({ ...PERIOD, id: 'sub_c', status: 'past_due', invoice: 'open' }),
        stripeSubscription({ ...PERIOD, id: 'sub_d', status: 'incomplete_expired' }),
      ],
      { isHeard: false },
    );
    expect((await remove(account)).status).toBe(200);
    expect(statuses()).toEqual(['canceled', 'canceled', 'canceled']);
  });

  it.each([['/v1/subscriptions'], ['/v1/subscriptions/sub_e'], ['/v1/customers/']])(
    'deletes nothing while the provider fails at %s, and finishes when tried again',
    async (path) => {
      const { account, statuses } = await createPayer([stripeSubscription({ ...PERIOD, id: 'sub_e' })]);
      provider.broken.add(path);
      const { status, error, headers } = await remove(account);
      provider.broken.clear();
      expect([status, error.code, error.message]).toEqual([
        503,
        'payments_not_ended',
        'Your subscription could not be canceled, so nothing was deleted. Please try again in a few minutes.',
      ]);
      expect(headers['retry-after']).toBeDefined();
      expect(await isThere(account)).toBe(true);
      expect((await remove(account)).status).toBe(200);
      expect([statuses(), await isThere(account)]).toEqual([['canceled'], false]);
    },
  );

  it('does not call the provider if the address was not confirmed', async () => {
    const { account, statuses, customerId } = await createPayer([stripeSubscription({ ...PERIOD, id: 'sub_f' })]);
    const { token } = account;
    expect((await test.call(endpoints.deleteOrganisation, { token, body: { confirmation: 'nobody@saltgate.example' } })).status).toBe(400);
    expect([statuses(), provider.deleted.has(customerId)]).toEqual([['active'], false]);
  });

  it('is refused while payments are switched off and a subscription is known', async () => {
    const { account, statuses } = await createPayer([stripeSubscription({ ...PERIOD, id: 'sub_g' })]);
    const { config } = test.app;
    test.app.config = { ...config, STRIPE_SECRET_KEY: undefined };
    const refused = await remove(account);
    test.app.config = config;
    expect([refused.error.code, statuses(), await isThere(account)]).toEqual(['payments_not_ended', ['active'], true]);
  });

  it('never calls the provider for an organization it does not know', async () => {
    provider.broken.add('/v1/');
    const account = await createAccount(test);
    expect((await remove(account)).status).toBe(200);
    provider.broken.clear();
  });
});

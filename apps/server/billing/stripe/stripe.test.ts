import { endpoints } from '@coldcast/contract/endpoints';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../operations/checkInvariants.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { renewSubscriptions } from '../renewSubscriptions.ts';
import { readSubscription } from '../testing/readAccount.ts';
import { signUp } from '../testing/signUp.ts';
import { reconcileStripe } from './reconcileStripe.ts';
import { setUpStripe } from './setUpStripe.ts';
import { findStripe } from './stripeClient.ts';
import { findStripeCustomer } from './stripeCustomers.store.ts';
import { STRIPE_KEY, startStripeServer, stripeSubscription, type StripeServer } from './testing/startStripeServer.ts';

const SECRET = 'whsec_test';
const MARCH = '2026-03-02T09:00:00.000Z';
const APRIL = '2026-04-02T09:00:00.000Z';
const MAY = '2026-05-02T09:00:00.000Z';

let provider: StripeServer;
let test: TestApp;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startStripeServer();
  const config = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: provider.url };
  test = await startTestApp({ config: { ...config, PROVISIONING_WAIT_MS: 0, SIGNUPS_PER_HOUR: 1000 } });
  const found = findStripe(test.app.config);
  if (found === undefined) throw new Error('no client');
  stripe = found;
  await setUpStripe(stripe, undefined);
});
afterAll(async () => {
  await test.stop();
  await provider.stop();
});
beforeEach(() => test.clock.set(new Date(MARCH)));

async function customer() {
  const { token, organisationId } = await signUp(test);
  await test.runJobs();
  const { body } = await test.call(endpoints.createPortalSession, { token });
  const stored = await findStripeCustomer(test.app.db, organisationId);
  return { token, organisationId, customerId: stored?.customerId ?? '', portal: new URL(body.url).pathname };
}

const eventOf = (customerId: string, type: string) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: 'x', object: 'subscription', customer: customerId } } });

function deliver(payload: string, signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET })) {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  return test.api.inject({ method: 'POST', url: '/billing/stripe/webhook', headers, payload });
}

const hear = (customerId: string, type = 'customer.subscription.updated') => deliver(eventOf(customerId, type));

describe('a first purchase', () => {
  it('leads from our list of plans to the checkout of the chosen price', async () => {
    const { portal, customerId, organisationId } = await customer();
    const answer = await test.api.inject({
      method: 'POST',
      url: portal,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'planName=Pro&billingCycle=year&confirmed=true',
    });
    expect(answer.body).toContain('href="https://checkout.stripe.com/c/pay/local"');
    const { form } = provider.calls.findLast(({ path }) => path === '/v1/checkout/sessions') ?? {};
    const price = provider.prices.find((each) => each['lookup_key'] === 'coldcast_pro_year');
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      mode: 'subscription',
      customer: customerId,
      client_reference_id: organisationId,
      'line_items[0][price]': price?.['id'],
    });
  });

  it('grants nothing before it is paid', async () => {
    const { portal, organisationId } = await customer();
    const payload = JSON.stringify({ planName: 'Scale', billingCycle: 'month' });
    const answer = await test.api.inject({ method: 'POST', url: portal, headers: { 'content-type': 'application/json' }, payload });
    expect(answer.json()).toEqual({ url: 'https://checkout.stripe.com/c/pay/local' });
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ planName: 'Free', priorityCreditsGranted: 0 });
  });

  it('grants plan, period and credits once its event arrives', async () => {
    const { customerId, organisationId } = await customer();
    provider.subscriptions.set(customerId, [stripeSubscription({ priceKey: 'coldcast_growth_month', from: MARCH, to: APRIL })]);
    expect((await hear(customerId, 'checkout.session.completed')).json()).toEqual({ received: true });
    expect(await readSubscription(test.app, organisationId)).toMatchObject({
      planName: 'Growth',
      billingCycle: 'month',
      currentPeriodStart: MARCH,
      currentPeriodEnd: APRIL,
      priorityCreditsGranted: 2500,
    });
  });

  it('waits for the first invoice', async () => {
    const { customerId, organisationId } = await customer();
    const open = { priceKey: 'coldcast_pro_month', from: MARCH, to: APRIL, invoice: 'open' as const };
    provider.subscriptions.set(customerId, [stripeSubscription(open)]);
    await hear(customerId);
    expect((await readSubscription(test.app, organisationId)).planName).toBe('Free');
    provider.subscriptions.set(customerId, [stripeSubscription({ ...open, invoice: 'paid' })]);
    await hear(customerId, 'invoice.paid');
    expect((await readSubscription(test.app, organisationId)).planName).toBe('Pro');
  });
});

describe('a subscriber', () => {
  const pro = { priceKey: 'coldcast_pro_month', from: MARCH, to: APRIL };

  async function subscriber() {
    const found = await customer();
    provider.subscriptions.set(found.customerId, [stripeSubscription(pro)]);
    await hear(found.customerId);
    return found;
  }

  it('is sent to the provider’s portal', async () => {
    const { token, portal } = await subscriber();
    const { body } = await test.call(endpoints.createPortalSession, { token });
    expect(body.url).toBe('https://billing.stripe.com/p/local');
    const payload = JSON.stringify({ cancel: true });
    const old = await test.api.inject({ method: 'POST', url: portal, headers: { 'content-type': 'application/json' }, payload });
    expect(old.json()).toEqual({ url: 'https://billing.stripe.com/p/local' });
  });

  it('is granted credits once, however often the events come, late or together', async () => {
    const { customerId, organisationId } = await subscriber();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => hear(customerId, index % 2 === 0 ? 'invoice.paid' : 'customer.subscription.created')),
    );
    expect((await readSubscription(test.app, organisationId)).priorityCreditsGranted).toBe(1000);
  });

  it('is renewed by the provider, never by our own clock', async () => {
    const { customerId, organisationId } = await subscriber();
    test.clock.set(new Date(APRIL));
    await renewSubscriptions(test.app);
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ currentPeriodEnd: APRIL, priorityCreditsGranted: 1000 });
    provider.subscriptions.set(customerId, [stripeSubscription({ ...pro, from: APRIL, to: MAY, invoice: 'draft' })]);
    await hear(customerId);
    expect((await readSubscription(test.app, organisationId)).priorityCreditsGranted).toBe(1000);
    provider.subscriptions.set(customerId, [stripeSubscription({ ...pro, from: APRIL, to: MAY })]);
    await hear(customerId, 'invoice.paid');
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ currentPeriodEnd: MAY, priorityCreditsGranted: 2000 });
  });

  it('gets the difference on an upgrade, even if the provider starts a new period for the year', async () => {
    const { customerId, organisationId } = await subscriber();
    provider.subscriptions.set(customerId, [stripeSubscription({ ...pro, priceKey: 'coldcast_scale_month' })]);
    await hear(customerId);
    expect((await readSubscription(test.app, organisationId)).priorityCreditsGranted).toBe(5000);
    const [from, to] = ['2026-03-12T09:00:00.000Z', '2027-03-12T09:00:00.000Z'];
    provider.subscriptions.set(customerId, [stripeSubscription({ priceKey: 'coldcast_scale_year', from, to, created: MARCH })]);
    await hear(customerId);
    await hear(customerId);
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ priorityCreditsGranted: 60_000, currentPeriodEnd: to });
  });

  it('can cancel and come back', async () => {
    const { customerId, organisationId } = await subscriber();
    provider.subscriptions.set(customerId, [stripeSubscription({ ...pro, cancelAt: APRIL })]);
    await hear(customerId);
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ planName: 'Pro', cancelAt: APRIL });
    provider.subscriptions.set(customerId, [stripeSubscription(pro)]);
    await hear(customerId);
    expect((await readSubscription(test.app, organisationId)).cancelAt).toBeNull();
  });

  it('is back on Free when the subscription has ended, once', async () => {
    const { customerId, organisationId } = await subscriber();
    test.clock.set(new Date(APRIL));
    provider.subscriptions.set(customerId, [stripeSubscription({ ...pro, status: 'canceled', endedAt: APRIL })]);
    await hear(customerId, 'customer.subscription.deleted');
    await hear(customerId, 'customer.subscription.updated');
    expect(await readSubscription(test.app, organisationId)).toMatchObject({
      planName: 'Free',
      currentPeriodStart: APRIL,
      currentPeriodEnd: MAY,
      totalGranted: 400,
      priorityCreditBalance: 1000,
    });
  });

  it('keeps plan and credits while a payment is overdue, without the next grant', async () => {
    const { customerId, organisationId } = await subscriber();
    provider.subscriptions.set(customerId, [stripeSubscription({ ...pro, from: APRIL, to: MAY, status: 'past_due', invoice: 'open' })]);
    await hear(customerId, 'invoice.payment_failed');
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ planName: 'Pro', priorityCreditsGranted: 1000 });
  });

  it('is looked up at the provider when its events were lost', async () => {
    const { customerId, organisationId } = await subscriber();
    provider.subscriptions.set(customerId, [stripeSubscription({ ...pro, from: APRIL, to: MAY })]);
    test.clock.set(new Date('2026-04-02T11:00:00.000Z'));
    await reconcileStripe(test.app);
    expect((await readSubscription(test.app, organisationId)).priorityCreditsGranted).toBe(2000);
  });
});

describe('an event', () => {
  it.each([
    ['without a signature', undefined],
    ['with a signature of another secret', 'whsec_other'],
  ])('%s is refused', async (_, secret) => {
    const { customerId, organisationId } = await customer();
    provider.subscriptions.set(customerId, [stripeSubscription({ priceKey: 'coldcast_scale_year', from: MARCH, to: APRIL })]);
    const payload = eventOf(customerId, 'invoice.paid');
    const signature = secret === undefined ? '' : Stripe.webhooks.generateTestHeaderString({ payload, secret });
    expect((await deliver(payload, signature)).statusCode).toBe(400);
    expect((await readSubscription(test.app, organisationId)).planName).toBe('Free');
  });

  it('whose bytes were changed is refused', async () => {
    const payload = eventOf('cus_a', 'invoice.paid');
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
    expect((await deliver(payload.replace('cus_a', 'cus_b'), signature)).statusCode).toBe(400);
  });

  it('signed too long ago is refused', async () => {
    const payload = eventOf('cus_a', 'invoice.paid');
    const timestamp = Math.floor(Date.now() / 1000) - 3600;
    expect((await deliver(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp }))).statusCode).toBe(400);
  });

  it('about an unknown customer is acknowledged and ignored', async () => {
    expect((await hear('cus_unknown')).statusCode).toBe(200);
    expect(
      (await deliver(JSON.stringify({ id: 'evt_2', object: 'event', type: 'account.updated', data: { object: {} } }))).statusCode,
    ).toBe(200);
  });
});

describe('the setup', () => {
  it('creates eight prices once, in cents, and no duplicates when repeated', async () => {
    const before = provider.prices.length;
    expect(before).toBe(8);
    expect(await setUpStripe(stripe, 'https://mocks.example/billing/stripe/webhook')).toMatchObject({
      createdPrices: [],
      portalConfiguration: expect.stringMatching(/^bpc_/),
      webhookSecret: 'whsec_local',
    });
    expect(provider.prices.length).toBe(before);
    const amounts = Object.fromEntries(provider.prices.map((price) => [price['lookup_key'], price['unit_amount']]));
    expect(amounts).toMatchObject({ coldcast_unlimited_month: 2000, coldcast_unlimited_year: 21_600, coldcast_scale_year: 160_900 });
  });
});

it('leaves every ledger exact', async () => {
  expect(await checkInvariants(test.app.db)).toEqual([]);
});

import { endpoints } from '@coldcast/contract/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../database/schema.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { applyPortalChange } from './applyPortalChange.ts';
import { MAX_HISTORY_ROWS } from './creditHistory.store.ts';
import { insertCreditEntries } from './ledger.store.ts';
import { createOrganisation } from './testing/createOrganisation.ts';
import { signUp } from './testing/signUp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-03-02T09:00:00.000Z') });
});
afterAll(() => test.stop());

describe('GET /billing/subscription', () => {
  it('is null until the plan is provisioned, then has every field', async () => {
    const { token } = await signUp(test);
    expect(await test.call(endpoints.getSubscription, { token })).toMatchObject({ status: 200, body: null });
    await test.runJobs();
    const { body } = await test.call(endpoints.getSubscription, { token });
    expect(body).toEqual({
      planName: 'Free',
      creditBalance: 200,
      totalGranted: 200,
      priorityCreditBalance: 0,
      priorityCreditsGranted: 0,
      maxConcurrentCampaigns: 1,
      maxCampaignSize: 200,
      billingCycle: 'month',
      currentPeriodStart: '2026-03-02T09:00:00.000Z',
      currentPeriodEnd: '2026-04-02T09:00:00.000Z',
      cancelAt: null,
      nextPlanName: null,
      nextBillingCycle: null,
      monthlyCredits: 200,
      monthlyPriorityCredits: 0,
      creditHistory: [
        {
          id: expect.any(String),
          amount: 200,
          reason: 'Free plan: monthly credits',
          createdAt: '2026-03-02T09:00:00.000Z',
          type: 'MOCK',
        },
      ],
    });
  });

  it('has no monthly number of mock credits on an unlimited plan', async () => {
    const { token, organisationId } = await signUp(test);
    await test.runJobs();
    await applyPortalChange(test.app, organisationId, { planName: 'Growth', billingCycle: 'year' });
    const { body } = await test.call(endpoints.getSubscription, { token });
    expect(body).toMatchObject({
      planName: 'Growth',
      billingCycle: 'year',
      monthlyCredits: null,
      monthlyPriorityCredits: 2500,
      priorityCreditBalance: 30_000,
      maxConcurrentCampaigns: 2,
    });
  });

  it('lists the newest rows first and at most a thousand', async () => {
    const { token, organisationId } = await signUp(test);
    await test.runJobs();
    const entries = Array.from({ length: MAX_HISTORY_ROWS }, (_, index) => ({
      creditKind: 'MOCK' as const,
      entryKind: 'grant' as const,
      amount: index + 1,
      reason: 'Goodwill',
    }));
    await test.app.db.transaction((tx) => insertCreditEntries(tx, organisationId, { entries, now: test.clock.now() }));
    const { body } = await test.call(endpoints.getSubscription, { token });
    expect(body?.creditHistory.map((entry) => entry.amount)).toEqual(
      Array.from({ length: MAX_HISTORY_ROWS }, (_, i) => MAX_HISTORY_ROWS - i),
    );
    expect(body?.creditBalance).toBe(200 + (MAX_HISTORY_ROWS * (MAX_HISTORY_ROWS + 1)) / 2);
  });

  it('shows nothing of another organization', async () => {
    await createOrganisation(test.app, { planName: 'Scale' });
    const { token } = await signUp(test);
    await test.runJobs();
    const { body } = await test.call(endpoints.getSubscription, { token });
    expect(body).toMatchObject({ planName: 'Free', creditHistory: [{ amount: 200 }] });
  });

  it('needs a session', async () => {
    expect(await test.call(endpoints.getSubscription)).toMatchObject({ status: 401, error: { code: 'not_authenticated' } });
  });
});

describe('POST /billing/customer-portal-session', () => {
  it('returns an address on the host that the caller used', async () => {
    const { token } = await signUp(test);
    const { status, body } = await test.call(endpoints.createPortalSession, { token, headers: { host: 'mocks.example:8080' } });
    expect(status).toBe(200);
    expect(body.url).toMatch(/^http:\/\/mocks\.example:8080\/billing\/portal\/[\w-]{43}$/);
  });

  it('stores only the hash of the token', async () => {
    const { token } = await signUp(test);
    const { body } = await test.call(endpoints.createPortalSession, { token });
    const portalToken = body.url.split('/').at(-1) ?? '';
    const { rows } = await test.app.pool.query<{ text: string }>('select row_to_json(t)::text as text from portal_tokens t');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ text }) => text.includes(portalToken))).toBe(false);
  });

  it('is closed to the demo account', async () => {
    const { token, organisationId } = await signUp(test);
    await test.app.db.update(users).set({ isDemo: true }).where(eq(users.organisationId, organisationId));
    expect(await test.call(endpoints.createPortalSession, { token })).toMatchObject({ status: 403, error: { code: 'demo_account' } });
  });

  it('needs a session', async () => {
    expect(await test.call(endpoints.createPortalSession)).toMatchObject({ status: 401 });
  });
});

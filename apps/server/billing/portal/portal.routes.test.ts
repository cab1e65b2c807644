import { subscription } from '@coldcast/contract/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { applyPortalChange } from '../applyPortalChange.ts';
import { createPortalToken } from '../portalToken.ts';
import { createOrganisation } from '../testing/createOrganisation.ts';
import { readSubscription } from '../testing/readAccount.ts';
import { PORTAL_POLICY } from './portalStyle.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(new Date('2026-03-02T09:00:00.000Z')));

async function openPortal(planName = 'Free') {
  const organisationId = await createOrganisation(test.app, { planName });
  const url = `/billing/portal/${await createPortalToken(test.app, organisationId)}`;
  const json = (payload: unknown) =>
    test.api.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) });
  const form = (fields: Record<string, string>) =>
    test.api.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams(fields).toString(),
    });
  const page = (path = url) => test.api.inject({ method: 'GET', url: path, headers: { accept: 'text/html,*/*;q=0.8' } });
  return { organisationId, url, json, form, page };
}

describe('the portal as JSON', () => {
  it('returns the subscription', async () => {
    const { url } = await openPortal('Pro');
    const answer = await test.api.inject({ method: 'GET', url });
    expect(subscription.parse(answer.json())).toMatchObject({ planName: 'Pro', priorityCreditBalance: 1000 });
  });

  it('responds once plan and grants are in place after a change', async () => {
    const { json } = await openPortal();
    const answer = await json({ planName: 'Growth', billingCycle: 'year' });
    expect(answer.statusCode).toBe(200);
    expect(subscription.parse(answer.json())).toMatchObject({ planName: 'Growth', billingCycle: 'year', priorityCreditBalance: 30_000 });
  });

  it('cancels and can be used again within its ten minutes', async () => {
    const { json } = await openPortal('Pro');
    expect((await json({ cancel: true })).json()).toMatchObject({ cancelAt: '2026-04-02T09:00:00.000Z' });
    expect((await json({ planName: 'Pro', billingCycle: 'month' })).json()).toMatchObject({ cancelAt: null });
  });

  it.each([
    {},
    { cancel: false },
    { planName: 'Pro' },
    { planName: 'Pro', billingCycle: 'week' },
    { planName: 'Pro', billingCycle: 'month', price: 0 },
    { planName: 'Platinum', billingCycle: 'month' },
    { planName: 'Free', billingCycle: 'year' },
    [],
    null,
    'Pro',
  ])('refuses %j', async (body) => {
    const { json, organisationId } = await openPortal();
    const answer = await json(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', message: expect.any(String) });
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ planName: 'Free', creditHistory: [{ amount: 200 }] });
  });

  it('ends after exactly ten minutes, for reading and for changing', async () => {
    const { url, json } = await openPortal();
    test.clock.advance(10 * 60_000 - 1);
    expect((await test.api.inject({ method: 'GET', url })).statusCode).toBe(200);
    test.clock.advance(1);
    expect((await test.api.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect((await json({ planName: 'Pro', billingCycle: 'month' })).statusCode).toBe(404);
  });

  it('accepts only its own token', async () => {
    await openPortal('Scale');
    for (const token of ['x', 'a'.repeat(43), '%00', '..%2f..']) {
      const answer = await test.api.inject({ method: 'GET', url: `/billing/portal/${token}` });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });
});

describe('the page of the portal', () => {
  it('loads no files and runs no scripts', async () => {
    const { page } = await openPortal();
    const answer = await page();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PORTAL_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.body).not.toMatch(/<script|src=|style="|https?:\/\//);
  });

  it('offers every plan and marks the current one', async () => {
    const { page } = await openPortal('Growth');
    const { body } = await page();
    for (const planName of ['Free', 'Unlimited', 'Pro', 'Growth', 'Scale']) expect(body).toContain(`value="${planName}"`);
    expect(body).toMatch(/value="Growth"\s+checked/);
    expect(body).toContain('Your plan: Growth');
    expect(body).toContain('Renews on April 2, 2026.');
  });

  it('opens with the requested plan selected, or with the current one if it does not exist', async () => {
    const { page, url } = await openPortal('Growth');
    const wanted = (await page(`${url}?plan=Scale`)).body;
    expect(wanted).toMatch(/value="Scale"\s+checked/);
    expect(wanted).not.toMatch(/value="Growth"\s+checked/);
    expect((await page(`${url}?plan=Gold`)).body).toMatch(/value="Growth"\s+checked/);
  });

  it('asks before it changes anything', async () => {
    const { form, organisationId } = await openPortal();
    const answer = await form({ planName: 'Pro', billingCycle: 'month' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Change to Pro?');
    expect(answer.body).toContain('1,000 priority credits');
    expect((await readSubscription(test.app, organisationId)).planName).toBe('Free');
  });

  it('makes a confirmed change and leads back to the page', async () => {
    const { form, page, url, organisationId } = await openPortal();
    const answer = await form({ planName: 'Pro', billingCycle: 'month', confirmed: 'true' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '?changed']);
    expect((await page(`${url}?changed`)).body).toContain('Your subscription was changed.');
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ planName: 'Pro', priorityCreditBalance: 1000 });
  });

  it('cancels after a confirmation and offers to reactivate', async () => {
    const { form, page, organisationId } = await openPortal('Pro');
    expect((await form({ cancel: 'true' })).body).toContain('Pro ends on April 2, 2026.');
    expect((await readSubscription(test.app, organisationId)).cancelAt).toBeNull();
    await form({ cancel: 'true', confirmed: 'true' });
    const { body } = await page();
    expect(body).toContain('Cancels on April 2, 2026.');
    expect(body).toContain('Reactivate Pro');
    await form({ planName: 'Pro', billingCycle: 'month', confirmed: 'true' });
    expect((await readSubscription(test.app, organisationId)).cancelAt).toBeNull();
  });

  it('shows the change that waits for the end of the period', async () => {
    const { organisationId, page } = await openPortal('Scale');
    await applyPortalChange(test.app, organisationId, { planName: 'Pro', billingCycle: 'month' });
    expect((await page()).body).toContain('Changes to Pro, month to month, on April 2, 2026.');
  });

  it('says on the page why a choice is refused', async () => {
    const { form } = await openPortal();
    const answer = await form({ planName: '<img src=x>', billingCycle: 'month', confirmed: 'true' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('This plan does not exist.');
    expect(answer.body).not.toContain('<img');
  });

  it('tells people when the address has expired', async () => {
    const { page, form } = await openPortal();
    test.clock.advance(10 * 60_000);
    for (const answer of [await page(), await form({ cancel: 'true', confirmed: 'true' })]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('This address has expired');
    }
  });
});

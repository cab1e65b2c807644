import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from '../users/demoAccount.ts';

/** The calls that manage webhooks; deliveries have their own tests. */
let test: TestApp;
let account: TestAccount;
const URL = 'https://93.184.215.14/hooks/coldcast';

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
});
beforeEach(async () => {
  account = await createAccount(test);
});
afterAll(() => test.stop());

const create = (body: object = {}, { token }: Pick<TestAccount, 'token'> = account) =>
  test.call(endpoints.createWebhook, { token, body: { url: URL, events: ['campaign.completed'], ...body } });
const list = async ({ token }: Pick<TestAccount, 'token'> = account) => (await test.call(endpoints.listWebhooks, { token })).body;

describe('a webhook', () => {
  it('shows its secret once, and its events in one order and once each', async () => {
    const { status, body } = await create({ events: ['credits.low', 'campaign.completed', 'credits.low'] });
    expect([status, body.url, body.events, body.disabledAt]).toEqual([201, URL, ['campaign.completed', 'credits.low'], null]);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { secret: _secret, ...listed } = body;
    expect(await list()).toEqual([listed]);
  });

  it('can be created and read with an API key', async () => {
    const { key } = (await test.call(endpoints.createApiKey, { token: account.token, body: { name: 'n8n', scopes: ['manage'] } })).body;
    expect((await create({}, { token: key })).status).toBe(201);
    expect(await list({ token: key })).toHaveLength(1);
  });

  it('can be given another address and other events, and keeps its secret, its id and its age', async () => {
    const { body: made } = await create();
    const body = { url: 'https://93.184.215.14/moved', events: ['credits.low', 'insights.ready'] };
    const saved = await test.call(endpoints.updateWebhook, { token: account.token, params: { webhookId: made.webhookId }, body });
    const { secret, ...before } = made;
    expect([saved.status, saved.body]).toEqual([200, { ...before, url: body.url, events: ['insights.ready', 'credits.low'] }]);
    expect(await list()).toEqual([saved.body]);
    const { rows } = await test.app.db.execute<{ secret: string }>(sql`select secret from webhooks where id = ${made.webhookId}`);
    expect(rows).toEqual([{ secret }]);
  });

  it.each([
    [{ url: 'https://127.0.0.1/' }, 400, 'address_refused'],
    [{ events: [] }, 400, 'missing_field'],
    [{ secret: 'whsec_mine' }, 400, 'invalid_input'],
  ])('stays as it was after a change to %j', async (changed, status, code) => {
    const { webhookId } = (await create()).body;
    const before = await list();
    const body = { url: URL, events: ['campaign.completed'], ...changed };
    const answer = await test.call(endpoints.updateWebhook, { token: account.token, params: { webhookId }, body });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(await list()).toEqual(before);
  });

  it('of another organization cannot be changed', async () => {
    const { webhookId } = (await create()).body;
    const before = await list();
    const stranger = await createAccount(test);
    const body = { url: 'https://93.184.215.14/theirs', events: ['campaign.completed'] };
    const answer = await test.call(endpoints.updateWebhook, { token: stranger.token, params: { webhookId }, body });
    expect([answer.status, answer.error.code]).toEqual([404, 'webhook_not_found']);
    expect(await list()).toEqual(before);
  });

  it('is gone once deleted', async () => {
    const { webhookId } = (await create()).body;
    const remove = () => test.call(endpoints.deleteWebhook, { token: account.token, params: { webhookId } });
    expect((await remove()).body).toEqual({ message: 'Webhook deleted' });
    expect(await list()).toEqual([]);
    expect([(await remove()).status, (await remove()).error.message]).toEqual([404, 'Webhook not found']);
  });

  it.each([
    [{ url: '' }, 'missing_field', 'Please enter an address.'],
    [{ url: 'hooks.example.com/x' }, 'address_refused', 'Please enter an address that begins with https:// or http://.'],
    [{ url: 'ftp://93.184.215.14/' }, 'address_refused', 'Please enter an address that begins with https:// or http://.'],
    [{ url: 'https://me:secret@93.184.215.14/' }, 'address_refused', 'The address must not contain a user name or a password.'],
    [{ url: `https://93.184.215.14/${'x'.repeat(2000)}` }, 'address_refused', 'An address can have at most 2000 characters.'],
    [{ url: 'https://no-such-host.invalid/' }, 'address_refused', 'The host name of this address cannot be found.'],
    [{ events: [] }, 'missing_field', 'Please choose at least one event.'],
    [{ events: ['campaign.exploded'] }, 'invalid_input', 'The request is not valid.'],
    [{ events: ['webhook.test'] }, 'invalid_input', 'The request is not valid.'],
    [{ secret: 'whsec_mine' }, 'invalid_input', 'The request is not valid.'],
  ])('is not created from %j', async (body, code, message) => {
    const { status, error } = await create(body);
    expect([status, error.code, error.message]).toEqual([400, code, message]);
    expect(await list()).toEqual([]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost:3000/',
    'http://[::1]/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest',
    'http://2130706433/',
  ])('cannot have the address %s', async (url) => {
    const { status, error } = await create({ url });
    const message = 'This address leads to a private network. Webhooks are sent to public addresses only.';
    expect([status, error.code, error.message]).toEqual([400, 'address_refused', message]);
  });

  it('is not created beyond ten, even with many calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 13 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.error.message).toBe('Your organization has 10 webhooks, which is the limit. Delete one you no longer use.');
  });

  it('can be tried sixty times in ten minutes, because each attempt resolves a name', async () => {
    for (let n = 1; n <= 60; n += 1) expect((await create({ url: 'http://10.0.0.1/' })).status).toBe(400);
    expect((await create({ url: 'http://10.0.0.1/' })).status).toBe(429);
    test.clock.advance(10 * 60 * 1000);
    expect((await create()).status).toBe(201);
  });

  it('of another organization is not found by any call', async () => {
    const { webhookId } = (await create()).body;
    const { token } = await createAccount(test);
    expect(await list({ token })).toEqual([]);
    for (const id of [webhookId, '00000000-0000-4000-8000-000000000000', 'no-id']) {
      const params = { webhookId: id, deliveryId: webhookId };
      const answers = [
        await test.call(endpoints.deleteWebhook, { token, params }),
        await test.call(endpoints.testWebhook, { token, params }),
        await test.call(endpoints.listWebhookDeliveries, { token, params }),
        await test.call(endpoints.resendWebhookDelivery, { token, params }),
      ];
      for (const { status, error } of answers) expect([status, error.code]).toEqual([404, 'webhook_not_found']);
    }
    expect(await list()).toHaveLength(1);
  });

  it('is not for the demo account', async () => {
    await ensureDemoUser(test.app);
    const credentials = (await findDemoCredentials(test.app)) ?? { email: '', password: '' };
    const { token } = (await test.call(endpoints.login, { body: credentials })).body;
    expect((await create({}, { token })).error.code).toBe('demo_account');
    expect(await list({ token })).toEqual([]);
  });
});

import { API_KEY_PATTERN } from '@coldcast/contract/apiKeys';
import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from './demoAccount.ts';
import { resetPassword } from './resetPassword.ts';

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
});
beforeEach(async () => {
  account = await createAccount(test);
});
afterAll(() => test.stop());

const create = (name = 'Zapier', { token } = account) => test.call(endpoints.createApiKey, { token, body: { name } });
const revoke = (keyId: string, { token } = account) => test.call(endpoints.revokeApiKey, { token, params: { keyId } });
const list = async ({ token } = account) => (await test.call(endpoints.listApiKeys, { token })).body;
const getMe = (token: string) => test.call(endpoints.getMe, { token });

describe('an API key', () => {
  it('is shown in full once, and afterward only by its last characters', async () => {
    const { status, body } = await create('  Zapier ');
    expect([status, body.name, body.lastUsedAt]).toEqual([201, 'Zapier', null]);
    expect(body.key).toMatch(API_KEY_PATTERN);
    expect(body.hint).toBe(`cc_…${body.key.slice(-4)}`);
    const { key, ...listed } = body;
    expect(await list()).toEqual([listed]);
    const { rows } = await test.app.db.execute(sql`select 1 from api_keys k where k::text like ${`%${key.slice(3)}%`}`);
    expect(rows).toEqual([]);
  });

  it('works in both headers, wherever a session does', async () => {
    const { key } = (await create()).body;
    expect((await getMe(key)).body.userId).toBe(account.userId);
    const bearer = await test.call(endpoints.getMe, { headers: { authorization: `Bearer ${key}` } });
    expect(bearer.body.userId).toBe(account.userId);
    const { campaignId } = (await launchFile(test, { token: key })).body;
    await test.runJobs();
    expect((await test.call(endpoints.listCampaigns, { token: account.token })).body[0]?.campaignId).toBe(campaignId);
    expect((await test.call(endpoints.listApiKeys, { token: key })).status).toBe(200);
  });

  it('never works for calls that need a signed-in person', async () => {
    const { key, keyId } = (await create()).body;
    const refused = [
      await create('another', { ...account, token: key }),
      await revoke(keyId, { ...account, token: key }),
      await test.call(endpoints.logout, { token: key }),
      await test.call(endpoints.createPortalSession, { token: key }),
      await test.call(endpoints.changePassword, {
        token: key,
        body: { currentPassword: account.password, newPassword: 'sunlit granite otter' },
      }),
      await test.call(endpoints.deleteOrganisation, { token: key, body: { confirmation: account.email } }),
    ];
    for (const { status, error } of refused) {
      expect([status, error.message]).toEqual([403, 'An API key cannot do this. Sign in with your email and password.']);
    }
    expect((await getMe(key)).status).toBe(200);
  });

  it('is refused from the moment it is revoked, and only that one', async () => {
    const [first, second] = [(await create('first')).body, (await create('second')).body];
    expect((await getMe(first.key)).status).toBe(200);
    expect((await revoke(first.keyId)).body).toEqual({ message: 'API key revoked' });
    const { status, error } = await getMe(first.key);
    expect([status, error.message]).toEqual([401, 'This API key is not valid. It may have been revoked.']);
    expect((await getMe(second.key)).status).toBe(200);
    expect((await revoke(first.keyId)).error.message).toBe('API key not found');
  });

  it('does not expire, and outlives a new password, a reset and every session', async () => {
    const { key } = (await create()).body;
    test.clock.advance(400 * 24 * 60 * 60 * 1000);
    expect((await getMe(account.token)).status).toBe(401);
    expect((await getMe(key)).status).toBe(200);
    const { token } = (await test.call(endpoints.login, { body: { email: account.email, password: account.password } })).body;
    const body = { currentPassword: account.password, newPassword: 'sunlit granite otter' };
    expect((await test.call(endpoints.changePassword, { token, body })).status).toBe(200);
    expect((await resetPassword(test.app.db, account.email)).ok).toBe(true);
    expect((await getMe(key)).status).toBe(200);
  });

  it('is marked as used at most once a minute', async () => {
    const { key } = (await create()).body;
    const usedAfter = async (ms: number): Promise<string | null | undefined> => {
      test.clock.advance(ms);
      await getMe(key);
      return (await test.call(endpoints.listApiKeys, { token: account.token })).body[0]?.lastUsedAt;
    };
    const first = await usedAfter(0);
    expect(first).toBe(test.app.clock.now().toISOString());
    expect(await usedAfter(59_999)).toBe(first);
    expect(await usedAfter(1)).toBe(test.app.clock.now().toISOString());
  });

  it('ends with its organization', async () => {
    const { key } = (await create()).body;
    await test.call(endpoints.deleteOrganisation, { token: account.token, body: { confirmation: account.email } });
    expect((await getMe(key)).status).toBe(401);
  });

  it.each([
    [{ name: '' }, 'missing_field', 'Please enter a name for the key.'],
    [{ name: '   ' }, 'missing_field', 'Please enter a name for the key.'],
    [{ name: 'x'.repeat(101) }, 'invalid_input', 'A name can have at most 100 characters.'],
    [{}, 'missing_field', 'A required field is missing.'],
    [{ name: 'x', scope: 'all' }, 'invalid_input', 'The request is not valid.'],
  ])('is not created from %j', async (body, code, message) => {
    const { status, error } = await test.call(endpoints.createApiKey, { token: account.token, body });
    expect([status, error.code, error.message]).toEqual([400, code, message]);
    expect(await list()).toEqual([]);
  });

  it('is not created beyond twenty, even with many calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => create(`key ${index}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.error.message).toBe('You have 20 API keys, which is the limit. Revoke one you no longer use.');
    const [oldest] = (await list()).toReversed();
    await revoke(oldest?.keyId ?? '');
    expect((await create()).status).toBe(201);
  });

  it('of another user is not found', async () => {
    const { keyId } = (await create()).body;
    const other = await createAccount(test);
    expect(await list(other)).toEqual([]);
    for (const id of [keyId, 'no-id'])
      expect([(await revoke(id, other)).status, (await revoke(id, other)).error.code]).toEqual([404, 'api_key_not_found']);
    expect(await list()).toHaveLength(1);
  });

  it('is not for the demo account', async () => {
    await ensureDemoUser(test.app);
    const credentials = (await findDemoCredentials(test.app)) ?? { email: '', password: '' };
    const { token } = (await test.call(endpoints.login, { body: credentials })).body;
    expect((await create('x', { ...account, token })).error.code).toBe('demo_account');
    expect((await revoke('x', { ...account, token })).error.code).toBe('demo_account');
    expect(await list({ ...account, token })).toEqual([]);
  });
});

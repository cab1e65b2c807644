import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { startModelServer, type ModelServer } from '../language/testing/modelServer.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from '../users/demoAccount.ts';

const LANGUAGE_KEY = 'sk-language-secret-4713';

/** Everything the product logs at the most verbose level while people use it, misuse it, and its database fails. */
describe('the log of a busy day', () => {
  const lines: string[] = [];
  let test: TestApp;
  let account: TestAccount;
  let server: ModelServer;
  const secrets = new Map<string, string>();

  beforeAll(async () => {
    server = await startModelServer();
    // An endpoint whose refusal repeats the key.
    server.behave(() => ({ kind: 'status', status: 401, body: JSON.stringify({ error: { message: `wrong key ${LANGUAGE_KEY}` } }) }));
    test = await startTestApp({
      config: {
        LOG_LEVEL: 'trace',
        SIGNUPS_PER_HOUR: 1000,
        ALLOW_INTERNAL_ADDRESSES: true,
        LANGUAGE_PROVIDER: 'openai',
        LANGUAGE_MODEL: 'gpt-5-mini',
        LANGUAGE_API_KEY: LANGUAGE_KEY,
        LANGUAGE_URL: `${server.origin}/v1`,
      },
      log: { write: (line) => void lines.push(line) },
    });
    secrets.set('the key of the language model', LANGUAGE_KEY);
    await ensureDemoUser(test.app);
    account = await createAccount(test);
    const { token, email, password } = account;
    const demo = (await findDemoCredentials(test.app)) ?? { email: '', password: '' };
    secrets.set('the token', token).set('the password', password).set('the demo password', demo.password);
    await test.call(endpoints.login, { body: { email, password: 'wrong velvet pylon' } });
    secrets.set('a wrong password', 'wrong velvet pylon');
    await test.call(endpoints.getMe, { token: 'guessed-token-4711' });
    await test.call(endpoints.getMe, { headers: { authorization: 'Bearer guessed-bearer-4712' } });
    secrets.set('a guessed token', 'guessed-token-4711').set('a guessed bearer', 'guessed-bearer-4712');
    const key = (await test.call(endpoints.createApiKey, { token, body: { name: 'a key of the day' } })).body.key;
    await test.call(endpoints.getMe, { headers: { authorization: `Bearer ${key}` } });
    await test.call(endpoints.logout, { token: key });
    await test.call(endpoints.getMe, { token: `${key.slice(0, -1)}_` });
    secrets.set('an API key', key).set('a key that is nearly one', `${key.slice(0, -1)}_`);
    const webhook = { url: 'http://127.0.0.1:9/hook-path-4713', events: ['campaign.completed' as const] };
    const { secret } = (await test.call(endpoints.createWebhook, { token, body: webhook })).body;
    secrets.set('the secret of a webhook', secret).set('the address of a webhook', 'hook-path-4713');
    const { body } = await test.call(endpoints.createPortalSession, { token });
    secrets.set('the portal token', new URL(body.url).pathname.split('/').at(-1) ?? '');
    await test.api.inject({ url: new URL(body.url).pathname, headers: { accept: 'text/html' } });
    await test.api.inject({ url: `/users/me?x-api-key=${token}` });
    const { campaignId } = (await launchFile(test, account, { leadCount: 10, fields: { languageModel: 'on' } })).body;
    await test.runJobs();
    const shared = await test.call(endpoints.createShareLink, { token, params: { campaignId } });
    const { pathname } = new URL(shared.body.url);
    for (const accept of ['text/html', 'application/json']) await test.api.inject({ url: pathname, headers: { accept } });
    await test.call(endpoints.getSharedCampaign, { params: { token: 'guessed-share-4714' } });
    secrets.set('a share link', pathname.split('/').at(-1) ?? '').set('a guessed share link', 'guessed-share-4714');
    await test.app.db.execute(sql`alter table share_links rename to share_links_away`);
    await test.api.inject({ url: pathname });
    await test.call(endpoints.createShareLink, { token, params: { campaignId } });
    await test.app.db.execute(sql`alter table share_links_away rename to share_links`);
    await test.call(endpoints.changePassword, { token, body: { currentPassword: password, newPassword: 'sunlit granite otter' } });
    secrets.set('the new password', 'sunlit granite otter');
    await test.app.db.execute(sql`alter table webhooks rename to webhooks_away`);
    await test.call(endpoints.createWebhook, { token, body: webhook });
    await test.app.db.execute(sql`alter table webhooks_away rename to webhooks`);
    await test.app.db.execute(sql`alter table api_keys rename to api_keys_away`);
    await test.call(endpoints.getMe, { token: key });
    await test.call(endpoints.createApiKey, { token, body: { name: 'into nowhere' } });
    await test.app.db.execute(sql`alter table api_keys_away rename to api_keys`);
    // Without the table, the statements that carry tokens, hashes and addresses fail.
    await test.app.db.execute(sql`alter table sessions rename to sessions_away`);
    await test.call(endpoints.getMe, { token });
    await test.call(endpoints.login, { body: { email, password: 'sunlit granite otter' } });
    await test.app.db.execute(sql`alter table sessions_away rename to sessions`);
    const { rows } = await test.app.db.execute<{ hash: string; profile: string }>(
      sql`select password_hash as hash, (select profile_url from campaign_leads limit 1) as profile from users where email = ${email}`,
    );
    secrets.set('the hash of the password', rows[0]?.hash ?? '').set('the profile of a lead', rows[0]?.profile ?? '');
    const hashes = await test.app.db.execute<{ hash: string }>(sql`select encode(token_hash, 'hex') as hash from sessions limit 1`);
    secrets.set('the hash of a token', hashes.rows[0]?.hash ?? '');
    const keyHashes = await test.app.db.execute<{ hash: string }>(sql`select encode(key_hash, 'hex') as hash from api_keys limit 1`);
    secrets.set('the hash of an API key', keyHashes.rows[0]?.hash ?? '');
    await test.call(endpoints.deleteOrganisation, { token, body: { confirmation: email } });
  });
  afterAll(async () => {
    await test.stop();
    await server.close();
  });

  it('is JSON, and says who was turned away and what failed', () => {
    expect(lines.length).toBeGreaterThan(15);
    expect(server.calls.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
    const events = lines.map((line) => JSON.parse(line).event);
    expect(events).toEqual(
      expect.arrayContaining(['login_refused', 'denied', 'password_changed', 'organisation_deleted', 'api_key_created']),
    );
    expect(lines.some((line) => JSON.parse(line).msg === 'request failed')).toBe(true);
  });

  it('has the request id of the response', async () => {
    const answer = await test.call(endpoints.getMe, { token: 'another' });
    const told = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === answer.error.requestId);
    expect(told.map(({ code, msg }) => code ?? msg)).toEqual(['session_expired', 'answered']);
  });

  it('names the address that does not respond, without any part that may contain a secret', async () => {
    lines.splice(0);
    for (const url of ['/wp-login.php?token=4715', '/users/4716/secrets', '/a%20b/c']) await test.api.inject({ url });
    const found = lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 404);
    expect(found.map(({ path }) => path)).toEqual(['/wp-login.php', '/users/...', '/a%20b/...']);
  });

  it('contains no password, token or hash, and nothing about a lead', () => {
    const text = lines.join('\n');
    const found = [...secrets].filter(
      ([, secret]) => secret.length < 6 || text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)),
    );
    expect(found.map(([name]) => name)).toEqual([]);
  });

  it("contains no one's address", () => {
    expect(lines.join('\n')).not.toContain(account.email);
  });
});

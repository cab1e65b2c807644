import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from '../users/demoAccount.ts';

/** Everything the product says while people use it, misuse it and its database fails it, at the most talkative level. */
describe('the log of a busy day', () => {
  const lines: string[] = [];
  let test: TestApp;
  let account: TestAccount;
  const secrets = new Map<string, string>();

  beforeAll(async () => {
    test = await startTestApp({ config: { LOG_LEVEL: 'trace', SIGNUPS_PER_HOUR: 1000 }, log: { write: (line) => void lines.push(line) } });
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
    const { body } = await test.call(endpoints.createPortalSession, { token });
    secrets.set('the portal token', new URL(body.url).pathname.split('/').at(-1) ?? '');
    await test.api.inject({ url: new URL(body.url).pathname, headers: { accept: 'text/html' } });
    await test.api.inject({ url: `/users/me?x-api-key=${token}` });
    await launchFile(test, account, { leadCount: 10 });
    await test.runJobs();
    await test.call(endpoints.changePassword, { token, body: { currentPassword: password, newPassword: 'sunlit granite otter' } });
    secrets.set('the new password', 'sunlit granite otter');
    // A table that is gone makes the very statements fail that carry tokens, hashes and addresses.
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
    await test.call(endpoints.deleteOrganisation, { token, body: { confirmation: email } });
  });
  afterAll(() => test.stop());

  it('is JSON, and says who was turned away and what failed', () => {
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
    const events = lines.map((line) => JSON.parse(line).event);
    expect(events).toEqual(expect.arrayContaining(['login_refused', 'denied', 'password_changed', 'organisation_deleted']));
    expect(lines.some((line) => JSON.parse(line).msg === 'request failed')).toBe(true);
  });

  it('carries the id of the request that the answer named', async () => {
    const answer = await test.call(endpoints.getMe, { token: 'another' });
    expect(lines.some((line) => line.includes(answer.error.requestId) && line.includes('session_expired'))).toBe(true);
  });

  it('holds no password, token or hash, and nothing of a lead', () => {
    const text = lines.join('\n');
    const found = [...secrets].filter(
      ([, secret]) => secret.length < 6 || text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)),
    );
    expect(found.map(([name]) => name)).toEqual([]);
  });

  it('holds no address of anybody', () => {
    expect(lines.join('\n')).not.toContain(account.email);
  });
});

import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from './demoAccount.ts';
import { resetPassword } from './resetPassword.ts';

const NEW = 'sunlit granite otter';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
});
afterAll(() => test.stop());

const logIn = (email: string, password: string) => test.call(endpoints.login, { body: { email, password } });
const me = async (token: string) => (await test.call(endpoints.getMe, { token })).status;
const change = ({ token, password }: Pick<TestAccount, 'token' | 'password'>, newPassword = NEW) =>
  test.call(endpoints.changePassword, { token, body: { currentPassword: password, newPassword } });

describe('changing the password', () => {
  it('accepts the new one from then on, ends the other sessions and keeps this one', async () => {
    const account = await createAccount(test);
    const other = (await logIn(account.email, account.password)).body.token;
    expect((await change(account)).body).toEqual({ message: 'Password changed' });
    expect([await me(account.token), await me(other)]).toEqual([200, 401]);
    expect((await logIn(account.email, account.password)).status).toBe(401);
    expect((await logIn(account.email, NEW)).status).toBe(200);
  });

  it.each([
    [{ currentPassword: 'not the password' }, 'The current password is wrong.'],
    [{ currentPassword: '' }, 'Please enter your current password.'],
    [{ currentPassword: 'x'.repeat(5000) }, 'The current password is wrong.'],
    [{ newPassword: 'kettle-moos' }, 'Password must be at least 12 characters long'],
    [{ newPassword: 'Password1234' }, 'This password is too common. Please choose another one.'],
    [{ newPassword: 'ab'.repeat(129) }, 'Password can have at most 256 characters'],
  ])('refuses %j with 400 and changes nothing', async (body, message) => {
    const account = await createAccount(test);
    const answer = await test.call(endpoints.changePassword, {
      token: account.token,
      body: Object.assign({ currentPassword: account.password, newPassword: NEW }, body),
    });
    expect([answer.status, answer.error.message]).toEqual([400, message]);
    expect((await logIn(account.email, account.password)).status).toBe(200);
  });

  it('lets a stolen session guess at most ten times in 15 minutes', async () => {
    const account = await createAccount(test);
    const guess = { token: account.token, password: 'not the password' };
    for (let n = 1; n <= 10; n += 1) expect((await change(guess)).status).toBe(400);
    expect((await change(guess)).status).toBe(429);
    expect((await change(account)).status).toBe(429);
    test.clock.advance(15 * 60 * 1000);
    expect((await change(account)).status).toBe(200);
  });

  it('happens once if two changes coincide, and ends every session of the old password', async () => {
    const account = await createAccount(test);
    const names = ['sunlit granite otter', 'velvet harbor pylon'];
    const [changes, logins] = await Promise.all([
      Promise.all(names.map((name) => change(account, name))),
      Promise.all(Array.from({ length: 2 }, () => logIn(account.email, account.password))),
    ]);
    expect(changes.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of logins) if (status === 200) expect(await me(body.token)).toBe(401);
    const chosen = names[changes.findIndex(({ status }) => status === 200)] ?? '';
    expect((await logIn(account.email, chosen)).status).toBe(200);
  });

  it('is not for the demo account', async () => {
    await ensureDemoUser(test.app);
    const credentials = (await findDemoCredentials(test.app)) ?? { email: '', password: '' };
    const { token } = (await logIn(credentials.email, credentials.password)).body;
    expect((await change({ token, password: credentials.password })).status).toBe(403);
  });
});

describe('the reset by an operator', () => {
  it('gives a password that works, and ends every session', async () => {
    const account = await createAccount(test);
    const reset = await resetPassword(test.app.db, ` ${account.email.toUpperCase()} `);
    if (!reset.ok) throw new Error(reset.problem);
    expect(await me(account.token)).toBe(401);
    expect((await logIn(account.email, account.password)).status).toBe(401);
    expect((await logIn(account.email, reset.password)).status).toBe(200);
  });

  it('is closed to strangers and to the demo account', async () => {
    const demo = await ensureDemoUser(test.app);
    expect(await resetPassword(test.app.db, 'nobody@saltgate.example')).toEqual({ ok: false, problem: 'unknown' });
    expect(await resetPassword(test.app.db, demo.email)).toEqual({ ok: false, problem: 'demo' });
  });
});

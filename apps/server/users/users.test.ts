import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from './demoAccount.ts';
import { provisionSubscriptionJob } from './provisionSubscription.job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const password = 'kettle moose lantern';

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
});
afterAll(() => test.stop());

const signUp = (body: Partial<Record<'email' | 'password' | 'humanReadableName', string>>) =>
  test.call(endpoints.signup, { body: { email: 'greta@marrowick.example', password, humanReadableName: 'Greta Weir', ...body } });
const logIn = (email: string, secret: string) => test.call(endpoints.login, { body: { email, password: secret } });

describe('sign-up', () => {
  it('answers 201 with the user, trims and lower-cases the email and gives no token', async () => {
    const { status, body } = await signUp({ email: '  Idris.Okonjo@Saltgate.Example ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'idris.okonjo@saltgate.example',
      humanReadableName: 'Greta Weir',
      createdAt: '2026-03-02T09:00:00.000Z',
    });
    expect(body).not.toHaveProperty('token');
  });

  it('enqueues the provisioning of exactly that organization with the account', async () => {
    const { body } = await signUp({ email: 'felix@saltgate.example' });
    const { rows } = await test.app.db.execute(
      sql`select data from pgboss.job where name = ${provisionSubscriptionJob.name} and data->>'organisationId' = ${body.orgId}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('refuses a known email in any case with 409 and leaves no organization behind', async () => {
    const count = async () => (await test.app.db.execute(sql`select count(*)::int as n from organisations`)).rows[0];
    const before = await count();
    const { status, error } = await signUp({ email: account.email.toUpperCase() });
    expect(status).toBe(409);
    expect(error.code).toBe('email_taken');
    expect(await count()).toEqual(before);
  });

  it.each([
    [{ password: 'kettle-moos' }, 'Password must be at least 12 characters long'],
    [{ password: 'Password1234' }, 'This password is too common. Please choose another one.'],
    [{ password: 'ab'.repeat(129) }, 'Password can have at most 256 characters'],
    [{ password: '' }, 'Please enter a password.'],
    [{ humanReadableName: '  ' }, 'Please enter your name.'],
    [{ email: ' ' }, 'Please enter your email.'],
    [{ email: 'greta' }, 'Please enter a valid email.'],
    [{ humanReadableName: 'x'.repeat(201) }, 'The name can have at most 200 characters.'],
  ])('refuses %j with 400', async (body, message) => {
    const { status, error } = await signUp(body);
    expect(status).toBe(400);
    expect(error.message).toBe(message);
  });

  it('creates one account when the same email signs up four times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp({ email: 'noor@saltgate.example' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  it('refuses a sign-up beyond the hourly limit of one address', async () => {
    const limited = await startTestApp({ config: { SIGNUPS_PER_HOUR: 3 } });
    const attempt = (name: string) =>
      limited.call(endpoints.signup, { body: { email: `${name}@saltgate.example`, password, humanReadableName: 'Bram' } });
    for (const name of ['a', 'b', 'c']) expect((await attempt(name)).status).toBe(201);
    const refused = await attempt('d');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    limited.clock.advance(60 * MINUTE_MS);
    expect((await attempt('d')).status).toBe(201);
    await limited.stop();
  });

  it('counts no sign-up that the server was too busy to take', async () => {
    const limited = await startTestApp({ config: { SIGNUPS_PER_HOUR: 12 } });
    const attempt = (index: number) =>
      limited.call(endpoints.signup, { body: { email: `s${index}@saltgate.example`, password, humanReadableName: 'Bram' } });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => attempt(index)));
    const shed = answers.flatMap(({ status }, index) => (status === 503 ? [index] : []));
    expect(shed.length).toBeGreaterThan(0);
    for (const index of shed) expect((await attempt(index)).status).toBe(201);
    expect((await attempt(12)).status).toBe(429);
    await limited.stop();
  });
});

describe('login', () => {
  it('returns a token that opens the profile', async () => {
    const { status, body } = await logIn(` ${account.email.toUpperCase()} `, password);
    expect(status).toBe(200);
    const me = await test.call(endpoints.getMe, { token: body.token });
    expect(me.body).toMatchObject({
      userId: account.userId,
      orgId: account.orgId,
      email: account.email,
      humanReadableName: 'Marta Lindqvist',
    });
  });

  it('stores no token, only its SHA-256', async () => {
    const { rows } = await test.app.db.execute(sql`select encode(token_hash, 'escape') as hash from sessions`);
    expect(JSON.stringify(rows)).not.toContain(account.token);
  });

  it('gives the same response to a wrong password and an unknown email', async () => {
    const wrong = await logIn(account.email, 'kettle moose lanterns');
    const unknown = await logIn('nobody@saltgate.example', password);
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.error.message).toBe('Invalid email or password');
    }
  });

  it.each(['not-an-address', 'a@b c', 'x'.repeat(300) + '@saltgate.example'])('answers 401 to the address %s', async (email) => {
    expect((await logIn(email, password)).status).toBe(401);
  });

  it('asks for both fields', async () => {
    expect((await logIn('', password)).error.message).toBe('Please enter your email and password.');
    expect((await logIn(account.email, '')).status).toBe(400);
  });

  it('refuses the eleventh attempt on an account within 15 minutes, even with the right password, and accepts it afterward', async () => {
    const { email } = await createAccount(test);
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await logIn(email, 'a wrong password')).status).toBe(401);
    const refused = await logIn(email, password);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    test.clock.advance(15 * MINUTE_MS);
    expect((await logIn(email, password)).status).toBe(200);
  });

  it('counts no successful login', async () => {
    const { email } = await createAccount(test);
    for (let attempt = 1; attempt <= 12; attempt += 1) expect((await logIn(email, password)).status).toBe(200);
  });

  it('refuses the fifty-first wrong attempt from one address, whatever the account, but never the demo account', async () => {
    const limited = await startTestApp();
    const demo = await ensureDemoUser(limited.app);
    const attempt = (email: string, secret: string) => limited.call(endpoints.login, { body: { email, password: secret } });
    for (let n = 1; n <= 50; n += 1) expect((await attempt(`guess-${n}@saltgate.example`, password)).status).toBe(401);
    expect((await attempt('guess-51@saltgate.example', password)).status).toBe(429);
    for (let n = 1; n <= 12; n += 1) expect((await attempt(demo.email, 'a wrong password')).status).toBe(401);
    const credentials = await findDemoCredentials(limited.app);
    expect((await attempt(demo.email, credentials?.password ?? '')).status).toBe(200);
    await limited.stop();
  });
});

describe('sessions', () => {
  const logInAgain = async () => (await logIn(account.email, password)).body.token;
  const me = (token: string) => test.call(endpoints.getMe, { token });

  it('ends with logout', async () => {
    const token = await logInAgain();
    expect((await test.call(endpoints.logout, { token })).status).toBe(200);
    expect((await me(token)).error.message).toBe('Session expired. Please sign in again.');
  });

  it('asks strangers to log in', async () => {
    for (const endpoint of [endpoints.getMe, endpoints.logout]) {
      const { status, error } = await test.call(endpoint);
      expect(status).toBe(401);
      expect(error.message).toBe('Not authenticated. Call login() first.');
    }
    expect((await me('garbage')).status).toBe(401);
  });

  it('ends after 7 idle days, and after 30 days however busy', async () => {
    const idle = await logInAgain();
    test.clock.advance(7 * DAY_MS - 1);
    expect((await me(idle)).status).toBe(200);
    test.clock.advance(7 * DAY_MS);
    expect((await me(idle)).status).toBe(401);
    const busy = await logInAgain();
    for (let day = 1; day < 30; day += 1) {
      test.clock.advance(DAY_MS);
      expect((await me(busy)).status).toBe(200);
    }
    test.clock.advance(DAY_MS);
    expect((await me(busy)).status).toBe(401);
  });
});

describe('demo account', () => {
  it('is made once, with the same password for every process', async () => {
    const made = await Promise.all([ensureDemoUser(test.app), ensureDemoUser(test.app), ensureDemoUser(test.app)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const { body } = await test.call(endpoints.getConfig);
    expect(body.demo?.email).toBe('no-reply@demo.local');
    expect((await logIn('no-reply@demo.local', body.demo?.password ?? '')).status).toBe(200);
  });

  it('follows a changed DEMO_PASSWORD', async () => {
    const changed = { ...test.app, config: { ...test.app.config, DEMO_PASSWORD: 'sunlit granite otter' } };
    await ensureDemoUser(changed);
    expect((await logIn('no-reply@demo.local', 'sunlit granite otter')).status).toBe(200);
    await ensureDemoUser(test.app);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindEndpoint } from './bindEndpoint.ts';
import { createAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

describe('shedding', () => {
  let test: TestApp;
  let seenAddress: string;
  const config = bindEndpoint(endpoints.getConfig, async (_app, { ip }) => {
    seenAddress = ip;
    return { demo: null, links: { documentation: '', howItWorks: '', community: '', booking: '', supportForm: null } };
  });
  const health = bindEndpoint(endpoints.getHealth, async () => ({ status: 'ok' as const }));
  const parts = { endpoints: [config, health], rawRoutes: [] };
  beforeAll(async () => {
    test = await startTestApp({ jobs: [], config: { REQUESTS_PER_SECOND: 100 }, parts });
  });
  afterAll(() => test.stop());

  const callMany = async (count: number, sent: { url: string; headers?: Record<string, string> }) =>
    Promise.all(Array.from({ length: count }, () => test.api.inject({ method: 'GET', ...sent })));

  it('refuses the call after the limit with 429, and says when to come back', async () => {
    const answers = await callMany(101, { url: '/config', headers: { 'x-api-key': 'one' } });
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect([refused[0]?.json().code, refused[0]?.headers['retry-after']]).toEqual(['too_many_requests', '1']);
  });

  it('accepts calls again in the next second', async () => {
    test.clock.advance(1000);
    const [answer] = await callMany(1, { url: '/config', headers: { 'x-api-key': 'one' } });
    expect(answer?.statusCode).toBe(200);
  });

  it('counts tokens it does not know as one caller', async () => {
    test.clock.advance(1000);
    const answers = await Promise.all(
      Array.from({ length: 101 }, (_, index) => test.api.inject({ url: '/config', headers: { 'x-api-key': `made up ${index}` } })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it('counts one IPv6 network as one caller', async () => {
    test.clock.advance(1000);
    const answers = await Promise.all(
      Array.from({ length: 101 }, (_, index) => test.api.inject({ url: '/config', remoteAddress: `2001:db8:1:2::${index.toString(16)}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    const other = await test.api.inject({ url: '/config', remoteAddress: '2001:db8:1:3::1' });
    expect(other.statusCode).toBe(200);
  });

  it('never refuses a health check', async () => {
    const answers = await callMany(150, { url: '/health' });
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it('does not trust an address that a client forwards', async () => {
    await test.api.inject({ url: '/config', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(seenAddress).toBe('127.0.0.1');
  });

  it('trusts the proxies in front, not what a client wrote before them', async () => {
    for (const [proxies, address] of [
      [1, '203.0.113.9'],
      [2, '198.51.100.4'],
    ] as const) {
      const trusting = await startTestApp({ jobs: [], config: { TRUST_PROXY: proxies }, parts });
      await trusting.api.inject({ url: '/config', headers: { 'x-forwarded-for': '192.0.2.66, 198.51.100.4, 203.0.113.9' } });
      expect(seenAddress).toBe(address);
      await trusting.stop();
    }
  });
});

describe('a stranger with a made-up token for every call', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ config: { REQUESTS_PER_SECOND: 10 } });
  });
  afterAll(() => test.stop());

  it('is refused, and locks out nobody signed in from the same address', async () => {
    const account = await createAccount(test);
    const ask = (token: string) => test.api.inject({ url: '/users/me', headers: { 'x-api-key': token } });
    test.clock.advance(1000);
    expect((await ask(account.token)).statusCode).toBe(200);
    const strangers = await Promise.all(Array.from({ length: 30 }, () => ask(randomUUID())));
    expect(strangers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(9);
    expect(strangers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(21);
    const own = await Promise.all(Array.from({ length: 10 }, () => ask(account.token)));
    expect(own.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  });
});

describe('an event loop that is behind', () => {
  let test: TestApp;
  const read = bindEndpoint(endpoints.getConfig, async () => ({
    demo: null,
    links: { documentation: '', howItWorks: '', community: '', booking: '', supportForm: null },
  }));
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'coldcast-web-'));
    writeFileSync(join(folder, 'index.html'), '<html></html>');
    writeFileSync(join(folder, 'part.js'), 'export {};');
    const parts = { endpoints: [read], rawRoutes: [], webFolder: folder };
    test = await startTestApp({ jobs: [], config: { MAX_EVENT_LOOP_DELAY_MS: 1, REQUESTS_PER_SECOND: 1 }, parts });
  });
  afterAll(async () => {
    await test.stop();
    rmSync(folder, { recursive: true });
  });

  it('sheds calls that read, never files and pages', async () => {
    // The delay is sampled while something blocks the event loop.
    await expect
      .poll(
        async () => {
          const end = performance.now() + 30;
          while (performance.now() < end);
          return (await test.api.inject({ url: '/config', headers: { 'x-api-key': randomUUID() } })).statusCode;
        },
        { timeout: 20_000, interval: 5 },
      )
      .toBe(503);
    for (let count = 0; count < 5; count += 1) {
      const answers = await Promise.all([
        test.api.inject({ url: '/part.js' }),
        test.api.inject({ url: '/app/campaigns', headers: { accept: 'text/html' } }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
  });
});

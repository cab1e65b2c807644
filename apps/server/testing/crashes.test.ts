import { endpoints } from '@coldcast/contract/endpoints';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../scripts/cluster/member.ts';
import { launchFile, usePlan, writeTestFile } from '../campaigns/testing/launchFile.ts';
import { checkInvariants } from '../operations/checkInvariants.ts';
import { createAccount, type TestAccount } from './createAccount.ts';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** Short versions of `npm run torture`: real processes, killed with -9 while they work. */
const LEADS = 800;

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const toUrl = ({ connectionString, host = '', port, user, database }: pg.ClientConfig): string =>
  connectionString ?? `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

describe('killed with -9', { timeout: 150_000 }, () => {
  let test: TestApp;
  let members: Member[];
  beforeAll(async () => {
    // The processes use the machine's clock.
    test = await startTestApp({ now: new Date(), config: { SIGNUPS_PER_HOUR: 1000 } });
    members = [];
  });
  afterEach(async () => {
    // They finish their work: a job left by a killed process would be held in the next test, too.
    await Promise.all(members.splice(0).map((member) => member.end('SIGTERM')));
  });
  afterAll(() => test.stop());

  const startMember = async (service: 'api' | 'worker', port?: number): Promise<Member> => {
    const env = { DATABASE_URL: toUrl(test.target), DEMO: 'false', LOG_LEVEL: 'info', HOST: '127.0.0.1' };
    const member = createMember({ name: service, service, port, env });
    members.push(member);
    await member.start();
    return member;
  };

  const waitForEnd = async ({ token }: TestAccount, campaignId: string): Promise<void> => {
    for (;;) {
      const { body } = await test.call(endpoints.listAnalyticsRanges, { token, params: { campaignId } });
      if (body[0]?.expected !== null) return;
      await wait(100);
    }
  };
  const readOutcome = async ({ token }: TestAccount, campaignId: string): Promise<string> => {
    const call = { token, params: { campaignId } };
    const results = await test.call(endpoints.listResults, { ...call, query: { bucket: '90-100' } });
    const ranges = await test.call(endpoints.listAnalyticsRanges, call);
    return JSON.stringify([results.body, ranges.body]).replaceAll(campaignId, 'ID');
  };

  it('workers lose and double no lead, and end with the results of an undisturbed run', async () => {
    const account = await createAccount(test);
    await usePlan(test, account, 'Scale');
    const undisturbed = (await launchFile(test, account, { leadCount: LEADS })).body.campaignId;
    await test.runJobs();
    const { campaignId } = (await launchFile(test, account, { leadCount: LEADS })).body;
    const worker = await startMember('worker');
    await wait(150);
    await worker.end('SIGKILL');
    await startMember('worker');
    await waitForEnd(account, campaignId);
    expect(await readOutcome(account, campaignId)).toBe(await readOutcome(account, undisturbed));
    expect(await checkInvariants(test.app.db)).toEqual([]);
  });

  it('an API leaves one campaign and one charge for each key, however often the client asks again', async () => {
    const port = await findFreePort();
    const api = await startMember('api', port);
    const accounts = await Promise.all([1, 2, 3, 4].map(() => createAccount(test)));
    const bytes = writeTestFile(5);
    const launchUntilAnswered = async ({ token }: TestAccount): Promise<string> => {
      const key = randomUUID();
      for (;;) {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(bytes)]), 'leads.csv');
        const headers = { 'x-api-key': token, 'idempotency-key': key };
        const answer = await fetch(`http://127.0.0.1:${port}/campaign`, { method: 'POST', headers, body: form }).catch(() => undefined);
        if (answer?.status === 201) return JSON.parse(await answer.text()).campaignId;
        expect([undefined, 409, 503]).toContain(answer?.status);
        await wait(50);
      }
    };
    const launches = Promise.all(accounts.map(launchUntilAnswered));
    await wait(120);
    await api.end('SIGKILL');
    await api.start();
    const ids = await launches;
    for (const [index, { token }] of accounts.entries()) {
      const { body } = await test.call(endpoints.listCampaigns, { token });
      expect(body.map(({ campaignId }) => campaignId)).toEqual([ids[index]]);
      expect((await test.call(endpoints.getSubscription, { token })).body?.creditBalance).toBe(195);
    }
    await test.runJobs();
    expect(await checkInvariants(test.app.db)).toEqual([]);
  });

  it('is not needed to stop a process: on SIGTERM it finishes its work and exits with 0', async () => {
    const account = await createAccount(test);
    await usePlan(test, account, 'Scale');
    const worker = await startMember('worker');
    const { campaignId } = (await launchFile(test, account, { leadCount: LEADS })).body;
    await wait(300);
    expect(await worker.end('SIGTERM')).toBe(0);
    // No lease has to expire: a job that was not started is available immediately.
    await test.runJobs();
    await waitForEnd(account, campaignId);
    expect(await checkInvariants(test.app.db)).toEqual([]);
  });
});

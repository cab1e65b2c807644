import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { launchFile } from './testing/launchFile.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
});
afterAll(() => test.stop());

const countCampaigns = async (token: string) => (await test.call(endpoints.listCampaigns, { token })).body.length;
const balanceOf = async (token: string) => (await test.call(endpoints.getSubscription, { token })).body?.creditBalance;

describe('an Idempotency-Key', () => {
  it('gives a repeated launch the same response and charges once, even after the campaign has ended', async () => {
    const account = await createAccount(test);
    const first = await launchFile(test, account, { key: 'k-1', fields: { campaignName: 'Once' } });
    const second = await launchFile(test, account, { key: 'k-1', fields: { campaignName: 'Once' } });
    await test.runJobs();
    const third = await launchFile(test, account, { key: 'k-1', fields: { campaignName: 'Once' } });
    for (const repeat of [second, third]) {
      expect(repeat.status).toBe(201);
      expect(repeat.body).toEqual(first.body);
    }
    expect(await countCampaigns(account.token)).toBe(1);
    expect(await balanceOf(account.token)).toBe(197);
  });

  it('refuses another payload under the same key with 422: another field, or other bytes', async () => {
    const account = await createAccount(test);
    await launchFile(test, account, { key: 'k-2' });
    for (const changed of [{ fields: { campaignName: 'Other' } }, { leadCount: 4 }]) {
      const { status, error } = await launchFile(test, account, { key: 'k-2', ...changed });
      expect([status, error.code]).toEqual([422, 'key_reused']);
    }
    await test.runJobs();
  });

  it('belongs to its organization', async () => {
    const [one, other] = [await createAccount(test), await createAccount(test)];
    const first = await launchFile(test, one, { key: 'k-3' });
    const second = await launchFile(test, other, { key: 'k-3', leadCount: 4 });
    expect(second.status).toBe(201);
    expect(second.body.campaignId).not.toBe(first.body.campaignId);
    await test.runJobs();
  });

  it('makes one campaign of 40 launches at once; the others get the same response or key_in_flight', async () => {
    const account = await createAccount(test);
    const answers = await Promise.all(Array.from({ length: 40 }, () => launchFile(test, account, { key: 'k-4' })));
    const created = answers.filter(({ status }) => status === 201);
    expect(new Set(created.map(({ body }) => body.campaignId)).size).toBe(1);
    for (const { status, error } of answers) if (status !== 201) expect([status, error.code]).toEqual([409, 'key_in_flight']);
    expect(await countCampaigns(account.token)).toBe(1);
    expect(await balanceOf(account.token)).toBe(197);
    await test.runJobs();
  });

  it('does not store a refusal: the same launch succeeds once there is room', async () => {
    const account = await createAccount(test);
    await launchFile(test, account);
    expect((await launchFile(test, account, { key: 'k-5' })).status).toBe(409);
    await test.runJobs();
    expect((await launchFile(test, account, { key: 'k-5' })).status).toBe(201);
    await test.runJobs();
  });

  it('is forgotten after 24 hours', async () => {
    const account = await createAccount(test);
    const first = await launchFile(test, account, { key: 'k-6' });
    await test.runJobs();
    test.clock.advance(24 * 60 * 60 * 1000);
    const second = await launchFile(test, account, { key: 'k-6', leadCount: 4 });
    expect(second.status).toBe(201);
    expect(second.body.campaignId).not.toBe(first.body.campaignId);
    await test.runJobs();
  });
});

import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { campaignSchedules } from './campaigns.schedules.ts';
import { launchFile } from './testing/launchFile.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ config: { RETENTION_DAYS: 30 } });
});
afterAll(() => test.stop());

const runSchedules = async () => {
  for (const schedule of campaignSchedules) await schedule.run(test.app);
};

describe('retention', () => {
  it('deletes leads and results after the days set, and keeps the counts', async () => {
    const account = await createAccount(test);
    const { body } = await launchFile(test, account, { leadCount: 10 });
    await test.runJobs();
    const call = { token: account.token, params: { campaignId: body.campaignId } };
    const counts = (await test.call(endpoints.getAnalytics, call)).body;
    expect((await test.call(endpoints.listResults, call)).body).toHaveLength(10);
    await runSchedules();
    expect((await test.call(endpoints.listResults, call)).body).toHaveLength(10);
    test.clock.advance(30 * 24 * 60 * 60 * 1000 + 1);
    await runSchedules();
    const { token } = (await test.call(endpoints.login, { body: { email: account.email, password: account.password } })).body;
    expect((await test.call(endpoints.listResults, { ...call, token })).body).toEqual([]);
    expect((await test.call(endpoints.getCampaign, { ...call, token })).body.data.campaignFile).toEqual([]);
    expect((await test.call(endpoints.getAnalytics, { ...call, token })).body).toEqual(counts);
  });
});

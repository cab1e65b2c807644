import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../operations/checkInvariants.ts';
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
    expect(await checkInvariants(test.app.db)).toEqual([]);
  });

  it('clears any number of campaigns, but none that is still running', async () => {
    const account = await createAccount(test);
    const { body: ended } = await launchFile(test, account, { leadCount: 4 });
    await test.runJobs();
    await test.app.db.execute(sql`
      insert into campaigns (id, organisation_id, created_by, name, lane, seed, engine, priors_version, total, success, created_at, finished_at)
      select gen_random_uuid(), organisation_id, created_by, name, lane, seed, engine, priors_version, total, success, created_at, finished_at
      from campaigns, generate_series(1, 50) where id = ${ended.campaignId}`);
    test.clock.advance(31 * 24 * 60 * 60 * 1000);
    const { token } = (await test.call(endpoints.login, { body: { email: account.email, password: account.password } })).body;
    const { body: running } = await launchFile(test, { token }, { leadCount: 4 });
    await runSchedules();
    const { rows } = await test.app.db.execute(sql`
      select (leads_deleted_at is null) as kept, count(*)::int from campaigns where organisation_id = ${account.orgId} group by 1 order by 1`);
    expect(rows).toEqual([
      { kept: false, count: 51 },
      { kept: true, count: 1 },
    ]);
    await test.runJobs();
    const results = await test.call(endpoints.listResults, { token, params: { campaignId: running.campaignId } });
    expect(results.body).toHaveLength(4);
  });
});

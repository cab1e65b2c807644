import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { launchFile, usePlan } from './testing/launchFile.ts';

let test: TestApp;
let busy: TestAccount;
let small: TestAccount;

beforeAll(async () => {
  test = await startTestApp();
  busy = await createAccount(test);
  small = await createAccount(test);
  await usePlan(test, busy, 'Scale');
});
afterAll(() => test.stop());

describe('batches of several organisations', () => {
  it('go in turns: a small campaign waits for no more than one batch of each campaign before it', async () => {
    const launches = [await launchFile(test, busy, { leadCount: 900 }), await launchFile(test, busy, { leadCount: 900 })];
    const { body } = await launchFile(test, small, { leadCount: 3 });
    const { rows } = await test.app.db.execute<{ campaignId: string }>(sql`
      select data->>'campaignId' as "campaignId" from pgboss.job where name = 'simulate-batch' and state = 'created'
      order by priority desc, created_on`);
    const order = rows.map(({ campaignId }) => campaignId);
    expect(order).toHaveLength(11);
    expect(order.indexOf(body.campaignId)).toBeLessThanOrEqual(1);
    expect(order.lastIndexOf(launches[0]?.body.campaignId ?? '')).toBeLessThan(order.indexOf(launches[1]?.body.campaignId ?? ''));
    await test.runJobs();
  });

  it('leave a worker to others where one organisation has many campaigns to explain', async () => {
    const { rows } = await test.app.db.execute<{ grouped: number; all: number }>(sql`
      select count(group_id)::int as grouped, count(*)::int as all from pgboss.job where name in ('finish-campaign', 'generate-insights')`);
    expect(rows[0]).toEqual({ grouped: 6, all: 6 });
  });
});

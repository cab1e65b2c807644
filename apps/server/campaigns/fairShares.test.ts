import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { resumeCampaigns } from './resumeCampaigns.ts';
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

describe('batches of several organizations', () => {
  const batchOrder = async (): Promise<string[]> => {
    const { rows } = await test.app.db.execute<{ campaignId: string }>(sql`
      select data->>'campaignId' as "campaignId" from pgboss.job where name = 'simulate-batch' and state = 'created'
      order by priority desc, created_on`);
    return rows.map(({ campaignId }) => campaignId);
  };

  it('depend on what each organization has waiting: a small campaign waits for one batch of a large one', async () => {
    const fields = { priority: 'off' };
    const large = (await launchFile(test, busy, { leadCount: 900, fields })).body.campaignId;
    const next = (await launchFile(test, busy, { leadCount: 900, start: 900, fields })).body.campaignId;
    const own = (await launchFile(test, small, { leadCount: 3, fields })).body.campaignId;
    const order = await batchOrder();
    expect(order).toHaveLength(11);
    expect(order.slice(0, 2)).toEqual([large, own]);
    expect(order.lastIndexOf(large)).toBeLessThan(order.indexOf(next));
    await test.runJobs();
  });

  it('in the priority lane go first, but not all batches of a large campaign', async () => {
    const large = (await launchFile(test, busy, { leadCount: 1900 })).body.campaignId;
    const own = (await launchFile(test, small, { leadCount: 3, fields: { priority: 'off' } })).body.campaignId;
    const order = await batchOrder();
    expect(order.indexOf(own)).toBe(6);
    expect(order.filter((id) => id === large)).toHaveLength(10);
    await test.runJobs();
  });

  it('that end a campaign name its organization, so that none takes all workers', async () => {
    const own = (await launchFile(test, small, { leadCount: 3 })).body.campaignId;
    await test.app.db.execute(sql`update campaigns set success = total where id = ${own}`);
    await resumeCampaigns(test.app);
    const { rows } = await test.app.db.execute<{ groupId: string }>(sql`
      select group_id as "groupId" from pgboss.job where name = 'finish-campaign' and state = 'created'`);
    expect(rows).toEqual([{ groupId: small.orgId }]);
  });
});

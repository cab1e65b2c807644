import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePlan, launchFile } from '../campaigns/testing/launchFile.ts';
import { checkInvariants } from '../operations/checkInvariants.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { countAttempt } from '../users/attempts.store.ts';
import { ensureDemoUser, findDemoCredentials } from '../users/demoAccount.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
});
afterAll(() => test.stop());

const remove = ({ token, email }: Pick<TestAccount, 'token' | 'email'>, confirmation = email) =>
  test.call(endpoints.deleteOrganisation, { token, body: { confirmation } });

/** Tables in which any row still contains one of the texts. */
const tablesWith = async (...texts: string[]): Promise<string[]> => {
  const { rows } = await test.app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    for (const text of texts) {
      const hits = await test.app.db.execute(sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${text}%`} limit 1`);
      if (hits.rows.length > 0) found.push(name);
    }
  }
  return [...new Set(found)].toSorted();
};

describe('deleting an organization', () => {
  it('leaves no row that names it, its user or its campaigns, and touches no other', async () => {
    const [account, other] = [await createAccount(test), await createAccount(test)];
    for (const who of [account, other]) {
      const webhook = { url: 'https://93.184.215.14/', events: ['campaign.completed' as const] };
      const { webhookId } = (await test.call(endpoints.createWebhook, { token: who.token, body: webhook })).body;
      await test.app.db
        .execute(sql`insert into webhook_deliveries (id, organisation_id, webhook_id, event, payload, status, attempts, step, created_at)
        values (gen_random_uuid(), ${who.orgId}, ${webhookId}, 'webhook.test', '{}', 'delivered', 1, 0, now())`);
      await countAttempt(test.app.db, { key: `webhook-test ${who.userId}`, limit: 1, windowMs: 1 }, new Date());
      await launchFile(test, who, { key: 'k', leadCount: 5 });
      await test.runJobs();
      await test.call(endpoints.createSupportRequest, { token: who.token, body: { topic: 'idea', message: 'More' } });
      await test.call(endpoints.createPortalSession, { token: who.token });
      await test.call(endpoints.createApiKey, { token: who.token, body: { name: `of ${who.email}` } });
      await test.call(endpoints.login, { body: { email: who.email, password: 'a wrong password' } });
    }
    const campaignId = (await test.call(endpoints.listCampaigns, { token: account.token })).body[0]?.campaignId ?? '';
    const traces = [account.orgId, account.userId, account.email, campaignId];
    expect(await tablesWith(...traces)).toEqual(
      expect.arrayContaining(['api_keys', 'attempt_counts', 'campaign_leads', 'credit_entries', 'users', 'webhook_deliveries', 'webhooks']),
    );
    expect((await remove(account)).status).toBe(200);
    expect(await tablesWith(...traces)).toEqual([]);
    expect((await test.call(endpoints.getMe, { token: account.token })).status).toBe(401);
    expect((await test.call(endpoints.listCampaigns, { token: other.token })).body).toHaveLength(1);
    expect(await checkInvariants(test.app.db)).toEqual([]);
  });

  it.each(['', 'delete', 'nobody@saltgate.example'])('is refused with the confirmation "%s"', async (confirmation) => {
    const account = await createAccount(test);
    const { status, error } = await remove(account, confirmation);
    expect([status, error.code]).toEqual([400, 'not_confirmed']);
    expect((await test.call(endpoints.getMe, { token: account.token })).status).toBe(200);
  });

  it('accepts the address as people type it', async () => {
    const account = await createAccount(test);
    expect((await remove(account, ` ${account.email.toUpperCase()} `)).status).toBe(200);
  });

  it('is not for the demo account', async () => {
    await ensureDemoUser(test.app);
    const credentials = (await findDemoCredentials(test.app)) ?? { email: '', password: '' };
    const { token } = (await test.call(endpoints.login, { body: credentials })).body;
    expect((await remove({ token, email: credentials.email })).status).toBe(403);
  });

  it('wins against launches, batches and ends of campaigns that run at the same moment, and none of them breaks', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => createAccount(test)));
    await Promise.all(accounts.map((account) => usePlan(test, account, 'Scale')));
    test.app.config.ALLOW_INTERNAL_ADDRESSES = true;
    const body = { url: 'http://127.0.0.1:9/', events: ['campaign.completed' as const, 'insights.ready' as const] };
    await Promise.all(accounts.map(({ token }) => test.call(endpoints.createWebhook, { token, body })));
    await Promise.all(accounts.map((account) => launchFile(test, account, { leadCount: 300 })));
    const statuses = new Set<number>();
    const launchOn = async (account: TestAccount): Promise<void> => {
      for (let round = 0; round < 6; round += 1) {
        statuses.add((await launchFile(test, account, { leadCount: 5 })).status);
        statuses.add(
          (await test.call(endpoints.createSupportRequest, { token: account.token, body: { topic: 'idea', message: 'x' } })).status,
        );
      }
    };
    const [deletions] = await Promise.all([
      Promise.all(accounts.flatMap((account) => [remove(account), remove(account)])),
      test.runJobs(),
      ...accounts.map(launchOn),
    ]);
    expect(deletions.filter(({ status }) => status === 200)).toHaveLength(accounts.length);
    expect(deletions.filter(({ status }) => status === 401)).toHaveLength(accounts.length);
    for (const status of statuses) expect([201, 401, 409]).toContain(status);
    await test.runJobs();
    expect(await tablesWith(...accounts.map(({ orgId }) => orgId))).toEqual([]);
    const { rows } = await test.app.db.execute(sql`select name, state::text from pgboss.job where state not in ('completed', 'created')`);
    expect(rows).toEqual([]);
  });
});

import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settledAnswers } from '../campaigns/readSettled.ts';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

/** What a read costs must not depend on how much others have stored. */
const STORED = 10_000;
/**
 * Blocks a read may add: if most campaigns are smaller than this one, PostgreSQL looks up the results of its 20 leads through the index,
 * four blocks each. A scan of 50,000 rows adds more than a thousand.
 */
const DEEPER_BLOCKS = 100;
const BIG = new Set([
  'campaigns',
  'campaign_leads',
  'lead_results',
  'bucket_counts',
  'step_counts',
  'credit_entries',
  'sessions',
  'users',
  'balances',
]);

type Statement = { text: string; values: unknown[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[]; 'Shared Hit Blocks'?: number; 'Shared Read Blocks'?: number };

let test: TestApp;
let account: TestAccount;
let campaignId: string;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
  // The last one is a sequence, and the one that is read.
  for (const emails of [1, 1, 1, 3]) {
    ({ campaignId } = (await launchFile(test, account, { leadCount: 20, emails })).body);
    await test.runJobs();
  }
});
afterAll(() => test.stop());

/** Copies the reader's campaigns to other organizations, a hundred campaigns each, until this many are stored. */
const storeCampaigns = async (count: number): Promise<void> => {
  const run = (query: ReturnType<typeof sql>) => test.app.db.execute(query);
  await run(sql`insert into organisations select gen_random_uuid(), now() from generate_series(1, ${Math.ceil(count / 100)}::int)`);
  await run(sql`create table stored as
    select gen_random_uuid() as id, o.id as organisation_id from organisations o, generate_series(1, 100)
    where not exists (select from users where users.organisation_id = o.id) limit ${count}`);
  await run(sql`insert into campaigns (id, organisation_id, created_by, name, lane, seed, engine, priors_version, total, success, created_at, finished_at)
    select stored.id, stored.organisation_id, created_by, name, lane, seed, engine, priors_version, 5, 5, c.created_at, finished_at
    from stored, campaigns c where c.id = ${campaignId}`);
  await run(sql`insert into campaign_leads (campaign_id, position, organisation_id, row_number, profile_url, lead_key, slug, subject, body, context)
    select stored.id, position, stored.organisation_id, row_number, profile_url, lead_key, slug, subject, body, context
    from stored, campaign_leads l where l.campaign_id = ${campaignId} and position < 5`);
  await run(sql`insert into lead_results (campaign_id, position, inbox_from, opens_from, open_rank, action)
    select stored.id, position, inbox_from, opens_from, open_rank, action from stored, lead_results r where r.campaign_id = ${campaignId} and position < 5`);
  await run(sql`insert into bucket_counts (campaign_id, bucket, total) select id, bucket, 5 from stored, generate_series(0, 9) bucket`);
  await run(
    sql`insert into step_counts (campaign_id, bucket, step) select id, bucket, step from stored, generate_series(0, 9) bucket, generate_series(1, 3) step`,
  );
  await run(sql`insert into credit_entries (organisation_id, credit_kind, entry_kind, amount, reason, campaign_id, created_at)
    select organisation_id, 'MOCK', 'charge', -5, 'Stored', id, now() from stored`);
  await run(sql`drop table stored`);
  await run(sql`vacuum analyze`);
};

/** The statements one call sends to the database. */
const recordStatements = async (call: () => Promise<{ status: number }>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const query = Reflect.get(pg.Client.prototype, 'query');
  const record = function (this: pg.Client, ...args: unknown[]): unknown {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'));
    const values = Array.isArray(second) ? second : Reflect.get(Object(first), 'values');
    statements.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, args);
  };
  Reflect.set(pg.Client.prototype, 'query', record);
  try {
    expect((await call()).status).toBe(200);
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  return statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
};

const explain = async ({ text, values }: Statement): Promise<Plan> => {
  const { rows } = await test.app.pool.query(`explain (analyze, buffers, timing off, format json) ${text}`, values);
  return rows[0]['QUERY PLAN'][0].Plan;
};

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

const reads = {
  'the profile': () => test.call(endpoints.getMe, { token: account.token }),
  'the list': () => test.call(endpoints.listCampaigns, { token: account.token }),
  'the counts of the list': () => test.call(endpoints.listCampaignAnalytics, { token: account.token }),
  'a campaign': () => test.call(endpoints.getCampaign, { token: account.token, params: { campaignId } }),
  'its results': () => test.call(endpoints.listResults, { token: account.token, params: { campaignId } }),
  'its status': () => test.call(endpoints.getResultsStatus, { token: account.token, params: { campaignId } }),
  'its counts': () => test.call(endpoints.getAnalytics, { token: account.token, params: { campaignId } }),
  'its ranges': () => test.call(endpoints.listAnalyticsRanges, { token: account.token, params: { campaignId } }),
  'its steps': () => test.call(endpoints.listStepResults, { token: account.token, params: { campaignId } }),
  'the subscription': () => test.call(endpoints.getSubscription, { token: account.token }),
} as const;

type Measured = { blocks: number; scanned: string[] };

const measure = async (): Promise<Map<string, Measured>> => {
  const measured = new Map<string, Measured>();
  for (const [name, read] of Object.entries(reads)) {
    settledAnswers.forget();
    const statements = await recordStatements(read);
    expect(statements.length, name).toBeGreaterThan(0);
    const plans: Plan[] = [];
    for (const statement of statements) {
      await explain(statement);
      plans.push(await explain(statement));
    }
    const blocks = plans.reduce((sum, plan) => sum + (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0), 0);
    const scanned = plans
      .flatMap(listNodes)
      .filter((node) => node['Node Type'] === 'Seq Scan' && BIG.has(node['Relation Name'] ?? ''))
      .map((node) => node['Relation Name'] ?? '');
    measured.set(name, { blocks, scanned });
  }
  return measured;
};

describe('with many campaigns of others stored', { timeout: 120_000 }, () => {
  it(`every read goes by an index and touches as much with ${STORED} as with a hundred`, async () => {
    await storeCampaigns(100);
    const few = await measure();
    await storeCampaigns(STORED - 100);
    const many = await measure();
    const { rows } = await test.app.db.execute(sql`select count(*)::int as count from campaigns`);
    expect(rows[0]?.['count']).toBeGreaterThanOrEqual(STORED);
    // There are few users and sessions here, and plans depend on table size; the next test covers them.
    const scans = [...many].flatMap(([name, { scanned }]) =>
      scanned.filter((table) => !['users', 'sessions', 'balances'].includes(table)).map((table) => `${name} scans ${table}`),
    );
    expect(scans).toEqual([]);
    for (const [name, { blocks }] of many) expect([name, blocks <= (few.get(name)?.blocks ?? 0) + DEEPER_BLOCKS]).toEqual([name, true]);
  });

  it('an API key is found by an index among a hundred thousand', async () => {
    await test.app.db.execute(sql`
      insert into api_keys select gen_random_uuid(), sha256(n::text::bytea), ${account.userId}::uuid, 'key', 'abcd', now(), now()
      from generate_series(1, 100000) n`);
    await test.app.db.execute(sql`update api_keys set key_hash = sha256('key') where key_hash = sha256('1')`);
    await test.app.db.execute(sql`analyze api_keys`);
    const statements = await recordStatements(() => test.call(endpoints.getMe, { token: 'key' }));
    const plans = await Promise.all(statements.map(explain));
    expect(plans.flatMap(listNodes).filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'api_keys')).toEqual([]);
  });

  it('the log of a webhook is read by an index among a hundred thousand deliveries', async () => {
    const webhook = { url: 'https://93.184.215.14/', events: ['campaign.completed' as const] };
    const { webhookId } = (await test.call(endpoints.createWebhook, { token: account.token, body: webhook })).body;
    for (const [share, count] of [
      [webhookId, 200],
      [(await test.call(endpoints.createWebhook, { token: account.token, body: webhook })).body.webhookId, 100_000],
    ] as const) {
      await test.app.db.execute(sql`
        insert into webhook_deliveries (id, organisation_id, webhook_id, event, payload, status, attempts, step, created_at)
        select gen_random_uuid(), ${account.orgId}::uuid, ${share}::uuid, 'webhook.test', '{}', 'delivered', 1, 0, now() - n * interval '1 second'
        from generate_series(1, ${count}) n`);
    }
    await test.app.db.execute(sql`analyze webhook_deliveries`);
    const statements = await recordStatements(() =>
      test.call(endpoints.listWebhookDeliveries, { token: account.token, params: { webhookId } }),
    );
    const plans = await Promise.all(statements.map(explain));
    const scans = plans.flatMap(listNodes).filter((node) => node['Relation Name'] === 'webhook_deliveries');
    expect(scans.map((node) => node['Node Type'])).toEqual(['Index Scan']);
  });

  it('a session is found by an index among a hundred thousand', async () => {
    await test.app.db.execute(sql`
      insert into sessions select sha256(n::text::bytea), ${account.userId}::uuid, now(), now() from generate_series(1, 100000) n`);
    await test.app.db.execute(sql`analyze sessions`);
    const statements = await recordStatements(reads['the profile']);
    const plans = await Promise.all(statements.map(explain));
    expect(plans.flatMap(listNodes).filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'sessions')).toEqual([]);
  });
});

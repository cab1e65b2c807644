import { endpoints } from '@coldcast/contract/endpoints';
import { NO_REPLIES_TEXT } from '@coldcast/contract/insights';
import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCampaignRef } from '../campaigns/campaignRef.ts';
import { deleteCampaignRow } from '../campaigns/campaigns.store.ts';
import { generateInsightsJob } from '../campaigns/generateInsights.job.ts';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { createInsights } from './createInsights.ts';
import { findInsightJson, insertInsights } from './insights.store.ts';

let test: TestApp;
let owner: TestAccount;
let campaignId: string;

const header = 'email_body_1,subject_line,personal_linkedin_url,first_name,company,title';
const toFile = (count: number, body: string): string =>
  [
    header,
    ...Array.from(
      { length: count },
      (_, index) => `"${body}",dock slots,https://www.linkedin.com/in/ana-sample-${index},Ana,Company ${index},CFO`,
    ),
  ].join('\n');

async function launch(count: number, body: string): Promise<string> {
  const { body: answer } = await launchFile(test, owner, { bytes: toFile(count, body) });
  return answer.campaignId;
}
/** Calls the API while a worker runs the jobs. */
async function withWorker<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  let isAnswered = false;
  const answer = call().finally(() => (isAnswered = true));
  while (!isAnswered) {
    await test.runJobs();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return answer;
}
const rowCount = async (id: string): Promise<number> => {
  const { rows } = await test.app.db.execute<{ count: number }>(sql`select count(*)::int as count from insights where campaign_id = ${id}`);
  return rows[0]?.count ?? 0;
};

beforeAll(async () => {
  test = await startTestApp();
  owner = await createAccount(test);
  campaignId = await launch(
    120,
    'Hi Peter,\n\nTrucks wait for a dock. We let carriers book a slot themselves.\n\nIs this worth a look for you?\n\nBest,\nErin',
  );
  await test.runJobs();
});
afterAll(() => test.stop());

const calls = [endpoints.generateReplyInsights, endpoints.generateOpenInsights] as const;

describe.each(calls)('$operationId', (endpoint) => {
  it('answers 409 until the campaign is Completed', async () => {
    const id = await launch(3, 'Hi Ana, is this worth a look?');
    const { status, error } = await test.call(endpoint, { token: owner.token, query: { campaignId: id } });
    expect([status, error.code]).toEqual([409, 'insights_not_ready']);
    await test.runJobs();
  });

  it('gives both sides with factors, evidence and tried edits', async () => {
    await test.runJobs();
    const { status, body } = await test.call(endpoint, { token: owner.token, query: { campaignId } });
    expect(status).toBe(200);
    const { insight, negativeInsight } = body.data;
    for (const factor of [...insight.top_factors, ...negativeInsight.top_factors]) {
      expect(factor.label).toMatch(/\S/);
      expect(factor.verifications).toHaveLength(factor.recommendations?.length ?? -1);
    }
    expect(negativeInsight.summary.narrative).toMatch(/\S/);
  });

  it('hides campaigns of other organizations and impossible ids', async () => {
    const stranger = await createAccount(test);
    for (const id of [campaignId, 'nonsense']) {
      const { status, error } = await test.call(endpoint, {
        token: id === campaignId ? stranger.token : owner.token,
        query: { campaignId: id },
      });
      expect([status, error.message]).toEqual([404, 'Campaign not found']);
    }
  });

  it('refuses callers without a session and calls without a campaign', async () => {
    expect((await test.call(endpoint, { query: { campaignId } })).status).toBe(401);
    expect((await test.call(endpoint, { token: owner.token })).status).toBe(400);
  });
});

describe('insights', () => {
  it('are stored when the campaign ends', async () => {
    await test.runJobs();
    expect(await rowCount(campaignId)).toBe(2);
  });

  it('are created once, however many callers ask at the same time', async () => {
    await test.app.db.execute(sql`delete from insights where campaign_id = ${campaignId}`);
    const answers = await withWorker(() =>
      Promise.all([...calls, ...calls, ...calls].map((endpoint) => test.call(endpoint, { token: owner.token, query: { campaignId } }))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(2);
    expect(await rowCount(campaignId)).toBe(2);
  });

  it('of a campaign that is being deleted are not stored', async () => {
    const id = await launch(3, 'Hi Ana, is this worth a look?');
    await test.runJobs();
    const { body } = await test.call(endpoints.generateOpenInsights, { token: owner.token, query: { campaignId: id } });
    await test.app.db.execute(sql`delete from insights where campaign_id = ${id}`);
    const ref = getCampaignRef(owner.orgId, id);
    const stored = await test.app.db.transaction(async (tx) => {
      await deleteCampaignRow(tx, ref);
      const inserted = insertInsights(test.app.db, ref, { answers: { open: body, reply: body }, now: test.clock.now() });
      await sleep(300);
      return { inserted };
    });
    expect(await stored.inserted).toBe(false);
  });

  it('are left to the workers: without one, the caller gets Retry-After', { timeout: 30_000 }, async () => {
    await test.app.db.execute(sql`delete from insights where campaign_id = ${campaignId}`);
    const { status, headers } = await test.call(endpoints.generateOpenInsights, { token: owner.token, query: { campaignId } });
    expect([status, headers['retry-after'], await rowCount(campaignId)]).toEqual([503, '3', 0]);
    await test.runJobs();
    expect(await rowCount(campaignId)).toBe(2);
  });

  it('wait for the end of a campaign that is being stored, and say its numbers even without', async () => {
    const ref = getCampaignRef(owner.orgId, campaignId);
    const findBoth = () => Promise.all([findInsightJson(test.app.db, ref, 'open'), findInsightJson(test.app.db, ref, 'reply')]);
    const before = await findBoth();
    const { rows } = await test.app.db.execute<{ end: string; forecast: unknown }>(
      sql`select finished_at::text as "end", forecast from campaigns where id = ${campaignId}`,
    );
    await test.app.db.execute(sql`delete from insights where campaign_id = ${campaignId}`);
    await test.app.db.execute(sql`update campaigns set finished_at = null, forecast = null where id = ${campaignId}`);
    await test.app.jobs.enqueue(test.app.db, generateInsightsJob, [ref], { group: owner.orgId });
    await test.runJobs();
    expect(await rowCount(campaignId)).toBe(0);
    await createInsights(test.app, ref);
    await test.app.db.execute(
      sql`update campaigns set finished_at = ${rows[0]?.end}::timestamptz, forecast = ${JSON.stringify(rows[0]?.forecast)}::jsonb where id = ${campaignId}`,
    );
    // Some of so many leads always open, while perhaps nobody replies.
    expect(before[0]).toMatch(/(?:The model|We) expected/);
    expect(await findBoth()).toEqual(before);
  });

  it('put the greeting that names someone else first', async () => {
    const { body } = await test.call(endpoints.generateReplyInsights, { token: owner.token, query: { campaignId } });
    const [first] = body.data.negativeInsight.top_factors;
    expect(first).toMatchObject({ factor_id: 'wrong_name', evidence: [{ part: 'body', start: 3, end: 8, text: 'Peter' }], leads: 120 });
    expect(first?.editedEmails?.[0]?.body).toContain('Hi {{first_name}},');
  });

  it('list the factors for and against replies in one order, each once', async () => {
    // Whether anyone replies is random: make this run have a reply.
    await test.app.db.execute(sql`update bucket_counts set reply = greatest(reply, 1) where campaign_id = ${campaignId}`);
    await test.app.db.execute(sql`delete from insights where campaign_id = ${campaignId}`);
    const { body } = await withWorker(() => test.call(endpoints.generateReplyInsights, { token: owner.token, query: { campaignId } }));
    const { insight, negativeInsight } = body.data;
    const scores = insight.top_factors.map(({ avg_score_0_to_1: score }) => score);
    const ids = insight.top_factors.map(({ factor_id: id }) => id);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(negativeInsight.top_factors.map(({ factor_id: id }) => id)));
  });

  it('have a better version of the whole email, made by the worker', async () => {
    const { status, body } = await test.call(endpoints.findBetterVersion, { token: owner.token, query: { campaignId } });
    expect(status).toBe(200);
    const { betterVersion } = body.data;
    expect(betterVersion?.total.verified ?? true).toBe(true);
    expect(betterVersion?.combinations.length ?? 1).toBe(2 ** (betterVersion?.changes.length ?? 0));
  });

  it('leave out reasons for replies if nobody replied, and keep those against', async () => {
    const id = await launch(2, 'Hi Peter,\n\nWe sell things to shops and to traders.');
    await test.runJobs();
    // Whether one of two leads replies is random: make this run have none.
    await test.app.db.execute(sql`update bucket_counts set reply = 0 where campaign_id = ${id}`);
    await test.app.db.execute(sql`delete from insights where campaign_id = ${id}`);
    const { body } = await withWorker(() => test.call(endpoints.generateReplyInsights, { token: owner.token, query: { campaignId: id } }));
    expect(body.data.insight).toEqual({ top_factors: [], summary: { narrative: NO_REPLIES_TEXT, key_takeaways: [] } });
    expect(body.data.negativeInsight.top_factors.length).toBeGreaterThan(0);
  });
});

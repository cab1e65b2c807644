import { endpoints } from '@coldcast/contract/endpoints';
import { ANALYTICS_FIELDS } from '@coldcast/rules/analytics';
import { toBucketIndex } from '@coldcast/rules/deliverability';
import { countSteps } from '@coldcast/rules/sequence/countSteps';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingJobs } from '../billing/billing.jobs.ts';
import { announceEventJob } from '../jobs/announceEvent.job.ts';
import { bindJob, type ClaimedJob } from '../jobs/job.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { simulateInThread } from './engine/engineThreads.ts';
import type { BatchTask } from './engine/engineThread.ts';
import type { BatchLead } from './engine/simulateBatch.ts';
import { finishCampaign, finishWithoutForecast } from './finishCampaign.handler.ts';
import { finishCampaignJob } from './finishCampaign.job.ts';
import { generateInsightsJob } from './generateInsights.job.ts';
import { createSimulateBatch, settleDeadBatch, type SimulateTask } from './simulateBatch.handler.ts';
import { simulateBatchJob, type BatchRange } from './simulateBatch.job.ts';
import { launchFile, usePlan } from './testing/launchFile.ts';

/** Positions whose simulation throws while they are in this set. */
const faulty = new Set<number>();
/** How many of the next batches fail as a whole. */
let breaks = 0;

const positionsOf = (task: BatchTask): number[] => (JSON.parse(task.batchJson) as BatchLead[]).map(({ position }) => position);

const simulateWithFaults: SimulateTask = async (task) => {
  if (breaks > 0) {
    breaks -= 1;
    throw new Error('the thread ended');
  }
  const batch = JSON.parse(task.batchJson) as BatchLead[];
  const sound = batch.filter(({ position }) => !faulty.has(position));
  const result = await simulateInThread({ ...task, batchJson: JSON.stringify(sound) });
  const failed = positionsOf(task).filter((position) => faulty.has(position));
  return { ...result, failed: failed.map((position) => ({ position, message: 'planted fault' })) };
};

const run = createSimulateBatch(simulateWithFaults);
let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp({
    config: { SIGNUPS_PER_HOUR: 1000 },
    jobs: [
      ...billingJobs,
      bindJob(simulateBatchJob, run, { onDead: settleDeadBatch }),
      bindJob(finishCampaignJob, finishCampaign, { onDead: finishWithoutForecast }),
      // These tests do not cover insights.
      bindJob(generateInsightsJob, () => Promise.resolve()),
      bindJob(announceEventJob, () => Promise.resolve()),
    ],
  });
  account = await createAccount(test);
  await usePlan(test, account, 'Growth');
});
afterAll(() => test.stop());

const launch = async (leadCount: number, emails = 1): Promise<BatchRange> => {
  const { body } = await launchFile(test, account, { leadCount, emails, fields: { priority: 'off' } });
  return { organisationId: account.orgId, campaignId: body.campaignId, from: 0, to: leadCount };
};

/** A claim as the worker makes it; its completion is only recorded. */
const claim = (data: BatchRange, complete: ClaimedJob<BatchRange>['complete'] = () => Promise.resolve()): ClaimedJob<BatchRange> => ({
  id: 'test',
  data,
  attempt: 1,
  signal: new AbortController().signal,
  complete,
});

/** Retries wait for growing delays, so the clock moves on until no job is left. */
const runJobsToTheEnd = async () => {
  for (let round = 0; round < 12; round += 1) {
    await test.runJobs();
    test.clock.advance(60_000);
  }
};

const readAll = async ({ campaignId }: Pick<BatchRange, 'campaignId'>) => {
  const one = async (query: ReturnType<typeof sql>) => (await test.app.db.execute(query)).rows;
  return {
    campaign: (await one(sql`select total, success, failed, completed_at, finished_at from campaigns where id = ${campaignId}`))[0],
    results: await one(sql`select * from lead_results where campaign_id = ${campaignId} order by position`),
    counts: await one(sql`select * from bucket_counts where campaign_id = ${campaignId} order by bucket`),
    steps: await one(sql`select * from step_counts where campaign_id = ${campaignId} order by bucket, step`),
  };
};

describe('a batch', () => {
  it('settles every lead once when six workers hold the same range', async () => {
    const range = await launch(40);
    await Promise.all(Array.from({ length: 6 }, () => run(test.app, claim(range))));
    const { campaign, results, counts } = await readAll(range);
    expect(campaign).toMatchObject({ total: 40, success: 40, failed: 0 });
    expect(results).toHaveLength(40);
    expect(counts.map((row) => row['total'])).toEqual(Array.from({ length: 10 }, () => 40));
    await test.runJobs();
  });

  it('counts a lead of two overlapping ranges once', async () => {
    const range = await launch(30);
    const tasks = [claim({ ...range, to: 20 }), claim({ ...range, from: 10 })];
    await Promise.all(tasks.map((job) => run(test.app, job)));
    const { campaign, counts } = await readAll(range);
    expect(campaign).toMatchObject({ success: 30 });
    expect(counts[4]).toMatchObject({ total: 30 });
    await test.runJobs();
  });

  it('counts each email of a sequence once, even with overlapping ranges and repeated jobs', async () => {
    const range = await launch(40, 3);
    const lost = claim({ ...range, to: 15 }, () => Promise.reject(new Error('lost')));
    const tasks = [claim({ ...range, to: 25 }), claim({ ...range, from: 15 }), lost, claim(range), claim(range)];
    await Promise.allSettled(tasks.map((job) => run(test.app, job)));
    const asked = { token: account.token, params: { campaignId: range.campaignId } };
    const { body: rows } = await test.call(endpoints.listResults, asked);
    const { body: counted } = await test.call(endpoints.listStepResults, asked);
    expect(rows).toHaveLength(40);
    expect(counted.steps).toMatchObject(countSteps(rows, toBucketIndex('40-50')));
    expect((await readAll(range)).steps).toHaveLength(30);
    await test.runJobs();
  });

  it('writes nothing when the worker has lost the job, and the next worker resumes', async () => {
    const range = await launch(12);
    await expect(
      run(
        test.app,
        claim(range, () => Promise.reject(new Error('lost'))),
      ),
    ).rejects.toThrow('lost');
    expect((await readAll(range)).results).toHaveLength(0);
    await test.runJobs();
    expect((await readAll(range)).campaign).toMatchObject({ success: 12 });
  });

  it('gives the same results in one piece, in pieces and in any order', async () => {
    const whole = await launch(60, 4);
    await run(test.app, claim(whole));
    const pieces = await launch(60, 4);
    for (const [from, to] of [
      [41, 60],
      [0, 7],
      [7, 41],
    ] as const)
      await run(test.app, claim({ ...pieces, from, to }));
    const strip = (rows: Record<string, unknown>[]) => rows.map((row) => ({ ...row, campaign_id: null }));
    const [one, other] = [await readAll(whole), await readAll(pieces)];
    expect(strip(other.results)).toEqual(strip(one.results));
    expect(strip(other.counts)).toEqual(strip(one.counts));
    expect(strip(other.steps)).toEqual(strip(one.steps));
    await test.runJobs();
  });

  it('keeps counters equal to the rows at any moment', async () => {
    const range = await launch(100);
    for (const from of [0, 30, 60, 90]) {
      await run(test.app, claim({ ...range, from, to: Math.min(100, from + 30) }));
      const { body: results } = await test.call(endpoints.listResults, { token: account.token, params: { campaignId: range.campaignId } });
      const { body: counts } = await test.call(endpoints.getAnalytics, { token: account.token, params: { campaignId: range.campaignId } });
      const { body: status } = await test.call(endpoints.getResultsStatus, {
        token: account.token,
        params: { campaignId: range.campaignId },
      });
      expect(results).toHaveLength(counts.total);
      expect(status).toEqual({ total: 100, success: counts.total, failed: 0 });
      expect(results.filter((row) => row.primaryAction === 'reply')).toHaveLength(counts.reply);
    }
    await test.runJobs();
  });

  it('does nothing for a campaign that was deleted meanwhile', async () => {
    const range = await launch(5);
    await test.app.db.execute(sql`delete from campaigns where id = ${range.campaignId}`);
    await run(test.app, claim(range));
    await test.runJobs();
    expect((await readAll(range)).results).toHaveLength(0);
  });
});

describe('failed leads', () => {
  it('keep the others’ results, fail at the fifth attempt and are refunded once', async () => {
    const balance = async () => (await test.call(endpoints.getSubscription, { token: account.token })).body;
    for (const position of [2, 5, 9]) faulty.add(position);
    const { body } = await launchFile(test, account, { leadCount: 20 });
    const campaign = { campaignId: body.campaignId };
    const before = await balance();
    await test.runJobs();
    expect((await readAll(campaign)).campaign).toMatchObject({ success: 17, failed: 0, finished_at: null });
    await runJobsToTheEnd();
    const { campaign: ended, results, counts } = await readAll(campaign);
    expect(ended).toMatchObject({ success: 17, failed: 3 });
    expect(results.filter((row) => row['is_failed'])).toHaveLength(3);
    expect(counts[4]).toMatchObject({ total: 17 });
    const after = await balance();
    expect((after?.priorityCreditBalance ?? 0) - (before?.priorityCreditBalance ?? 0)).toBe(3);
    expect(after?.creditHistory.filter((entry) => entry.reason === 'Refund: 3 failed leads').map((entry) => entry.amount)).toEqual([3, 3]);
    const { body: rows } = await test.call(endpoints.listResults, { token: account.token, params: campaign });
    expect(rows).toHaveLength(17);
    faulty.clear();
  });

  it('succeed when the fault goes away before the fifth attempt', async () => {
    faulty.add(1);
    const range = await launch(6);
    await test.runJobs();
    faulty.clear();
    await runJobsToTheEnd();
    expect((await readAll(range)).campaign).toMatchObject({ success: 6, failed: 0 });
  });

  it('are not caused by a batch that fails as a whole and then runs in halves', async () => {
    breaks = 5;
    const range = await launch(9);
    await runJobsToTheEnd();
    expect((await readAll(range)).campaign).toMatchObject({ success: 9, failed: 0 });
  });

  it('are what remains when a failing batch is split down to a single lead', async () => {
    breaks = 1000;
    const range = await launch(1);
    await runJobsToTheEnd();
    breaks = 0;
    expect((await readAll(range)).campaign).toMatchObject({ success: 0, failed: 1 });
  });
});

describe('the end of a campaign', () => {
  it('stores ten forecasts and the moments of completion', async () => {
    const range = await launch(30);
    await test.runJobs();
    const { body: ranges } = await test.call(endpoints.listAnalyticsRanges, {
      token: account.token,
      params: { campaignId: range.campaignId },
    });
    expect(ranges.map(({ mockDeliverability }) => mockDeliverability)).toEqual([
      '0-10',
      '10-20',
      '20-30',
      '30-40',
      '40-50',
      '50-60',
      '60-70',
      '70-80',
      '80-90',
      '90-100',
    ]);
    const opens = ranges.map(({ expected }) => expected?.open ?? 0);
    expect(opens).toEqual(opens.toSorted((a, b) => a - b));
    for (const { expected, interval80, expectedOfReplies } of ranges) {
      expect(expectedOfReplies?.interest.expected).toBeCloseTo((expected?.interest ?? 0) / (expected?.reply ?? 1), 6);
      expect(interval80?.reply[0]).toBeLessThanOrEqual(expected?.reply ?? 0);
      expect(interval80?.reply[1]).toBeGreaterThanOrEqual(expected?.reply ?? 1);
    }
    const { campaign, counts } = await readAll(range);
    expect(campaign?.['completed_at']).not.toBeNull();
    for (const row of counts) {
      const [total, ...parts] = ANALYTICS_FIELDS.filter((field) => !/^reply_|classify/.test(field)).map((field) => Number(row[field]));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    }
  });

  it('ends without a forecast if none can be computed', async () => {
    const range = await launch(4);
    await run(test.app, claim(range));
    await finishWithoutForecast(test.app, { ...claim(range), data: range });
    expect((await readAll(range)).campaign?.['finished_at']).not.toBeNull();
    const { body: ranges } = await test.call(endpoints.listAnalyticsRanges, {
      token: account.token,
      params: { campaignId: range.campaignId },
    });
    expect(ranges[0]).toMatchObject({ expected: null, interval80: null });
    await test.runJobs();
  });
});

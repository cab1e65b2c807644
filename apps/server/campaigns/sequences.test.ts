import { endpoints } from '@coldcast/contract/endpoints';
import type { BucketAnalytics } from '@coldcast/contract/results';
import { countLeads } from '@coldcast/rules/analytics';
import { BUCKETS } from '@coldcast/rules/deliverability';
import { toLeadRows } from '@coldcast/rules/leadRow';
import { readLeadFile } from '@coldcast/rules/leadFile';
import { answeredStepAt } from '@coldcast/rules/sequence/answeredStep';
import { countSteps, STEP_COUNT_FIELDS, type StepCounts } from '@coldcast/rules/sequence/countSteps';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingJobs } from '../billing/billing.jobs.ts';
import { announceEventJob } from '../jobs/announceEvent.job.ts';
import { bindJob } from '../jobs/job.ts';
import { findBreaches } from '../operations/checkInvariants.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { finishCampaign, finishWithoutForecast } from './finishCampaign.handler.ts';
import { finishCampaignJob } from './finishCampaign.job.ts';
import { generateInsightsJob } from './generateInsights.job.ts';
import { deleteExpiredLeads } from './retention.store.ts';
import { createSimulateBatch, settleDeadBatch } from './simulateBatch.handler.ts';
import { simulateBatchJob } from './simulateBatch.job.ts';
import { launchFile, usePlan, writeTestFile } from './testing/launchFile.ts';

// Organizations seed the draws with their random ids: so many leads that each count below is above zero whatever the seed.
const LEADS = 600;
const EMAILS = 5;

let test: TestApp;
let account: TestAccount;
let stranger: TestAccount;
let campaignId: string;
let singleId: string;

beforeAll(async () => {
  test = await startTestApp({
    config: { SIGNUPS_PER_HOUR: 1000 },
    jobs: [
      ...billingJobs,
      bindJob(simulateBatchJob, createSimulateBatch(), { onDead: settleDeadBatch }),
      bindJob(finishCampaignJob, finishCampaign, { onDead: finishWithoutForecast }),
      // These tests do not cover insights.
      bindJob(generateInsightsJob, () => Promise.resolve()),
      bindJob(announceEventJob, () => Promise.resolve()),
    ],
  });
  [account, stranger] = [await createAccount(test), await createAccount(test)];
  await usePlan(test, account, 'Growth');
  campaignId = (await launchFile(test, account, { leadCount: LEADS, emails: EMAILS })).body.campaignId;
  await test.runJobs();
  singleId = (await launchFile(test, account, { leadCount: LEADS })).body.campaignId;
  await test.runJobs();
}, 120_000);
afterAll(() => test.stop());

const of = (id: string = campaignId) => ({ token: account.token, params: { campaignId: id } });
const rowsAt = async (bucket: string, id?: string) => (await test.call(endpoints.listResults, { ...of(id), query: { bucket } })).body;
const stepsAt = async (bucket: string, id?: string) => (await test.call(endpoints.listStepResults, { ...of(id), query: { bucket } })).body;
const rangesOf = async (id?: string) => (await test.call(endpoints.listAnalyticsRanges, of(id))).body;

const pickCounts = (steps: readonly StepCounts[]) =>
  steps.map((ofStep) => Object.fromEntries([['step', ofStep.step], ...STEP_COUNT_FIELDS.map((field) => [field, ofStep[field]])]));
const sumOf = (steps: readonly StepCounts[], field: (typeof STEP_COUNT_FIELDS)[number]) =>
  steps.reduce((sum, ofStep) => sum + ofStep[field], 0);
const at = (ranges: readonly BucketAnalytics[], bucket: number): BucketAnalytics => {
  const found = ranges[bucket];
  if (found === undefined) throw new Error(`no range ${bucket}`);
  return found;
};

describe('the counts of a campaign with five emails', () => {
  it('agree at every bucket in the list, the analytics, the ranges, the steps, the rows and the export', async () => {
    const ranges = await rangesOf();
    for (const [bucket, label] of BUCKETS.entries()) {
      const rows = await rowsAt(label);
      const counts = countLeads(rows, bucket);
      const { body: analytics } = await test.call(endpoints.getAnalytics, { ...of(), query: { bucket: label } });
      expect(analytics).toEqual({ campaignId, ...counts });
      const { body: list } = await test.call(endpoints.listCampaignAnalytics, { token: account.token, query: { bucket: label } });
      expect(list.find((item) => item.campaignId === campaignId)).toMatchObject(analytics);
      expect(at(ranges, bucket)).toMatchObject(counts);
      const steps = await stepsAt(label);
      expect(pickCounts(steps.steps)).toEqual(pickCounts(countSteps(rows, bucket)));
      expect(at(ranges, bucket).steps).toEqual(steps.steps);
      expect(at(ranges, bucket).stopAfter).toBe(steps.stopAfter);
      const exported = toLeadRows(await rowsAt('40-50'), bucket);
      for (const action of ['reply', 'unsubscribe', 'report_spam'] as const) {
        expect(exported.filter((row) => row.action === action)).toHaveLength(counts[action]);
        expect(sumOf(steps.steps, action)).toBe(counts[action]);
      }
      expect(sumOf(steps.steps, 'reply_positive')).toBe(counts.reply_positive);
      expect(steps.steps[0]).toMatchObject({ stillIn: LEADS, opened: counts.openedFirst });
    }
  });

  it('count more replies than the first email alone, from every part of the sequence', async () => {
    const { steps } = await stepsAt('90-100');
    expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
    expect(sumOf(steps, 'reply')).toBeGreaterThan(steps[0]?.reply ?? 0);
    for (const [index, ofStep] of steps.entries()) {
      const before = steps[index - 1];
      const answers = before === undefined ? 0 : before.reply + before.unsubscribe + before.report_spam;
      expect(ofStep.stillIn).toBe((before?.stillIn ?? LEADS) - answers);
    }
  });

  it('count fewer leads who opened the first email than any of them', async () => {
    const { openedFirst = 0, total, not_opened: notOpened } = at(await rangesOf(), 4);
    expect(openedFirst).toBeGreaterThan(0);
    expect(openedFirst).toBeLessThan(total - notOpened);
  });

  it('satisfy every invariant', async () => {
    expect(await findBreaches(test.app.db)).toEqual([]);
  });
});

describe('what is expected of a sequence', () => {
  it('is given for each email and all before it, with bands, and adds up', async () => {
    const range = at(await rangesOf(), 4);
    const { steps, stopAfter } = await stepsAt('40-50');
    expect(stopAfter).toBeGreaterThanOrEqual(0);
    const replies = steps.reduce((sum, { expected }) => sum + (expected?.reply ?? 0), 0);
    expect(replies).toBeCloseTo(range.expected?.reply ?? 0, 6);
    expect(steps.at(-1)?.upTo?.expected.reply).toBeCloseTo(replies, 6);
    expect(steps[0]?.expectedStillIn).toBe(1);
    expect(steps[0]?.expected?.open).toBeCloseTo(range.expectedOpenedFirst?.expected ?? 0, 6);
    for (const { expected, interval80 } of steps) {
      expect(interval80?.reply[0]).toBeLessThanOrEqual(expected?.reply ?? 0);
      expect(interval80?.reply[1]).toBeGreaterThanOrEqual(expected?.reply ?? 0);
    }
  });

  it("stops paying at the organization's prices, both in the steps and in the ranges", async () => {
    const stopAt = async (spamReport: number, unsubscribe: number) => {
      await test.call(endpoints.setComplaintPrices, { token: account.token, body: { spamReport, unsubscribe } });
      return [(await stepsAt('40-50')).stopAfter, at(await rangesOf(), 4).stopAfter];
    };
    expect(await stopAt(0, 0)).toEqual([EMAILS, EMAILS]);
    const [dear = EMAILS, inRanges] = await stopAt(50, 5);
    expect(dear).toBeLessThan(EMAILS);
    expect(inRanges).toBe(dear);
    await stopAt(2, 0.05);
  });

  it('is next to the counts in the list, and in a shared link', async () => {
    const { body: list } = await test.call(endpoints.listCampaignAnalytics, { token: account.token });
    const ranges = await rangesOf();
    expect(list.find((item) => item.campaignId === campaignId)?.expectedOpenedFirst).toEqual(at(ranges, 4).expectedOpenedFirst);
    const { url } = (await test.call(endpoints.createShareLink, of())).body;
    const { body: shared } = await test.call(endpoints.getSharedCampaign, { params: { token: url.split('/').at(-1) ?? '' } });
    expect(shared).toMatchObject({ emails: EMAILS, ranges });
  });
});

describe('a lead with five emails', () => {
  it('has the thresholds of each email, and the one answered at the requested bucket', async () => {
    for (const [bucket, label] of BUCKETS.entries()) {
      for (const row of await rowsAt(label)) {
        expect(row.steps).toHaveLength(EMAILS);
        expect(row.answeredStep).toBe(answeredStepAt(row, bucket));
        expect(row.replyIntent !== null).toBe(row.primaryAction === 'reply');
        if (row.primaryAction !== null && row.primaryAction !== 'classify_as_spam')
          expect(row.detailedAction).toBe(row.answeredStep === null ? row.quietActionIfOpened : row.actionIfOpened);
      }
    }
  });

  it('shows all its emails in their order, with the days between them', async () => {
    const [row] = await rowsAt('40-50');
    expect(row?.originalEmailThread.map(({ position, subjectLine, waitDays }) => [position, subjectLine, waitDays])).toEqual([
      [1, `dock slots at ${row?.leadCompany}`, undefined],
      [2, '', 3],
      [3, '', 4],
      [4, 'another site', 5],
      [5, '', 6],
    ]);
    expect(row?.originalEmailThread[1]?.emailBody).toContain('any thoughts');
  });

  it('never changes how it answers from one bucket to the next, and answers at every better one', async () => {
    const best = new Map<string, string | null>();
    for (const label of BUCKETS) {
      for (const { leadId, answeredStep, detailedAction } of await rowsAt(label)) {
        const known = best.get(leadId);
        if (known !== undefined) expect(detailedAction).toBe(known);
        if (answeredStep !== null) best.set(leadId, detailedAction);
      }
    }
    expect(best.size).toBeGreaterThan(0);
  });

  it('is found by its action at the bucket', async () => {
    const all = await rowsAt('70-80');
    for (const action of ['reply', 'ignore', 'no_action', 'unsubscribe', 'report_spam', 'classify_as_spam']) {
      const { body } = await test.call(endpoints.listResults, { ...of(), query: { bucket: '70-80', primary_action: action } });
      expect(body).toEqual(all.filter((row) => row.primaryAction === action));
    }
    const { body } = await test.call(endpoints.listResults, { ...of(), query: { bucket: '70-80', primary_action: 'archive' } });
    expect(body).toEqual(all.filter((row) => row.detailedAction === 'archive'));
  });
});

describe('a campaign with one email', () => {
  it('has one step, which is the campaign itself', async () => {
    const range = at(await rangesOf(singleId), 4);
    expect(range.steps).toBeUndefined();
    const answer = await stepsAt('40-50', singleId);
    expect(answer).toMatchObject({ campaignId: singleId, mockDeliverability: '40-50', emails: 1, total: LEADS });
    expect(answer.steps).toHaveLength(1);
    const { reply, reply_positive, unsubscribe, report_spam, openedFirst } = range;
    expect(answer.steps[0]).toMatchObject({
      step: 1,
      stillIn: LEADS,
      opened: openedFirst,
      reply,
      reply_positive,
      unsubscribe,
      report_spam,
    });
    expect(answer.steps[0]?.expected?.reply).toBe(range.expected?.reply);
    expect(openedFirst).toBe(range.total - range.not_opened);
    for (const row of await rowsAt('40-50', singleId)) {
      expect([row.steps, row.quietActionIfOpened]).toEqual([null, null]);
      expect(row.answeredStep).toBe(answeredStepAt(row, 4));
    }
  });

  it('does with the first email of a sequence what the same lead does with it alone', async () => {
    const ofLead = async (id: string) => new Map((await rowsAt('40-50', id)).map((row) => [row.personalLinkedinUrl, row]));
    const [single, sequence] = [await ofLead(singleId), await ofLead(campaignId)];
    for (const [profile, row] of single) {
      const first = sequence.get(profile)?.steps?.[0];
      expect([profile, first?.inboxFrom, first?.opensFrom]).toEqual([profile, row.inboxFrom, row.opensFrom]);
    }
  });
});

describe('a launch of several emails', () => {
  it('costs one credit a lead, and the list, the detail and the status mention it', async () => {
    const { body: before } = await test.call(endpoints.getSubscription, { token: account.token });
    const { body: launched } = await launchFile(test, account, { leadCount: 7, emails: 7 });
    await test.runJobs();
    const { body: after } = await test.call(endpoints.getSubscription, { token: account.token });
    expect((before?.priorityCreditBalance ?? 0) - (after?.priorityCreditBalance ?? 0)).toBe(7);
    const { body: list } = await test.call(endpoints.listCampaigns, { token: account.token });
    const emailsOf = (id: string) => list.find((item) => item.campaignId === id)?.emails;
    expect([launched.campaignId, singleId, campaignId].map(emailsOf)).toEqual([7, 1, EMAILS]);
    expect((await test.call(endpoints.getCampaign, of())).body.data.emails).toBe(EMAILS);
  });

  it('gives back a file that launches the same leads with the same emails again', async () => {
    const { body: file } = await test.call(endpoints.getCampaignFile, of());
    const again = readLeadFile(new TextEncoder().encode(file.csv), { mode: 'campaign' });
    if (!again.ok) throw new Error(again.problem);
    expect([again.leads.length, again.invalidRows]).toEqual([LEADS, []]);
    const { body } = await launchFile(test, account, { bytes: file.csv });
    await test.runJobs();
    const strip = (rows: Awaited<ReturnType<typeof rowsAt>>) => rows.map((row) => ({ ...row, leadId: null }));
    expect(strip(await rowsAt('40-50', body.campaignId))).toEqual(strip(await rowsAt('40-50')));
    expect((await stepsAt('40-50', body.campaignId)).steps).toEqual((await stepsAt('40-50')).steps);
  });

  it('keeps the template with its follow-ups', async () => {
    const followUps = [
      { subject: '', body: 'Any thoughts, {{first_name}}?', waitDays: 3 },
      { subject: 'another site', body: 'Line\nLine', waitDays: 0 },
    ];
    const fields = {
      templateSubject: 'docks',
      templateBody: 'Hi {{first_name}}',
      templateFollowUps: JSON.stringify(followUps.map((one) => ({ ...one, body: one.body.replaceAll('\n', '\r\n') }))),
    };
    const { body } = await launchFile(test, account, { leadCount: 2, emails: 3, fields });
    await test.runJobs();
    const { data } = (await test.call(endpoints.getCampaign, of(body.campaignId))).body;
    expect(data.template).toEqual({ subject: 'docks', body: 'Hi {{first_name}}', followUps });
  });

  it.each([
    ['no JSON', 'email 2'],
    ['no list', '{}'],
    ['a follow-up without a wait', JSON.stringify([{ subject: '', body: 'b' }])],
    ['a negative wait', JSON.stringify([{ subject: '', body: 'b', waitDays: -1 }])],
    ['seven follow-ups', JSON.stringify(Array.from({ length: 7 }, () => ({ subject: '', body: 'b', waitDays: 3 })))],
  ])('is refused with %s for the template', async (_name, templateFollowUps) => {
    const { status, error } = await launchFile(test, account, { leadCount: 2, fields: { templateFollowUps } });
    expect([status, error.message]).toEqual([
      400,
      'templateFollowUps must be JSON: at most 6 entries with subject, body and waitDays, a whole number from 0 to 90.',
    ]);
  });

  it('counts invalid sequences among the invalid rows and simulates the others', async () => {
    const head = 'email_body_1,subject_line,personal_linkedin_url,email_body_2,email_body_3,wait_days_2\n';
    const rows = [
      'One,s,linkedin.com/in/a,Two,Three,2',
      'One,s,linkedin.com/in/b,,Three,',
      'One,s,linkedin.com/in/c,Two,,never',
      'One,s,linkedin.com/in/d,,,',
    ];
    const { body } = await launchFile(test, account, { bytes: head + rows.join('\n') });
    expect(body).toMatchObject({ totalRows: 4, validRows: 2, invalidRows: 2 });
    await test.runJobs();
    const lengths = (await rowsAt('40-50', body.campaignId)).map((row) => row.originalEmailThread.length);
    expect(lengths.toSorted((a, b) => a - b)).toEqual([1, 3]);
    const { steps } = await stepsAt('0-10', body.campaignId);
    const [first, ...later] = steps.map(({ stillIn }) => stillIn);
    expect([first, later.length]).toEqual([2, 2]);
    // The lead with three emails may opt out after any of them.
    expect(Math.max(...later)).toBeLessThanOrEqual(1);
    expect(await findBreaches(test.app.db)).toEqual([]);
  });
});

describe('the steps of a campaign', () => {
  it('are refused to strangers and for an unknown bucket', async () => {
    const { status, error } = await test.call(endpoints.listStepResults, { token: stranger.token, params: { campaignId } });
    expect([status, error.message]).toEqual([404, 'Campaign not found']);
    expect((await test.call(endpoints.listStepResults, { ...of(), query: { bucket: '40-60' } })).status).toBe(400);
  });

  it('stay when the leads reach the end of their retention, and are deleted with the campaign', async () => {
    const launched = await launchFile(test, account, { bytes: writeTestFile(6, 500, 3) });
    await test.runJobs();
    const id = launched.body.campaignId;
    const count = async () =>
      (await test.app.db.execute<{ n: number }>(sql`select count(*)::int as n from step_counts where campaign_id = ${id}`)).rows[0]?.n;
    const before = await stepsAt('40-50', id);
    const now = new Date(test.app.clock.now().getTime() + 1000);
    await deleteExpiredLeads(test.app.db, { before: now, now });
    expect(await stepsAt('40-50', id)).toEqual(before);
    expect(await findBreaches(test.app.db)).toEqual([]);
    await test.call(endpoints.deleteCampaign, of(id));
    expect(await count()).toBe(0);
  });
});

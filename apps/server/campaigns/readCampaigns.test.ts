import { endpoints } from '@coldcast/contract/endpoints';
import { countLeads } from '@coldcast/rules/analytics';
import { actionAtBucket, BUCKETS } from '@coldcast/rules/deliverability';
import { toLeadAction, toReplySentiment } from '@coldcast/rules/leadActions';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { launchFile, usePlan } from './testing/launchFile.ts';

const LEADS = 150;

let test: TestApp;
let account: TestAccount;
let stranger: TestAccount;
let campaignId: string;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  [account, stranger] = [await createAccount(test), await createAccount(test)];
  await usePlan(test, account, 'Growth');
  campaignId = (await launchFile(test, account, { leadCount: LEADS, fields: { campaignName: 'Docks', mockOpenRate: '35.5' } })).body
    .campaignId;
  await test.runJobs();
});
afterAll(() => test.stop());

const mine = () => ({ token: account.token, params: { campaignId } });
const results = (query: Record<string, string> = {}) => test.call(endpoints.listResults, { ...mine(), query });

describe('the list and the detail', () => {
  it('show a campaign with its progress, its lane and its leads in file order', async () => {
    const { body: list } = await test.call(endpoints.listCampaigns, { token: account.token });
    expect(list).toHaveLength(1);
    expect(list[0]).toEqual({
      id: campaignId,
      campaignId,
      campaignName: 'Docks',
      createdAt: '2026-03-02T09:00:00.000Z',
      progress: { total: LEADS, success: LEADS, failed: 0 },
      mockOpenRate: 35.5,
      emails: 1,
      leadsDeletedAt: null,
    });
    const { body } = await test.call(endpoints.getCampaign, mine());
    expect(body.data).toMatchObject({ campaignName: 'Docks', lane: 'priority', completedAt: '2026-03-02T09:00:00.000Z' });
    expect(body.data.campaignFile).toHaveLength(LEADS);
    expect(body.data.campaignFile[0]?.leadId).toBe(`${campaignId}-0`);
    const { body: short } = await test.call(endpoints.getCampaign, { ...mine(), query: { campaignFile: 'omit' } });
    expect(short).toEqual({ ...body, data: { ...body.data, campaignFile: [] } });
  });

  it('are listed newest first', async () => {
    const other = await createAccount(test);
    for (const campaignName of ['first', 'second', 'third']) {
      test.clock.advance(1000);
      await launchFile(test, other, { fields: { campaignName } });
      await test.runJobs();
    }
    const { body: list } = await test.call(endpoints.listCampaigns, { token: other.token });
    expect(list.map((item) => item.campaignName)).toEqual(['third', 'second', 'first']);
    const { body: analytics } = await test.call(endpoints.listCampaignAnalytics, { token: other.token });
    expect(analytics.map((item) => item.campaignId)).toEqual(list.map((item) => item.campaignId));
  });
});

describe('results', () => {
  it('agree with the rules and with the analytics at every bucket', async () => {
    for (const [bucket, label] of BUCKETS.entries()) {
      const { body: rows } = await results({ bucket: label });
      const { body: counts } = await test.call(endpoints.getAnalytics, { ...mine(), query: { bucket: label } });
      expect(counts).toEqual({ campaignId, ...countLeads(rows, bucket) });
      for (const row of rows) {
        const action = actionAtBucket(row, bucket);
        const isOpened = action !== 'not_opened' && action !== 'classify_as_spam';
        expect(row.primaryAction).toBe(action === 'not_opened' ? null : toLeadAction(action));
        expect(row.detailedAction).toBe(isOpened ? row.actionIfOpened : null);
        expect(row.reply).toBe(isOpened ? row.replyIfOpened : null);
        expect(row.replyIntent).toBe(isOpened ? row.replyIntentIfOpened : null);
        expect(row.replySentimentIfOpened).toBe(row.replyIntentIfOpened && toReplySentiment(row.replyIntentIfOpened));
      }
    }
  });

  it('have name, company, title, email and the text of a reply', async () => {
    const { body: rows } = await results();
    const [row] = rows;
    expect(row?.leadId.startsWith(`${campaignId}-`)).toBe(true);
    expect(row?.personalLinkedinUrl).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[a-z-]+-sample-\d+$/);
    for (const field of ['leadName', 'leadCompany', 'leadTitle'] as const) expect(row?.[field]).toMatch(/\S/);
    expect(row?.originalEmailThread).toHaveLength(1);
    expect(row?.originalEmailThread[0]).toMatchObject({ position: 1, subjectLine: `dock slots at ${row?.leadCompany}` });
    for (const lead of rows) expect(lead.replyIfOpened !== null).toBe(lead.actionIfOpened === 'reply');
  });

  it('contain every cell of the file only on request', async () => {
    const { body: rows } = await results({ include: 'cells', primary_action: 'not_opened' });
    const plain = await results({ primary_action: 'not_opened' });
    expect(plain.body.every((row) => !('originalCells' in row))).toBe(true);
    expect(rows).toEqual(plain.body.map((row, index) => ({ ...row, originalCells: rows[index]?.originalCells })));
    for (const { originalCells, leadCompany, personalLinkedinUrl } of rows) {
      expect(originalCells?.slice(0, 3).map(([header]) => header)).toEqual(['email_body_1', 'subject_line', 'personal_linkedin_url']);
      expect(originalCells).toContainEqual(['personal_linkedin_url', personalLinkedinUrl]);
      expect(originalCells).toContainEqual(['company', leadCompany]);
    }
    expect((await results({ include: 'everything' })).status).toBe(400);
  });

  it('are sorted by openness: leads who open at a lower bucket come first', async () => {
    const { body: rows } = await results();
    const order = rows.map((row) => row.opensFrom ?? 99);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('are filtered by the action names of the rows and of the analytics', async () => {
    const { body: all } = await results({ bucket: '90-100' });
    const filter = async (primaryAction: string) => (await results({ bucket: '90-100', primary_action: primaryAction })).body;
    expect(await filter('not_opened')).toEqual(all.filter((row) => row.primaryAction === null));
    for (const action of ['reply', 'ignore', 'no_action', 'classify_as_spam', 'unsubscribe', 'internal_forward', 'report_spam']) {
      expect(await filter(action)).toEqual(all.filter((row) => row.primaryAction === action));
    }
    for (const action of ['archive', 'delete', 'forward_internally', 'remind_me_later']) {
      expect(await filter(action)).toEqual(all.filter((row) => row.detailedAction === action));
    }
  });

  it('refuse an unknown action or bucket', async () => {
    expect((await results({ primary_action: 'jump' })).error).toMatchObject({ message: 'primary_action is not a known action.' });
    expect((await results({ bucket: '40-60' })).status).toBe(400);
  });
});

describe('analytics', () => {
  const analytics = (query: Record<string, string>) => test.call(endpoints.getAnalytics, { ...mine(), query });

  it('read the bucket from a label or a rate, the label first, 40-50 without either', async () => {
    const byLabel = async (bucket: string) => (await analytics({ bucket })).body;
    expect((await analytics({})).body).toEqual(await byLabel('40-50'));
    expect((await analytics({ mockDeliveryRate: '40' })).body).toEqual(await byLabel('40-50'));
    expect((await analytics({ mockDeliveryRate: '39.9' })).body).toEqual(await byLabel('30-40'));
    expect((await analytics({ mockDeliveryRate: '100' })).body).toEqual(await byLabel('90-100'));
    expect((await analytics({ bucket: '0-10', mockDeliveryRate: '95' })).body).toEqual(await byLabel('0-10'));
  });

  it.each<Record<string, string>>([
    { mockDeliveryRate: '101' },
    { mockDeliveryRate: '-1' },
    { mockDeliveryRate: '' },
    { mockDeliveryRate: '1e1' },
    { bucket: '' },
  ])('refuse %j', async (query) => {
    const { status, error } = await analytics(query);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });

  it('of all campaigns equal those of each, with and without the closing slash', async () => {
    const { body } = await test.call(endpoints.listCampaignAnalytics, { token: account.token, query: { bucket: '60-70' } });
    const { body: ranges } = await test.call(endpoints.listAnalyticsRanges, mine());
    const one = (await analytics({ bucket: '60-70' })).body;
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject(one);
    expect(body[0]?.replyByBucket).toEqual(ranges.map((range) => range.reply));
    expect(body[0]?.expected).toEqual(ranges[6]?.expected);
    expect(body[0]?.interval80).toEqual(ranges[6]?.interval80);
    const bare = await test.api.inject({ url: '/campaign/analytics?bucket=60-70', headers: { 'x-api-key': account.token } });
    expect(bare.json()).toEqual(body);
  });
});

const reads = ['getCampaign', 'listResults', 'getResultsStatus', 'getAnalytics', 'listAnalyticsRanges'] as const;

describe('what belongs to another organization', () => {
  it.each([...reads, 'deleteCampaign'] as const)('does not exist for %s, just as a random or malformed id', async (name) => {
    for (const id of [campaignId, randomUUID(), 'analytics-of-mine', `${campaignId} `, "'; drop table campaigns", '0']) {
      const { status, error } = await test.call(endpoints[name], { token: stranger.token, params: { campaignId: id } });
      expect([status, error.message]).toEqual([404, 'Campaign not found']);
    }
  });

  it.each([...reads, 'deleteCampaign', 'listCampaigns', 'listCampaignAnalytics'] as const)('is closed to strangers in %s', async (name) => {
    const { status } = await test.call(endpoints[name], { params: { campaignId } });
    expect(status).toBe(401);
  });

  it('is not in lists', async () => {
    for (const endpoint of [endpoints.listCampaigns, endpoints.listCampaignAnalytics]) {
      expect((await test.call(endpoint, { token: stranger.token })).body).toEqual([]);
    }
  });
});

describe('deleting', () => {
  it('waits until the campaign is completed, then takes everything but the credits’ history', async () => {
    const launched = await launchFile(test, stranger, { leadCount: 4 });
    const target = { token: stranger.token, params: { campaignId: launched.body.campaignId } };
    const early = await test.call(endpoints.deleteCampaign, target);
    expect([early.status, early.error.code]).toEqual([409, 'campaign_not_completed']);
    await test.runJobs();
    const deleted = await test.call(endpoints.deleteCampaign, target);
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Campaign deleted']);
    expect((await test.call(endpoints.deleteCampaign, target)).status).toBe(404);
    expect((await test.call(endpoints.getCampaign, target)).status).toBe(404);
    const { body } = await test.call(endpoints.getSubscription, { token: stranger.token });
    expect(body).toMatchObject({ creditBalance: 196 });
  });
});

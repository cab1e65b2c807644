import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const LEADS = 40;

let test: TestApp;
let account: TestAccount;
let campaignId: string;

beforeAll(async () => {
  test = await startTestApp();
  account = await createAccount(test);
  campaignId = (await launchFile(test, account, { leadCount: LEADS, emails: 3 })).body.campaignId;
  await test.runJobs();
}, 120_000);
afterAll(() => test.stop());

describe('the insights of a sequence', () => {
  it('check every follow-up', async () => {
    const { body } = await test.call(endpoints.generateReplyInsights, { token: account.token, query: { campaignId } });
    expect(body.data.followUps?.map(({ step }) => step)).toEqual([2, 3]);
    for (const { findings } of body.data.followUps ?? []) for (const { text } of findings) expect(text).toMatch(/\.$/u);
  });

  it('say how many opened the first email, not any', async () => {
    const { body } = await test.call(endpoints.generateOpenInsights, { token: account.token, query: { campaignId } });
    const { body: counts } = await test.call(endpoints.getAnalytics, { token: account.token, params: { campaignId } });
    expect(counts.openedFirst).toBeLessThan(counts.total - counts.not_opened);
    expect(body.data.insight.summary.narrative).toMatch(new RegExp(`\\b${counts.openedFirst} of ${LEADS} leads opened email 1\\.`));
  });

  it('explain one lead as it was simulated, with all its emails', async () => {
    const { status, body } = await test.call(endpoints.explainLead, {
      token: account.token,
      params: { campaignId, leadId: `${campaignId}-0` },
    });
    expect(status).toBe(200);
    expect(body.replyRate).toBeGreaterThan(0);
  });
});

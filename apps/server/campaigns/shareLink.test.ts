import { endpoints } from '@coldcast/contract/endpoints';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from '../users/demoAccount.ts';
import { deleteCampaignRow } from './campaigns.store.ts';
import { launchFile } from './testing/launchFile.ts';

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
});
afterAll(() => test.stop());

const launch = async (): Promise<string> => {
  const { body } = await launchFile(test, account, { leadCount: 20, fields: { campaignName: 'Docks' } });
  await test.runJobs();
  return body.campaignId;
};
const about = (campaignId: string) => ({ token: account.token, params: { campaignId } });
const share = async (campaignId: string) => (await test.call(endpoints.createShareLink, about(campaignId))).body;
const tokenOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
const open = (token: string) => test.call(endpoints.getSharedCampaign, { params: { token } });

describe('a share link', () => {
  it('is one per campaign, of 256 random bits, and can be read again', async () => {
    const campaignId = await launch();
    expect((await test.call(endpoints.getShareLink, about(campaignId))).body).toEqual({ link: null });
    const [first, second] = await Promise.all([share(campaignId), share(campaignId)]);
    expect(first).toEqual(second);
    expect(tokenOf(first.url)).toMatch(/^[\w-]{43}$/);
    expect((await test.call(endpoints.getShareLink, about(campaignId))).body).toEqual({ link: first });
  });

  it('shows the numbers of every bucket to anyone, and nothing of a lead, an email or a reply', async () => {
    const campaignId = await launch();
    const { status, body } = await open(tokenOf((await share(campaignId)).url));
    expect(status).toBe(200);
    const ranges = (await test.call(endpoints.listAnalyticsRanges, about(campaignId))).body;
    expect(body).toMatchObject({ campaignName: 'Docks', progress: { total: 20, success: 20, failed: 0 }, ranges });
    const rows = (await test.call(endpoints.listResults, { ...about(campaignId), query: { bucket: '90-100' } })).body;
    const text = JSON.stringify(body);
    const secrets = rows.flatMap((row) => [
      row.leadId,
      row.leadName,
      row.leadCompany,
      row.personalLinkedinUrl,
      row.reply,
      campaignId,
      account.orgId,
    ]);
    for (const secret of secrets) if (secret !== null) expect(text).not.toContain(secret);
    for (const { subjectLine, emailBody } of rows.flatMap((row) => row.originalEmailThread)) {
      expect(text).not.toContain(subjectLine);
      expect(text).not.toContain(emailBody.slice(0, 40));
    }
  });

  it('stops working when it is turned off or its campaign deleted, and looks like an unknown link', async () => {
    const [ended, gone] = [await launch(), await launch()];
    const tokens = [tokenOf((await share(ended)).url), tokenOf((await share(gone)).url)];
    await test.call(endpoints.deleteShareLink, about(ended));
    await test.call(endpoints.deleteCampaign, about(gone));
    for (const token of [...tokens, 'A'.repeat(43), "' or 1=1", 'x']) {
      const { status, error } = await open(token);
      expect([status, error.message]).toEqual([404, 'This link does not work. It may have been turned off.']);
    }
    const again = await share(ended);
    expect(tokens).not.toContain(tokenOf(again.url));
  });

  it('asked for while its campaign is being deleted finds no campaign', async () => {
    const campaignId = await launch();
    const asked = await test.app.db.transaction(async (tx) => {
      await deleteCampaignRow(tx, { organisationId: account.orgId, campaignId });
      const answer = test.call(endpoints.createShareLink, about(campaignId));
      await sleep(300);
      return { answer };
    });
    const { status, error } = await asked.answer;
    expect([status, error.code]).toEqual([404, 'campaign_not_found']);
  });

  it('is created, seen and turned off only by its own organization, and not by the demo account', async () => {
    const campaignId = await launch();
    const { url } = await share(campaignId);
    const stranger = await createAccount(test);
    await ensureDemoUser(test.app);
    const demo = await test.call(endpoints.login, { body: (await findDemoCredentials(test.app)) ?? { email: '', password: '' } });
    for (const name of ['createShareLink', 'getShareLink', 'deleteShareLink'] as const) {
      const foreign = await test.call(endpoints[name], { token: stranger.token, params: { campaignId } });
      expect([foreign.status, foreign.error.code]).toEqual([404, 'campaign_not_found']);
      const blocked = await test.call(endpoints[name], { token: demo.body.token, params: { campaignId } });
      expect(blocked.error.code).toBe(name === 'getShareLink' ? 'campaign_not_found' : 'demo_account');
    }
    expect((await open(tokenOf(url))).status).toBe(200);
  });

  it('can be opened 120 times a minute from one address', async () => {
    test.clock.advance(60_000);
    for (let view = 0; view < 120; view += 1) expect((await open('unknown')).status).toBe(404);
    expect((await open('unknown')).error.code).toBe('too_many_requests');
    test.clock.advance(60_000);
    expect((await open('unknown')).status).toBe(404);
  });
});

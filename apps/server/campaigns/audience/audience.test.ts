import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from '../../users/demoAccount.ts';
import { launchFile } from '../testing/launchFile.ts';

let test: TestApp;
let owner: TestAccount;
let campaignId: string;

const titles = ['HR Manager', 'Warehouse Manager', 'Payroll Specialist', 'Dentist'];
const file = [
  'email_body_1,subject_line,personal_linkedin_url,first_name,company,title',
  ...Array.from(
    { length: 40 },
    (_, index) =>
      `"Hi Ana, we correct payroll errors before they are paid. Is that worth a look?",payroll,https://www.linkedin.com/in/sample-${index},Ana,Company ${index % 30},${titles[index % 4]}`,
  ),
].join('\n');

const ask = (query: Record<string, string> = {}, account = owner, id = campaignId) =>
  test.call(endpoints.getAudience, { token: account.token, params: { campaignId: id }, query });
const pricesOf = async (account: TestAccount) => (await test.call(endpoints.getComplaintPrices, { token: account.token })).body;
const setPrices = (token: string, body: object) => test.call(endpoints.setComplaintPrices, { token, body });

beforeAll(async () => {
  test = await startTestApp();
  owner = await createAccount(test);
  campaignId = (await launchFile(test, owner, { bytes: file })).body.campaignId;
});
afterAll(() => test.stop());

describe('getAudience', () => {
  it('waits for the campaign to complete', async () => {
    const { status, error } = await ask();
    expect([status, error.code, error.message]).toEqual([
      409,
      'audience_not_ready',
      'Who to send to is ready when the campaign is complete.',
    ]);
    await test.runJobs();
    expect((await ask()).status).toBe(200);
  });

  it('splits the whole list into three groups that add up to the forecast', async () => {
    const { body } = await ask({ bucket: '60-70' });
    expect(body.groups.map(({ group }) => group)).toEqual(['send_first', 'send_next', 'leave_out']);
    expect(body.leads).toHaveLength(40);
    expect(new Set(body.leads.map(({ leadId }) => leadId)).size).toBe(40);
    const ranges = (await test.call(endpoints.listAnalyticsRanges, { token: owner.token, params: { campaignId } })).body;
    const expected = ranges.find(({ mockDeliverability }) => mockDeliverability === '60-70')?.expected;
    expect(body.all.interest).toBeCloseTo(40 * (expected?.interest ?? 0), 6);
    expect(body.all.spamReports).toBeCloseTo(40 * (expected?.spam_report ?? 0), 6);
    expect(body.groups.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(body.all.interest, 6);
  });

  it('cuts at the requested position, and says what that loses and avoids', async () => {
    const { body } = await ask({ cut: '15' });
    expect([body.cut.kept.leads, body.cut.leftOut.leads]).toEqual([15, 25]);
    expect(body.cut.kept.interest + body.cut.leftOut.interest).toBeCloseTo(body.all.interest, 6);
    expect(body.cut.sentence).toMatch(/^The last 25 leads bring .+ of the spam reports\.$/u);
    expect((await ask({ cut: '99999' })).body.cut.leads).toBe(40);
  });

  it('computes the budget for at least 1,000 people, or for the whole send', async () => {
    const { budget, sendSize } = (await ask()).body;
    expect([sendSize, budget.people, budget.limits.map(({ mostReports }) => mostReports)]).toEqual([40, 1000, [1, 3]]);
    const large = (await launchFile(test, owner, { bytes: file, fields: { sendSize: '4000' } })).body.campaignId;
    await test.runJobs();
    const send = (await ask({}, owner, large)).body;
    expect([send.sendSize, send.budget.people, send.budget.limits.map(({ perThousand }) => perThousand)]).toEqual([4000, 4000, [1, 3]]);
  });

  it('uses the given prices, otherwise those of the organization', async () => {
    const leftOut = async (query: Record<string, string>) => (await ask(query)).body.groups[2]?.leads ?? 0;
    expect(await leftOut({ spamReportPrice: '0', unsubscribePrice: '0' })).toBe(0);
    expect(await leftOut({ spamReportPrice: '100' })).toBe(40);
    await setPrices(owner.token, { spamReport: 100, unsubscribe: 0.05 });
    expect(await leftOut({})).toBe(40);
    expect((await ask()).body.prices).toEqual({ spamReport: 100, unsubscribe: 0.05 });
  });

  it.each([
    [{ bucket: 'most' }, 'bucket must be one of 0-10, 10-20, 20-30, 30-40, 40-50, 50-60, 60-70, 70-80, 80-90, 90-100.'],
    [{ cut: '-1' }, 'cut must be a whole number of leads.'],
    [{ spamReportPrice: 'dear' }, 'spamReportPrice must be a number from 0 to 100.'],
    [{ unsubscribePrice: '100.5' }, 'unsubscribePrice must be a number from 0 to 100.'],
  ])('refuses %j', async (query, message) => {
    const { status, error } = await ask(query);
    expect([status, error.code, error.message]).toEqual([400, 'invalid_input', message]);
  });

  it('hides the campaigns of other organizations', async () => {
    const stranger = await createAccount(test);
    for (const id of [campaignId, "0' or '1'='1"]) {
      const { status, error } = await ask({}, stranger, id);
      expect([status, error.code]).toEqual([404, 'campaign_not_found']);
    }
  });
});

describe('the prices of complaints', () => {
  it('are 2 and 0.05 until they are set, and belong to one organization', async () => {
    const [account, other] = [await createAccount(test), await createAccount(test)];
    expect(await pricesOf(account)).toEqual({ spamReport: 2, unsubscribe: 0.05 });
    expect((await setPrices(account.token, { spamReport: 5, unsubscribe: 0 })).body).toEqual({ spamReport: 5, unsubscribe: 0 });
    expect(await pricesOf(account)).toEqual({ spamReport: 5, unsubscribe: 0 });
    expect(await pricesOf(other)).toEqual({ spamReport: 2, unsubscribe: 0.05 });
  });

  it('run from 0 to 100', async () => {
    const account = await createAccount(test);
    const { status, error } = await setPrices(account.token, { spamReport: -1, unsubscribe: 0 });
    expect([status, error.message]).toEqual([400, 'spamReport must be a number from 0 to 100.']);
    expect((await setPrices(account.token, { spamReport: 1, unsubscribe: 101 })).status).toBe(400);
    expect((await setPrices(account.token, { spamReport: 1 })).status).toBe(400);
    expect(await pricesOf(account)).toEqual({ spamReport: 2, unsubscribe: 0.05 });
  });

  it('can be read but not set by the demo account', async () => {
    await ensureDemoUser(test.app);
    const { email = '', password = '' } = (await findDemoCredentials(test.app)) ?? {};
    const { token } = (await test.call(endpoints.login, { body: { email, password } })).body;
    const { status, error } = await setPrices(token, { spamReport: 9, unsubscribe: 1 });
    expect([status, error.code]).toEqual([403, 'demo_account']);
    expect((await test.call(endpoints.getComplaintPrices, { token })).body).toEqual({ spamReport: 2, unsubscribe: 0.05 });
  });
});

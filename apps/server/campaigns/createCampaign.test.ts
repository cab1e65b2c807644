import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from '../users/demoAccount.ts';
import { launchFile, usePlan, writeTestFile } from './testing/launchFile.ts';

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
});
afterAll(() => test.stop());

const subscriptionOf = async (token: string) => (await test.call(endpoints.getSubscription, { token })).body;
const header = 'email_body_1,subject_line,personal_linkedin_url';
const row = (n: number) => `"Hi {{first_name}}, is slot ${n} of use?",slots,https://www.linkedin.com/in/talia-carrow-${n}`;

describe('a launch', () => {
  it('returns what was read and costs one credit per valid lead', async () => {
    const bytes = [header, row(1), row(2), 'no link,slots,https://example.com/in/x', row(3)].join('\n');
    const { status, body } = await launchFile(test, account, { bytes, fields: { campaignName: '  Autumn  ', mockOpenRate: '20' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: 'Campaign launched', totalRows: 4, validRows: 3, invalidRows: 1 });
    const subscription = await subscriptionOf(account.token);
    expect(subscription).toMatchObject({ creditBalance: 197, totalGranted: 200 });
    expect(subscription?.creditHistory.filter((entry) => entry.amount === -3)).toHaveLength(1);
    const { body: list } = await test.call(endpoints.listCampaigns, { token: account.token });
    expect(list[0]).toMatchObject({
      campaignId: body.campaignId,
      campaignName: 'Autumn',
      mockOpenRate: 20,
      progress: { total: 3, success: 0, failed: 0 },
      createdAt: '2026-03-02T09:00:00.000Z',
    });
    await test.runJobs();
  });

  it('takes its name from the file if none is given, and stores no open rate then', async () => {
    const stranger = await createAccount(test);
    await launchFile(test, stranger, { fields: { campaignName: '  ' } });
    const { body } = await test.call(endpoints.listCampaigns, { token: stranger.token });
    expect(body[0]).toMatchObject({ campaignName: 'Q4 outreach', mockOpenRate: null });
    await test.runJobs();
  });

  it('fills the first name the slug spells and keeps the file’s cells', async () => {
    const stranger = await createAccount(test);
    const { body } = await launchFile(test, stranger, { bytes: [header, row(1)].join('\n') });
    const { rows } = await test.app.db.execute(sql`select body, original_cells from campaign_leads where campaign_id = ${body.campaignId}`);
    expect(rows[0]?.['body']).toMatch(/^Hi talia, is slot 1 of use\?$/i);
    expect(rows[0]?.['original_cells']).toContainEqual(['subject_line', 'slots']);
    await test.runJobs();
  });

  it('reads a file that is not Unicode in the given encoding', async () => {
    const stranger = await createAccount(test);
    const greeting = new Uint8Array([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
    const [before = '', after = ''] = row(1).split('Hi {{first_name}}');
    const encode = (text: string): number[] => [...new TextEncoder().encode(text)];
    const bytes = new Uint8Array([...encode(`${header}\n${before}`), ...greeting, ...encode(after)]);
    const bodyOf = async (fields: Record<string, string>): Promise<unknown> => {
      const { body } = await launchFile(test, stranger, { bytes, fields });
      const { rows } = await test.app.db.execute(sql`select body from campaign_leads where campaign_id = ${body.campaignId}`);
      await test.runJobs();
      return rows[0]?.['body'];
    };
    expect(await bodyOf({ encoding: 'windows-1251' })).toBe('Привет, is slot 1 of use?');
    expect(await bodyOf({ encoding: 'windows-1252' })).toBe('Ïðèâåò, is slot 1 of use?');
    expect((await launchFile(test, stranger, { bytes, fields: { encoding: 'klingon' } })).status).toBe(400);
  });

  it('refuses strangers, the demo account and another organization', async () => {
    expect((await launchFile(test, { token: 'nonsense' })).status).toBe(401);
    await ensureDemoUser(test.app);
    const credentials = await findDemoCredentials(test.app);
    const demo = await test.call(endpoints.login, { body: credentials });
    const refused = await launchFile(test, { token: demo.body.token });
    expect([refused.status, refused.error.code]).toEqual([403, 'demo_account']);
    const foreign = await launchFile(test, account, { fields: { orgId: (await createAccount(test)).orgId } });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'foreign_organisation']);
    expect((await launchFile(test, account, { fields: { orgId: account.orgId, userId: account.userId, mockOpenRate: '0' } })).status).toBe(
      400,
    );
  });

  it.each([
    [{ bytes: `${header}\n` }, 'No valid rows found in the CSV file.'],
    [
      { bytes: 'subject_line,personal_linkedin_url\nslots,https://www.linkedin.com/in/a' },
      'Missing column(s) in your leads CSV: email_body_1',
    ],
    [{ fields: { mockOpenRate: '101' } }, 'mockOpenRate must be a number above 0 and at most 100.'],
    [{ fields: { mockOpenRate: '-5' } }, 'mockOpenRate must be a number above 0 and at most 100.'],
    [{ fields: { mockOpenRate: 'much' } }, 'mockOpenRate must be a number above 0 and at most 100.'],
    [{ fields: { campaignName: 'x'.repeat(201) } }, 'The campaign name can have at most 200 characters.'],
    [{ key: 'k'.repeat(256) }, 'Idempotency-Key must have 1 to 255 characters.'],
  ])('refuses bad input: %j', async (options, message) => {
    const { status, error } = await launchFile(test, account, options);
    expect(status).toBe(400);
    expect(error.message).toBe(message);
  });

  it('refuses an email with a part that only its sender can write, and names it with its row', async () => {
    const account = await createAccount(test);
    const before = await subscriptionOf(account.token);
    const open = '"Hi {{first_name}}, [a customer like them] books slots.",slots,https://www.linkedin.com/in/talia-carrow-2';
    const file = [header, row(1), open, row(3)].join('\n');
    const { status, body } = await launchFile(test, account, { bytes: file });
    expect([status, body]).toMatchObject([
      422,
      {
        code: 'open_slot',
        message: expect.stringMatching(/^“\[a customer like them\]” in row 3 is not filled in\. Fill it in or remove it/),
      },
    ]);
    expect(await subscriptionOf(account.token)).toEqual(before);
  });

  it('asks for a file, and for one that ends in .csv', async () => {
    const missing = await test.call(endpoints.createCampaign, { token: account.token });
    expect([missing.status, missing.error.message]).toEqual([400, 'Please choose a CSV file.']);
    const wrong = await test.call(endpoints.createCampaign, {
      token: account.token,
      file: { fileName: 'leads.xlsx', bytes: writeTestFile(1) },
    });
    expect([wrong.status, wrong.error.message]).toEqual([400, 'File must be a .csv']);
  });
});

describe('limits of a launch', () => {
  it('are checked in the order active campaigns, credits, size', async () => {
    const stranger = await createAccount(test);
    const tooExpensive = await launchFile(test, stranger, { leadCount: 500 });
    expect(tooExpensive.status).toBe(402);
    expect(tooExpensive.error).toMatchObject({ message: 'Insufficient credits', availableCredits: 200, requestedLeads: 500 });
    expect((await launchFile(test, stranger, { leadCount: 5 })).status).toBe(201);
    const busy = await launchFile(test, stranger, { leadCount: 500 });
    expect([busy.status, busy.error.message]).toEqual([409, 'You already have 1 active campaign(s) in progress']);
    await test.runJobs();
    await usePlan(test, stranger, 'Unlimited');
    const tooLarge = await launchFile(test, stranger, { leadCount: 801 });
    expect([tooLarge.status, tooLarge.error.message]).toEqual([422, 'Campaign exceeds the maximum limit of 800 leads']);
    const hugeBeyondEveryPlan = await launchFile(test, stranger, { leadCount: 2001 });
    expect(hugeBeyondEveryPlan.status).toBe(422);
  });

  it('cost nothing if refused', async () => {
    const stranger = await createAccount(test);
    await launchFile(test, stranger, { leadCount: 201 });
    expect((await subscriptionOf(stranger.token))?.creditBalance).toBe(200);
    expect((await test.call(endpoints.listCampaigns, { token: stranger.token })).body).toEqual([]);
  });

  it('return 402 if there is no subscription yet', async () => {
    const stranger = await createAccount(test);
    await test.app.db.execute(sql`delete from subscriptions where organisation_id = ${stranger.orgId}`);
    await test.app.db.execute(sql`update balances set mock_balance = 0 where organisation_id = ${stranger.orgId}`);
    const { status, error } = await launchFile(test, stranger);
    expect([status, error['availableCredits']]).toEqual([402, 0]);
  });

  it('let the priority lane take a whole campaign or none of it', async () => {
    const stranger = await createAccount(test);
    await usePlan(test, stranger, 'Growth');
    const laneOf = async (fields: Record<string, string>) => {
      const { body } = await launchFile(test, stranger, { fields });
      const { body: detail } = await test.call(endpoints.getCampaign, { token: stranger.token, params: { campaignId: body.campaignId } });
      await test.runJobs();
      return detail.data.lane;
    };
    expect(await laneOf({})).toBe('priority');
    expect(await laneOf({ priority: 'off' })).toBe('regular');
    expect(await subscriptionOf(stranger.token)).toMatchObject({ priorityCreditBalance: 2497 });
  });
});

import { endpoints } from '@coldcast/contract/endpoints';
import { writeCsv } from '@coldcast/rules/csvWriter';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { deleteExpiredLeads } from './retention.store.ts';
import { launchFile, usePlan } from './testing/launchFile.ts';

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
  await usePlan(test, account, 'Growth');
});
afterAll(() => test.stop());

const readFile = (campaignId: string, token = account.token) => test.call(endpoints.getCampaignFile, { token, params: { campaignId } });

const launch = async (bytes: string): Promise<string> => {
  const { body } = await launchFile(test, account, { bytes, fields: { campaignName: 'Docks', mockOpenRate: '35.5' } });
  await test.runJobs();
  return body.campaignId;
};

/** All stored columns of the leads except the campaign and the file row. */
const readLeads = async (campaignId: string): Promise<unknown[]> => {
  const { rows } = await test.app.db.execute<{ lead: Record<string, unknown> }>(
    sql`select to_jsonb(l) - 'campaign_id' - 'row_number' - 'original_cells' as lead from campaign_leads l where campaign_id = ${campaignId} order by position`,
  );
  return rows.map(({ lead }) => lead);
};

const profile = (slug: string): string => `https://www.linkedin.com/in/${slug}`;
const AWKWARD = writeCsv(
  ['Notes', 'personal_linkedin_url', 'Subject Line', 'email_body_1', 'first_name', 'Company', 'Notes', 'email'],
  [
    [
      '=1+1',
      profile('marta-lindqvist-sample'),
      '{{first_name}}, a dock',
      'Hi {{first_name}},\n\n"yes"; {{notes}}',
      'Marta',
      'Harborline, Ltd',
      '',
      '',
    ],
    ["'tis", profile('ACoAAB12xyz'), 'for {{first_name}}', '-- {{first_name}} --', '', '+Plus', 'ünï\r\ncode', 'ana@harborline.example'],
    ['', profile('callum-ashgrove-sample'), 'braces {{company}}', 'Hi {{ first_name }}', '', '{{first_name}}', '@x', ''],
    ['', 'not a profile', 's', 'b', '', '', '', ''],
  ],
);

describe('the file of a campaign', () => {
  it('launches the same leads with the same emails again, however awkward their cells are', async () => {
    const first = await launch(AWKWARD);
    const { body } = await readFile(first);
    expect([body.campaignName, body.mockOpenRate]).toEqual(['Docks', 35.5]);
    const second = await launch(body.csv);
    const leads = await readLeads(second);
    expect(leads).toHaveLength(3);
    expect(leads).toEqual(await readLeads(first));
    expect((await readFile(second)).body.csv).toBe(body.csv);
  });

  it('keeps every other column of the original in its order, and runs in no spreadsheet', async () => {
    const { csv } = (await readFile(await launch(AWKWARD))).body;
    expect(csv.split('\r\n')[0]).toBe(
      '\ufeffemail_body_1,subject_line,personal_linkedin_url,open_first_names,Notes,first_name,Company,Notes,email',
    );
    expect(csv).toContain("'=1+1");
    expect(csv).toContain("'+Plus");
  });

  it('is not shown to strangers', async () => {
    const campaignId = await launch(AWKWARD);
    const stranger = await createAccount(test);
    const { status, error } = await readFile(campaignId, stranger.token);
    expect([status, error.code]).toEqual([404, 'campaign_not_found']);
  });

  it('is deleted with the leads, and says why', async () => {
    const campaignId = await launch(AWKWARD);
    const now = new Date(test.clock.now().getTime() + 1000);
    await deleteExpiredLeads(test.app.db, { before: now, now });
    const { status, error } = await readFile(campaignId);
    expect([status, error.message]).toEqual([409, 'The leads of this campaign were deleted when their retention period ended.']);
    const { body } = await test.call(endpoints.listCampaigns, { token: account.token });
    expect(body.find((item) => item.campaignId === campaignId)?.leadsDeletedAt).toBe(now.toISOString());
  });
});

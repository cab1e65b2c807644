import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { deleteExpiredLeads } from './retention.store.ts';
import { launchFile } from './testing/launchFile.ts';

const SCAM =
  'Dear customer,\n\nYour mailbox has been suspended. Verify your account within 24 hours or it will be closed.\n\nEnter your password here: https://mail-verify.example/login\n\nSecurity team';
const SCAM_TEXT = 'This email asks for private data or money. Coldcast gives no advice on emails like this.';
const fileOf = (body: string): string =>
  ['email_body_1,subject_line,personal_linkedin_url', `"${body}",your mailbox,https://www.linkedin.com/in/person-1`].join('\n');

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp();
  account = await createAccount(test);
}, 60_000);
afterAll(() => test.stop());

async function launch(body: string, fields: Record<string, string> = {}): Promise<string> {
  const { campaignId } = (await launchFile(test, account, { bytes: fileOf(body), fields })).body;
  await test.runJobs();
  return campaignId;
}
const readingOf = async (campaignId: string) =>
  (await test.call(endpoints.getCampaign, { token: account.token, params: { campaignId } })).body.data.reading;

async function sharedBanners(campaignId: string) {
  const { url } = (await test.call(endpoints.createShareLink, { token: account.token, params: { campaignId } })).body;
  const token = url.split('/').at(-1) ?? '';
  return (await test.call(endpoints.getSharedCampaign, { params: { token } })).body.banners;
}

describe('what the emails of a campaign are', () => {
  it('is read at launch and stored with the campaign, with the sentences it was read from', async () => {
    const campaignId = await launch(SCAM);
    const reading = await readingOf(campaignId);
    expect(reading).toMatchObject({ isScam: true, language: 'en', banners: [{ about: 'scam', text: SCAM_TEXT }] });
    expect(JSON.stringify(reading?.banners[0]?.sentences)).toContain('Enter your password here');
  });

  it('is what the user says it is', async () => {
    const campaignId = await launch(SCAM, { emailKind: 'sales' });
    expect(await readingOf(campaignId)).toMatchObject({ kind: { kind: 'sales', probability: 1 }, isScam: false, banners: [] });
  });

  it('appears on the shared page without a word of the email', async () => {
    expect(await sharedBanners(await launch(SCAM))).toEqual([{ about: 'scam', text: SCAM_TEXT }]);
  });

  it('keeps no sentence of a lead after the retention period', async () => {
    const campaignId = await launch(SCAM);
    const now = new Date(test.app.clock.now().getTime() + 1000);
    await deleteExpiredLeads(test.app.db, { before: now, now });
    expect((await readingOf(campaignId))?.banners).toEqual([{ about: 'scam', text: SCAM_TEXT }]);
  });

  it('is unknown in campaigns launched without a reading, and shows nothing there', async () => {
    const campaignId = await launch(SCAM);
    await test.app.db.execute(sql`update campaigns set reading = null where id = ${campaignId}`);
    expect(await readingOf(campaignId)).toBeNull();
    expect(await sharedBanners(campaignId)).toEqual([]);
  });
});

import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from '../users/demoAccount.ts';
import { launchFile } from './testing/launchFile.ts';

let test: TestApp;
let account: TestAccount;
let stranger: TestAccount;
let campaignId: string;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  [account, stranger] = [await createAccount(test), await createAccount(test)];
  ({ campaignId } = (await launchFile(test, account, { fields: { campaignName: 'Docks' } })).body);
  await test.runJobs();
});
afterAll(() => test.stop());

const rename = (campaignName: string, token = account.token) =>
  test.call(endpoints.renameCampaign, { token, params: { campaignId }, body: { campaignName } });
const readNames = async () => {
  const { body: list } = await test.call(endpoints.listCampaigns, { token: account.token });
  const { body: one } = await test.call(endpoints.getCampaign, { token: account.token, params: { campaignId } });
  return [list[0]?.campaignName, one.data.campaignName];
};

describe('renaming a campaign', () => {
  it('trims the name, and every later read of a settled campaign shows it', async () => {
    expect(await readNames()).toEqual(['Docks', 'Docks']);
    expect((await rename('  Dock queues, spring  ')).body).toEqual({ campaignId, campaignName: 'Dock queues, spring' });
    expect(await readNames()).toEqual(['Dock queues, spring', 'Dock queues, spring']);
  });

  it('accepts at most 200 characters, counted as people count them', async () => {
    const longest = '🚚'.repeat(200);
    expect((await rename(longest)).body.campaignName).toBe(longest);
    const { status, error } = await rename(`${longest}!`);
    expect([status, error.message]).toEqual([400, 'The campaign name can have at most 200 characters.']);
  });

  it('requires a name', async () => {
    const { status, error } = await rename('   ');
    expect([status, error.code, error.message]).toEqual([400, 'missing_field', 'Please enter a name.']);
  });

  it('is refused to strangers and to the demo account, and changes nothing for them', async () => {
    const before = await readNames();
    const foreign = await rename('Mine now', stranger.token);
    expect([foreign.status, foreign.error.message]).toEqual([404, 'Campaign not found']);
    await ensureDemoUser(test.app);
    const login = await test.call(endpoints.login, { body: (await findDemoCredentials(test.app)) ?? { email: '', password: '' } });
    expect((await rename('Mine now', login.body.token)).error.code).toBe('demo_account');
    expect(await readNames()).toEqual(before);
  });
});

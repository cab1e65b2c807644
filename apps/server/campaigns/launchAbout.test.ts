import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { launchFile } from './testing/launchFile.ts';

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
});
afterAll(() => test.stop());

const launch = (fields: Record<string, string>) => launchFile(test, account, { fields });

describe('what a launch says about its email and its send', () => {
  it('is stored with the campaign and returned', async () => {
    const { body } = await launch({
      sendSize: '300',
      offer: ' dock scheduling ',
      offerOwners: 'logistics, operations',
      emailKind: 'sales',
      emailLanguage: 'en',
      templateSubject: 'docks',
      templateBody: 'Hi {{first_name}},\n\nWe schedule docks.',
    });
    await test.runJobs();
    const { body: detail } = await test.call(endpoints.getCampaign, { token: account.token, params: { campaignId: body.campaignId } });
    expect(detail.data).toMatchObject({
      sendSize: 300,
      corrections: { offer: 'dock scheduling', offerOwners: ['logistics', 'operations'], emailKind: 'sales', emailLanguage: 'en' },
      template: { subject: 'docks', body: 'Hi {{first_name}},\n\nWe schedule docks.' },
    });
  });

  it('is null if nothing was said', async () => {
    const { body } = await launch({});
    await test.runJobs();
    const { body: detail } = await test.call(endpoints.getCampaign, { token: account.token, params: { campaignId: body.campaignId } });
    expect(detail.data).toMatchObject({ sendSize: null, corrections: null, template: null });
  });

  it.each([
    [{ sendSize: '0' }, 'sendSize must be a whole number from 1 to 10000000.'],
    [{ sendSize: 'many' }, 'sendSize must be a whole number from 1 to 10000000.'],
    [{ offer: 'x'.repeat(81) }, 'offer must have at most 80 characters.'],
    [{ emailLanguage: 'German' }, 'emailLanguage must be a two-letter code such as en.'],
    [{ offerOwners: 'People & Co' }, 'offerOwners must be at most 20 names of trades, separated by commas.'],
  ])('is refused with its reason: %o', async (fields, message) => {
    const { status, error } = await launch(fields);
    expect([status, error.message]).toEqual([400, message]);
  });

  it('lists the kinds of email if the given one is unknown', async () => {
    const { status, error } = await launch({ emailKind: 'gossip' });
    expect([status, error.message]).toEqual([400, expect.stringMatching(/^emailKind must be one of sales, follow_up, .*not_a_message\.$/)]);
  });
});

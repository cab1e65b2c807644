import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { launchFile } from './testing/launchFile.ts';

const SUBJECT = 'docks';
const BODY = 'Hi {{first_name}},\n\nWe schedule docks.\n\nIngrid';

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp();
  account = await createAccount(test);
  const bytes = [
    'email_body_1,subject_line,personal_linkedin_url',
    'We schedule docks,docks,https://www.linkedin.com/in/ann',
    'We schedule docks,docks,https://www.linkedin.com/in/bob',
  ].join('\n');
  const fields = { offer: 'dock scheduling', emailKind: 'sales', templateSubject: SUBJECT, templateBody: BODY };
  await launchFile(test, account, { bytes, fields });
  await test.runJobs();
  await launchFile(test, account);
  await test.runJobs();
}, 60_000);
afterAll(() => test.stop());

const ask = (of: TestAccount, { body = BODY, profileUrls = [] as string[] } = {}) =>
  test.call(endpoints.findEarlierSends, { token: of.token, body: { subject: SUBJECT, body, profileUrls } });

describe('earlier sends', () => {
  it('give the corrections of the last corrected email', async () => {
    expect((await ask(account)).body.corrections).toEqual({ offer: 'dock scheduling', emailKind: 'sales' });
  });

  it('count the people of recent campaigns with the same text, and know who is among them', async () => {
    const profileUrls = ['https://www.linkedin.com/in/bob', 'https://www.linkedin.com/in/cleo'];
    expect((await ask(account, { profileUrls })).body.sameText).toEqual({ campaigns: 1, people: 2, knownProfiles: 1 });
    expect((await ask(account, { body: `${BODY} Bye` })).body.sameText).toBeNull();
  });

  it('accept line ends as a form writes them', async () => {
    expect((await ask(account, { body: BODY.replaceAll('\n', '\r\n') })).body.sameText?.people).toBe(2);
  });

  it('tell another organization nothing', async () => {
    const stranger = await createAccount(test);
    expect((await ask(stranger)).body).toEqual({ corrections: null, sameText: null });
  });

  it('refuse more profiles than are compared', async () => {
    const { status } = await ask(account, { profileUrls: Array.from({ length: 101 }, (_, n) => `https://www.linkedin.com/in/p${n}`) });
    expect(status).toBe(400);
  });
});

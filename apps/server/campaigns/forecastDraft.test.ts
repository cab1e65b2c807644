import { endpoints } from '@coldcast/contract/endpoints';
import type { EndpointBody } from '@coldcast/contract/endpoint';
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
  await usePlan(test, account, 'Scale');
});
afterAll(() => test.stop());

const email = {
  subject: 'Dock queues at {{company}}',
  body: 'Hi {{first_name}},\n\nMost yards lose an hour a day to trucks waiting for a dock. We book the docks.\n\nWorth a look?\n\nIngrid',
};
const link = (index: number) => `https://www.linkedin.com/in/lead-${index}-sample`;
const listOf = (count: number): string =>
  [
    'linkedin_url,first_name,company,title',
    ...Array.from({ length: count }, (_, index) => `${link(index)},Marta,Yard ${index},VP of Operations`),
  ].join('\n');

const forecast = (body: EndpointBody<typeof endpoints.forecastDraft>, token = account.token) =>
  test.call(endpoints.forecastDraft, { token, body });

describe('a forecast of a draft', () => {
  it('is the same as the launched campaign shows, with its interval', async () => {
    const csv = new TextDecoder().decode(writeTestFile(30));
    const { body } = await forecast({ leads: csv });
    const { campaignId } = (await launchFile(test, account, { bytes: csv })).body;
    await test.runJobs();
    const ranges = (await test.call(endpoints.listAnalyticsRanges, { token: account.token, params: { campaignId } })).body;
    expect(body.forecasts).toHaveLength(1);
    expect(body.forecasts[0]?.median).toEqual(ranges[4]?.expected);
    expect(body.forecasts[0]?.interval80).toEqual(ranges[4]?.interval80);
    const [low, high] = body.forecasts[0]?.interval80.reply ?? [0, 0];
    expect(low).toBeLessThan(high);
  });

  it('launches, stores and charges nothing', async () => {
    const readState = async () => [
      (await test.call(endpoints.listCampaigns, { token: account.token })).body.length,
      (await test.call(endpoints.getSubscription, { token: account.token })).body,
    ];
    const before = await readState();
    const { status, body } = await forecast({ email, leads: listOf(5) });
    expect([status, body.leads, body.isTypicalList]).toEqual([200, 5, false]);
    expect(body.message).toMatch(/^SIMULATED/);
    expect(await readState()).toEqual(before);
  });

  it('says what each email of a sequence adds, from a template or from columns', async () => {
    const followUps = [{ subject: '', body: 'Hi {{first_name}},\n\nCarriers need no account to book.\n\nIngrid', waitDays: 3 }];
    const { body } = await forecast({ email: { ...email, followUps }, leads: listOf(20) });
    const [first, second] = body.steps ?? [];
    expect([body.steps?.length, first?.step, first?.stillIn]).toEqual([2, 1, 1]);
    expect(second?.stillIn).toBeLessThan(1);
    expect((first?.expected.reply ?? 0) + (second?.expected.reply ?? 0)).toBeCloseTo(body.forecasts[0]?.median.reply ?? 0, 8);
    const written = await forecast({ against: { ...email, followUps: [] }, email: { ...email, followUps }, leads: listOf(20) });
    expect(written.body.comparison?.reply.difference).toBeLessThan(0);
    expect((await forecast({ email, leads: listOf(5) })).body).toMatchObject({ steps: null, stopAfter: null });
  });

  it('uses a typical list if there is none, and says so', async () => {
    const { body } = await forecast({ email, bucket: '20-30' });
    expect([body.leads, body.isTypicalList, body.bucket, body.fit]).toEqual([200, true, '20-30', null]);
  });

  it('names an offer of a line of business it does not know, and counts nobody as its owner or far from it', async () => {
    const body = 'Hi {{first_name}},\n\nWe make brass whirligigs in our own workshop, in eleven sizes.\n\nWorth a look?\n\nIngrid';
    const answer = await forecast({ email: { subject: 'whirligigs', body }, leads: listOf(5) });
    expect(answer.body.fit).toMatchObject({ offer: 'brass whirligigs', owner: null, far: null });
  });

  it('compares two emails on the same list', async () => {
    const { body } = await forecast({ email, against: { ...email, body: `${email.body}\n\nACT NOW!!! 100% FREE!!!` }, leads: listOf(12) });
    expect(body.comparison?.leads).toBe(12);
    expect(body.comparison?.reply.difference).toBeLessThan(0);
    expect(body.comparison?.reply.first).toBeCloseTo(body.forecasts[0]?.median.reply ?? 0, 6);
    const same = await forecast({ email, against: email, leads: listOf(12) });
    expect(same.body.comparison?.reply.difference).toBe(0);
  });

  it('is made for the sender if there are past sends, next to one for an unknown sender', async () => {
    const sender = await createAccount(test);
    const campaigns = [{ name: 'spring', sent: 900, replied: 2 }];
    await test.call(endpoints.importSends, { token: sender.token, body: { campaigns } });
    const { body } = await forecast({ email, leads: listOf(20) }, sender.token);
    expect(body.forecasts.map((one) => one.for)).toEqual(['sender', 'unknown_sender']);
    const without = await forecast({ email, leads: listOf(20), history: 'off' }, sender.token);
    expect(without.body.forecasts).toEqual([body.forecasts[1]]);
    expect([body.assumedHuman, without.body.assumedHuman]).toEqual([1, 0]);
  });

  it('names the rows that cannot be sent', async () => {
    const { body } = await forecast({ email, leads: `${listOf(2)}\nnobody,Ann,Yard,CEO` });
    expect([body.leads, body.invalidRowCount, body.invalidRows[0]?.row]).toEqual([2, 1, 4]);
  });

  it('works for the demo account', async () => {
    await ensureDemoUser(test.app);
    const credentials = (await findDemoCredentials(test.app)) ?? { email: '', password: '' };
    const { token } = (await test.call(endpoints.login, { body: credentials })).body;
    expect((await forecast({ email }, token)).status).toBe(200);
  });

  it('is refused to an organization with several drafts waiting, and to no other', async () => {
    const [busy, other] = [await createAccount(test), await createAccount(test)];
    const drafts = Array.from({ length: 8 }, () => forecast({ email, leads: listOf(300) }, busy.token));
    const own = forecast({ email, leads: listOf(1) }, other.token);
    const answers = await Promise.all(drafts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(4);
    expect(answers.find(({ status }) => status === 503)?.error.code).toBe('overloaded');
    expect((await own).status).toBe(200);
  });

  it.each([
    [{}, 400, 'invalid_input', 'Send an email, a list of leads with an email each, or both.'],
    [
      { email, leads: listOf(501) },
      422,
      'forecast_too_large',
      'A forecast takes at most 500 leads. Send part of the list, or launch all of it.',
    ],
    [{ email: { ...email, subject: 'Dock queues' }, leads: 'nobody' }, 400, 'no_valid_rows', 'No valid rows found in the CSV file.'],
    [
      { leads: listOf(1) },
      400,
      'missing_columns',
      'Missing column(s) in your leads CSV: email_body_1, subject_line, personal_linkedin_url',
    ],
    [
      { email: { ...email, subject: '{{dock_count}}' }, leads: listOf(1) },
      400,
      'invalid_input',
      'Missing column(s) in your leads CSV: dock_count',
    ],
    [{ email, bucket: '45' as '40-50' }, 400, 'invalid_input', 'The request is not valid.'],
  ])('is refused for %j', async (body, ...[status, code, message]) => {
    const answer = await forecast(body);
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([status, code, message]);
  });

  it('is open to a read-only key, and to nobody without a key', async () => {
    const { key } = (await test.call(endpoints.createApiKey, { token: account.token, body: { name: 'reader' } })).body;
    expect((await forecast({ email }, key)).status).toBe(200);
    expect((await test.call(endpoints.forecastDraft, { body: { email } })).status).toBe(401);
  });
});

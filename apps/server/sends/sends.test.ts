import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { sendSchedules } from './sends.schedules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000, RETENTION_DAYS: 30 } });
});
afterAll(() => test.stop());

const HEADERS =
  'campaign_name,campaign_id,leads_count,contacted_count,emails_sent_count,reply_count,bounced_count,unsubscribed_count,timestamp_created';
const toFile = (rows: readonly string[]) => ({ fileName: 'campaigns.csv', bytes: [HEADERS, ...rows].join('\n') });
const twoRows = ['Autumn,c-1,400,400,400,9,6,1,2026-09-01T08:00:00Z', 'Winter,c-2,500,500,500,12,5,2,2026-10-01T08:00:00Z'];

const importFile = (account: TestAccount, rows: readonly string[], body?: Record<string, string>) =>
  test.call(endpoints.importSends, { token: account.token, file: toFile(rows), body });
const importTyped = (account: TestAccount, campaigns: object[]) =>
  test.call(endpoints.importSends, { token: account.token, body: { campaigns } });
const list = async (account: TestAccount) => (await test.call(endpoints.listSends, { token: account.token })).body;

async function launchOne(account: TestAccount, leadCount = 20): Promise<string> {
  const { campaignId } = (await launchFile(test, account, { leadCount })).body;
  await test.runJobs();
  return campaignId;
}
const day = (daysFromNow: number): string => new Date(test.clock.now().getTime() + daysFromNow * 86_400_000).toISOString().slice(0, 10);

describe('an import', () => {
  it('stores the campaigns of an export, newest first, and learns from them', async () => {
    const account = await createAccount(test);
    const { status, body } = await importFile(account, twoRows);
    expect([status, body.result, body.tool, body.rows]).toEqual([200, 'imported', 'instantly', 'campaigns']);
    expect([body.added, body.updated, body.unchanged, body.invalidRowCount]).toEqual([2, 0, 0, 0]);
    const { sends, sender } = await list(account);
    expect(sends.map(({ name }) => name)).toEqual(['Winter', 'Autumn']);
    expect(sends[0]?.figures).toEqual({
      sent: 500,
      delivered: null,
      opened: null,
      replied: 12,
      positiveReplies: null,
      bounced: 5,
      unsubscribed: 2,
      spamReports: null,
      listSize: 500,
    });
    expect([sender?.campaigns, sender?.delivered]).toEqual([2, 889]);
  });

  it('changes nothing if the figures are the same, and creates a version if they are newer', async () => {
    const account = await createAccount(test);
    await importFile(account, twoRows);
    const before = await list(account);
    expect((await importFile(account, twoRows)).body).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(await list(account)).toEqual(before);
    const newer = await importFile(account, [twoRows[0] ?? '', 'Winter,c-2,500,500,640,15,5,2,2026-10-01T08:00:00Z']);
    expect(newer.body).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
    const { sends, sender } = await list(account);
    expect(sends.map(({ version, figures }) => [version, figures.sent])).toEqual([
      [2, 500],
      [1, 400],
    ]);
    expect(sender?.version).not.toBe(before.sender?.version);
    const { rows } = await test.app.db.execute(sql`select version from send_versions where organisation_id = ${account.orgId}`);
    expect(rows).toHaveLength(3);
  });

  it('leaves one set of rows when two people import the same file at once', async () => {
    const account = await createAccount(test);
    const answers = await Promise.all([importFile(account, twoRows), importFile(account, twoRows), importFile(account, twoRows)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(2);
    expect((await list(account)).sends).toHaveLength(2);
  });

  it('asks for the columns of a file whose headers are not known, and reads it by those chosen', async () => {
    const account = await createAccount(test);
    const file = { fileName: 'ours.csv', bytes: 'Aktion;Versandt;Antworten\nHerbst;300;7\n' };
    const asked = await test.call(endpoints.importSends, { token: account.token, file });
    expect(asked.body).toMatchObject({ result: 'mapping_needed', headers: ['Aktion', 'Versandt', 'Antworten'], sends: [] });
    const columns = JSON.stringify({ name: 0, sent: 1, replied: 2 });
    const { body } = await test.call(endpoints.importSends, { token: account.token, file, body: { columns } });
    expect(body.sends.map(({ name, figures }) => [name, figures.sent, figures.replied])).toEqual([['Herbst', 300, 7]]);
  });

  it('lists invalid rows with their reasons and keeps the valid ones', async () => {
    const account = await createAccount(test);
    const { body } = await importFile(account, [...twoRows, 'Broken,c-3,100,100,100,140,0,0,2026-10-01', ',c-4,10,10,10,1,0,0,2026-10-01']);
    expect(body.added).toBe(2);
    expect(body.invalidRows).toEqual([
      { row: 4, problems: ['Replied (140) cannot be more than sent (100).'] },
      { row: 5, problems: ['The campaign has no name.'] },
    ]);
    const none = await importFile(account, ['Broken,c-3,100,100,100,140,0,0,2026-10-01']);
    expect([none.status, none.error.code]).toEqual([400, 'no_valid_sends']);
  });

  it('accepts typed campaigns, reads their email, and deletes its text after the retention period but not what was learned', async () => {
    const account = await createAccount(test);
    const email = {
      subject: 'Dock queues at {{company}}',
      body: 'Hi {{first_name}},\n\nMost yards lose an hour a day to trucks that wait.\n\nWorth a look?',
    };
    const { body } = await importTyped(account, [{ name: 'Typed', sent: 200, replied: 4, startedOn: '18.03.2026', email }]);
    expect(body.sends[0]).toMatchObject({ startedOn: '2026-03-18', isEmailKnown: true, tool: 'typed' });
    const { sender } = await list(account);
    test.clock.advance(31 * 86_400_000);
    for (const schedule of sendSchedules) await schedule.run(test.app);
    const { rows } = await test.app.db.execute(sql`select email_body from sends where organisation_id = ${account.orgId}`);
    expect(rows).toEqual([{ email_body: null }]);
    const { body: again } = await test.call(endpoints.login, { body: { email: account.email, password: account.password } });
    expect((await list({ ...account, token: again.token })).sender).toEqual(sender);
  });

  it('refuses impossible figures with the reason', async () => {
    const account = await createAccount(test);
    const { status, error } = await importTyped(account, [{ name: 'Typed', sent: 20, replied: 40 }]);
    expect([status, error.message]).toEqual([400, 'Replied (40) cannot be more than sent (20).']);
  });

  it('keeps no address, name or reply text of a file with one row per email', async () => {
    const account = await createAccount(test);
    const rows = ['lead_email,lead_name,campaign_name,sent_time,reply_time,reply_text,is_bounced'];
    for (let index = 0; index < 30; index += 1) {
      rows.push(
        `kiran.${index}@oakhanger.example,Kiran Patel,Spring,2026-03-0${1 + (index % 9)},${index < 2 ? '2026-03-12' : ''},never write again,false`,
      );
    }
    const file = { fileName: 'emails.csv', bytes: rows.join('\n') };
    const { body } = await test.call(endpoints.importSends, { token: account.token, file });
    expect(body.sends.map(({ name, startedOn, figures }) => [name, startedOn, figures.sent, figures.replied])).toEqual([
      ['Spring', '2026-03-01', 30, 2],
    ]);
    for (const table of ['sends', 'send_versions']) {
      const { rows: stored } = await test.app.db.execute<{ text: string }>(
        sql`select ${sql.identifier(table)}::text as text from ${sql.identifier(table)}`,
      );
      for (const { text } of stored) expect(text).not.toMatch(/oakhanger|Kiran|never write/);
    }
  });
});

describe('a past campaign', () => {
  it('is deleted once, and only by its own organization', async () => {
    const [owner, stranger] = [await createAccount(test), await createAccount(test)];
    const sendId = (await importFile(owner, twoRows)).body.sends[0]?.sendId ?? '';
    const remove = (token: string) => test.call(endpoints.deleteSend, { token, params: { sendId } });
    expect([(await remove(stranger.token)).status, (await remove(owner.token)).status, (await remove(owner.token)).status]).toEqual([
      404, 200, 404,
    ]);
    expect((await list(owner)).sends).toHaveLength(1);
    expect((await list(stranger)).sends).toEqual([]);
  });

  it('changes the forecasts of later launches, and none of earlier ones', async () => {
    const account = await createAccount(test);
    const before = await launchOne(account);
    const rangesOf = async (campaignId: string) =>
      (await test.call(endpoints.listAnalyticsRanges, { token: account.token, params: { campaignId } })).body;
    const frozen = await rangesOf(before);
    await importTyped(account, [
      { name: 'Quiet', sent: 4000, replied: 12 },
      { name: 'Quieter', sent: 3000, replied: 8 },
    ]);
    const after = await launchOne(account);
    expect(await rangesOf(before)).toEqual(frozen);
    expect(frozen[4]?.forecasts).toBeUndefined();
    const [forSender, unknown] = (await rangesOf(after))[4]?.forecasts ?? [];
    expect([forSender?.for, unknown?.for]).toEqual(['sender', 'unknown_sender']);
    expect(forSender?.median.reply).toBeLessThan(0.6 * (unknown?.median.reply ?? 0));
    const { sender } = (await test.call(endpoints.getCampaign, { token: account.token, params: { campaignId: after } })).body.data;
    expect(sender).toMatchObject({ campaigns: 2, delivered: 7000, overall: { for: 'sender' } });
    const { body } = await test.call(endpoints.getSenderHistory, { token: account.token });
    expect([body.sender?.version, body.posterior?.['campaigns']]).toEqual([sender?.version, 2]);
  });

  it('is the one that the insights quote', async () => {
    const account = await createAccount(test);
    await importTyped(account, [{ name: 'Quiet', sent: 4000, opened: 700, replied: 12 }]);
    const campaignId = await launchOne(account);
    await test.runJobs();
    const params = { campaignId };
    const ranges = (await test.call(endpoints.listAnalyticsRanges, { token: account.token, params })).body;
    const { data } = (await test.call(endpoints.generateOpenInsights, { token: account.token, query: { campaignId } })).body;
    const expected = Math.round(100 * (ranges[4]?.forecasts?.[0]?.median.open ?? 0));
    expect(data.insight.summary.narrative).toContain(`For this sender, the model expected about ${expected} in 100`);
  });
});

describe('what really happened', () => {
  it('joins the frozen forecast, explains the difference, and is scored only if the launch came first', async () => {
    const account = await createAccount(test);
    const campaignId = await launchOne(account);
    const params = { campaignId };
    const record = (body: object) => test.call(endpoints.recordOutcome, { token: account.token, params, body });
    const early = await record({ sentOn: day(0), sent: 1000, replied: 3 });
    expect([early.status, early.body.isNew]).toEqual([200, true]);
    const seen = (await test.call(endpoints.getOutcome, { token: account.token, params })).body;
    expect([seen.entry?.isScored, seen.entry?.notScored]).toEqual([false, 'sent_before_launch']);
    expect(seen.difference?.parts.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
    expect(seen.difference?.actual).toBe(0.003);
    test.clock.advance(3 * 86_400_000);
    expect((await record({ sentOn: day(-1), sent: 1000, replied: 3 })).error.code).toBe('reason_needed');
    expect((await record({ sentOn: day(-1), sent: 1000, replied: 3, reason: 'Wrong day' })).body.isNew).toBe(true);
    expect((await record({ sentOn: day(-1), sent: 1000, replied: 3 })).body.isNew).toBe(false);
    const { summary, entries } = (await test.call(endpoints.getTrackRecord, { token: account.token })).body;
    expect([summary.scored, summary.isEnough, summary.oldLaunches]).toEqual([1, false, 0]);
    expect(entries[0]?.outcomes.map(({ reason }) => reason)).toEqual([null, 'Wrong day']);
    expect(entries[0]?.inputHash).toMatch(/^[0-9a-f]{64}$/);
    // Learning uses a launched campaign's result like any other.
    expect((await list(account)).sender?.campaigns).toBe(1);
  });

  it('stays when the campaign is deleted, cannot be changed, and is deleted with the organization', async () => {
    const account = await createAccount(test);
    const campaignId = await launchOne(account, 5);
    await test.call(endpoints.recordOutcome, {
      token: account.token,
      params: { campaignId },
      body: { sentOn: day(0), sent: 100, replied: 1 },
    });
    await test.call(endpoints.deleteCampaign, { token: account.token, params: { campaignId } });
    const { entries } = (await test.call(endpoints.getTrackRecord, { token: account.token })).body;
    expect(entries.map((entry) => [entry.campaignId, entry.isDeleted])).toEqual([[campaignId, true]]);
    for (const change of [
      sql`update outcomes set replied = 9`,
      sql`delete from outcomes`,
      sql`delete from forecast_records`,
      sql`update forecast_records set leads = 1`,
    ]) {
      await expect(test.app.db.execute(change)).rejects.toThrow('Failed query');
    }
    expect((await test.call(endpoints.deleteOrganisation, { token: account.token, body: { confirmation: account.email } })).status).toBe(
      200,
    );
    for (const table of ['sends', 'send_versions', 'forecast_records', 'outcomes', 'campaign_senders', 'learnt_histories']) {
      const { rows } = await test.app.db.execute(sql`select from ${sql.identifier(table)} where organisation_id = ${account.orgId}`);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });

  it('gives the same response for another organization’s campaign as for an unknown one', async () => {
    const [owner, stranger] = [await createAccount(test), await createAccount(test)];
    const campaignId = await launchOne(owner, 5);
    const body = { sentOn: day(0), sent: 100, replied: 1 };
    const answer = await test.call(endpoints.recordOutcome, { token: stranger.token, params: { campaignId }, body });
    expect([answer.status, answer.error.code]).toEqual([404, 'campaign_not_found']);
  });
});

describe('the estimate of the usual open rate', () => {
  it('says nothing without evidence, and moves with a seed test', async () => {
    const account = await createAccount(test);
    const estimate = async (query: Record<string, string>) =>
      (await test.call(endpoints.getDeliverabilityEstimate, { token: account.token, query })).body;
    const none = await estimate({});
    expect([none.mostLikely, none.possible, none.evidence]).toEqual([null, [], []]);
    const middle = (buckets: { probability: number }[]) => buckets.reduce((sum, { probability }, index) => sum + index * probability, 0);
    const bad = await estimate({ seedInbox: '4', seedAddresses: '20' });
    const good = await estimate({ seedInbox: '20', seedAddresses: '20' });
    expect(middle(bad.buckets) + 2).toBeLessThan(middle(good.buckets));
    expect(bad.evidence).toEqual(['seed_test']);
  });

  it.each([
    [{ opened: '20' }, 'opened needs delivered, above 0.'],
    [{ bounced: '2', delivered: '90', replied: '1' }, 'bounced needs sent, above 0.'],
    [{ delivered: '90' }, 'delivered needs opened or replied.'],
    [{ seedAddresses: '20' }, 'seedAddresses needs seedInbox.'],
    [{ delivered: 'abc' }, 'delivered must be a whole number.'],
    [{ sent: '-1' }, 'sent must be a whole number.'],
    [{ replied: '5', delivered: '4' }, 'replied cannot be more than delivered.'],
  ])('is refused for %j', async (query, message) => {
    const account = await createAccount(test);
    const { status, error } = await test.call(endpoints.getDeliverabilityEstimate, { token: account.token, query });
    expect([status, error.message]).toEqual([400, message]);
  });
});

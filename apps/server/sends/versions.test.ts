import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { insertVersion, lockSends } from './sends.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
});
afterAll(() => test.stop());

const importFile = (account: TestAccount, rows: readonly string[], automaticReplies?: 'counted' | 'not_counted') =>
  test.call(endpoints.importSends, {
    token: account.token,
    file: { fileName: 'campaigns.csv', bytes: ['Campaign,Date,Sent,Replied', ...rows].join('\n') },
    body: automaticReplies === undefined ? undefined : { automaticReplies },
  });
const list = async (account: TestAccount) => (await test.call(endpoints.listSends, { token: account.token })).body;
const listVersions = (account: TestAccount, sendId: string) =>
  test.call(endpoints.listSendVersions, { token: account.token, params: { sendId } });
const answer = (account: TestAccount, automaticReplies: 'counted' | 'not_counted', sendIds?: string[]) =>
  test.call(endpoints.answerAutomaticReplies, { token: account.token, body: { automaticReplies, sendIds } });

describe('the versions of a past campaign', () => {
  it('tell what it said, when, and who reported it, newest first', async () => {
    const account = await createAccount(test);
    const sendId = (await importFile(account, ['Yards,2026-03-02,400,9'])).body.sends[0]?.sendId ?? '';
    test.clock.advance(60_000);
    await importFile(account, ['Yards,2026-03-02,500,12'], 'not_counted');
    const { body } = await listVersions(account, sendId);
    expect(body.map(({ version, figures, hasAutomaticReplies }) => [version, figures.sent, figures.replied, hasAutomaticReplies])).toEqual([
      [2, 500, 12, false],
      [1, 400, 9, null],
    ]);
    const { humanReadableName } = (await test.call(endpoints.getMe, { token: account.token })).body;
    expect(body.map(({ reportedBy }) => reportedBy)).toEqual([humanReadableName, humanReadableName]);
    expect(Date.parse(body[0]?.createdAt ?? '') - Date.parse(body[1]?.createdAt ?? '')).toBe(60_000);
  });

  it('of another organization, or of no campaign at all, are not found', async () => {
    const [owner, stranger] = [await createAccount(test), await createAccount(test)];
    const sendId = (await importFile(owner, ['Yards,2026-03-02,400,9'])).body.sends[0]?.sendId ?? '';
    expect((await listVersions(stranger, sendId)).error.code).toBe('send_not_found');
    expect((await listVersions(owner, 'x')).error.code).toBe('send_not_found');
  });
});

describe('a past campaign deleted during an import', () => {
  it('is deleted with the version that the import adds to it', async () => {
    const account = await createAccount(test);
    const { sendId, figures, hasAutomaticReplies } = (await importFile(account, ['Yards,2026-03-02,400,9'])).body.sends[0] ?? {};
    if (sendId === undefined || figures === undefined) throw new Error('nothing was imported');
    const deleted = await test.app.db.transaction(async (tx) => {
      await lockSends(tx, account.orgId);
      const answer = test.call(endpoints.deleteSend, { token: account.token, params: { sendId } });
      await sleep(300);
      const version = { sendId, version: 2, figures: { ...figures, hasAutomaticReplies: hasAutomaticReplies ?? null } };
      await insertVersion(tx, { ...version, organisationId: account.orgId, createdBy: account.userId, now: test.clock.now() });
      return { answer };
    });
    expect((await deleted.answer).status).toBe(200);
    expect((await listVersions(account, sendId)).error.code).toBe('send_not_found');
  });
});

describe('the question about automatic replies', () => {
  it('stays open until it is answered, and the history says for how many campaigns', async () => {
    const account = await createAccount(test);
    const { body } = await importFile(account, ['Yards,2026-03-02,4000,90', 'Docks,2026-04-02,4000,80']);
    expect(body.sends.map(({ hasAutomaticReplies }) => hasAutomaticReplies)).toEqual([null, null]);
    const before = (await list(account)).sender;
    expect(before?.assumedHuman).toBe(2);
    expect((await answer(account, 'counted')).body).toEqual({ message: 'Answer saved for 2 campaigns', updated: 2 });
    const after = (await list(account)).sender;
    expect(after?.assumedHuman).toBe(0);
    // 15% of the replies were automatic.
    expect(after?.reply.sender.median).toBeLessThan(0.93 * (before?.reply.sender.median ?? 0));
    expect((await answer(account, 'not_counted')).body.updated).toBe(0);
  });

  it('can be changed for named campaigns', async () => {
    const account = await createAccount(test);
    const { sends } = (await importFile(account, ['Yards,2026-03-02,400,9', 'Docks,2026-04-02,400,8'], 'counted')).body;
    const [first] = sends;
    expect((await answer(account, 'not_counted', [first?.sendId ?? ''])).body.updated).toBe(1);
    const now = (await list(account)).sends.map(({ sendId, hasAutomaticReplies }) => [sendId === first?.sendId, hasAutomaticReplies]);
    expect(now).toContainEqual([true, false]);
    expect(now).toContainEqual([false, true]);
    expect((await answer(account, 'counted', ['00000000-0000-4000-8000-000000000000'])).error.code).toBe('send_not_found');
  });

  it('is stored with a launch as it was then', async () => {
    const account = await createAccount(test);
    await importFile(account, ['Yards,2026-03-02,400,9']);
    const { campaignId } = (await launchFile(test, account, { leadCount: 5 })).body;
    await test.runJobs();
    await answer(account, 'not_counted');
    const { data } = (await test.call(endpoints.getCampaign, { token: account.token, params: { campaignId } })).body;
    expect(data.sender?.assumedHuman).toBe(1);
  });
});

describe('what was learned from a history', () => {
  it('is stored for its organization, gives the same result, and is replaced with newer figures', async () => {
    const account = await createAccount(test);
    await importFile(account, ['Yards,2026-03-02,400,9']);
    const { sender } = await list(account);
    const read = async () => {
      const { rows } = await test.app.db.execute<{ version: string; learnt: string }>(
        sql`select version, learnt from learnt_histories where organisation_id = ${account.orgId}`,
      );
      return rows;
    };
    const [kept] = await read();
    expect(kept?.version).toBe(sender?.version);
    const { body } = await test.call(endpoints.getSenderHistory, { token: account.token });
    expect(JSON.parse(kept?.learnt ?? '{}')).toMatchObject({ posterior: body.posterior });
    await importFile(account, ['Yards,2026-03-02,500,12']);
    const newer = (await list(account)).sender?.version;
    expect((await read()).map(({ version }) => version)).toEqual([newer]);
  });
});

import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeCampaigns } from '../../campaigns/resumeCampaigns.ts';
import { launchFile, usePlan } from '../../campaigns/testing/launchFile.ts';
import type { Database } from '../../database/database.ts';
import { createAccount, type TestAccount } from '../../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { checkInvariants } from '../checkInvariants.ts';
import { readBackup } from './readBackup.ts';
import { writeBackup } from './writeBackup.ts';

let test: TestApp;
let restored: TestApp;
let account: TestAccount;
let folder: string;
let path: string;
const file = 'Name with a "quote", a\nline break, Ünïcödé 🦆 and =1+1';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coldcast-backup-'));
  path = join(folder, 'all.gz');
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
  await usePlan(test, account, 'Scale');
  await launchFile(test, account, { leadCount: 30, emails: 3, key: 'k', fields: { campaignName: file } });
  await test.runJobs();
  await launchFile(test, account, { leadCount: 450, emails: 2 });
  await test.call(endpoints.createSupportRequest, { token: account.token, body: { topic: 'idea', message: file } });
});
afterAll(async () => {
  await restored.stop();
  await test.stop();
  rmSync(folder, { recursive: true });
});

const readEverything = async (db: Database): Promise<Record<string, string>> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const all: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await db.execute<{ text: string }>(
      sql`select coalesce(string_agg(t::text, E'\n' order by t::text), '') as text from ${sql.identifier(name)} t`,
    );
    all[name] = found.rows[0]?.text ?? '';
  }
  return all;
};

describe('a backup', () => {
  it('contains one snapshot of the whole database, and restores every table unchanged', async () => {
    const before = await readEverything(test.app.db);
    const [count] = await Promise.all([
      writeBackup(test.target, path),
      // Written during the backup: may be in it or not, but never partly.
      createAccount(test),
    ]);
    expect(count.rows).toBeGreaterThan(500);
    restored = await startTestApp();
    expect((await readBackup(restored.target, path)).rows).toBe(count.rows);
    const after = await readEverything(restored.app.db);
    for (const table of [
      'campaigns',
      'campaign_leads',
      'lead_results',
      'bucket_counts',
      'step_counts',
      'idempotency_keys',
      'support_requests',
      'insights',
    ])
      expect([table, after[table]]).toEqual([table, before[table]]);
    expect(await checkInvariants(restored.app.db)).toEqual([]);
    expect((await restored.call(endpoints.getMe, { token: account.token })).body.email).toBe(account.email);
  });

  it('continues what was running, and new rows get new numbers', async () => {
    expect(await resumeCampaigns(restored.app)).toBe(1);
    await restored.runJobs();
    const { body } = await restored.call(endpoints.listCampaigns, { token: account.token });
    expect(body.map(({ progress }) => [progress.total, progress.success]).toSorted(([a = 0], [b = 0]) => b - a)).toEqual([
      [450, 450],
      [30, 30],
    ]);
    expect((await launchFile(restored, account, { leadCount: 5 })).status).toBe(201);
    await restored.runJobs();
    expect(await checkInvariants(restored.app.db)).toEqual([]);
  });

  it('is not restored into a database that is not empty', async () => {
    await expect(readBackup(restored.target, path)).rejects.toThrow('The database is not empty.');
  });

  it('whose file is cut off in the middle restores nothing', async () => {
    const empty = await createTestDatabase();
    const spoilt = join(folder, 'cut.gz');
    writeFileSync(spoilt, readFileSync(path).subarray(0, -100));
    await expect(readBackup(empty.target, spoilt)).rejects.toThrow('unexpected end of file');
    expect((await empty.db.execute(sql`select 1 from organisations`)).rows).toEqual([]);
    await empty.close();
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, text.lastIndexOf('{"end"')), 'is incomplete'],
    ['is no backup', () => 'hello\n', 'not a Coldcast backup'],
    ['lacks a row', (text: string) => text.replace(/\{"campaign_id".*\n/, ''), 'is incomplete'],
    [
      'is of another schema',
      (text: string) => text.replace(/"migrations":\d+/, '"migrations":1'),
      'Restore it with the version that made it',
    ],
  ])('that %s restores nothing', async (_what, spoil, words) => {
    const empty = await createTestDatabase();
    const spoilt = join(folder, 'spoilt.gz');
    writeFileSync(spoilt, gzipSync(spoil(gunzipSync(readFileSync(path)).toString())));
    await expect(readBackup(empty.target, spoilt)).rejects.toThrow(words);
    expect((await empty.db.execute(sql`select 1 from organisations`)).rows).toEqual([]);
    await empty.close();
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { answerOperator } from '../operations/operatorAnswers.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { forgetFullDisk } from './fullDisk.ts';

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  account = await createAccount(test);
});
afterAll(async () => {
  forgetFullDisk();
  await test.stop();
});

/** Makes inserts into a table fail as on a full disk. */
const fill = (table: 'campaigns' | 'lead_results') =>
  test.app.db.execute(
    sql.raw(`create or replace function refuse_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger full_disk before insert on ${table} execute function refuse_full()`),
  );
const free = (table: string) => test.app.db.execute(sql.raw(`drop trigger full_disk on ${table}`));
const readiness = () => answerOperator({ ...test.app, isStopping: false, hasMetrics: false }, '/health/ready');

describe('a database whose disk is full', () => {
  it('refuses launches with Retry-After, charges nothing, and says why on the health check', async () => {
    expect(await readiness()).toMatchObject({ status: 200 });
    await fill('campaigns');
    const { status, headers } = await launchFile(test, account, { leadCount: 5 });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(await readiness()).toMatchObject({ status: 503, text: '{"status":"disk full"}' });
    await free('campaigns');
    expect((await launchFile(test, account, { leadCount: 5 })).status).toBe(201);
  });

  it('costs no lead an attempt, however often its batch is tried', async () => {
    await fill('lead_results');
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await test.runJobs();
      await test.app.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    }
    await free('lead_results');
    await test.runJobs();
    const { rows } = await test.app.db.execute(sql`select success, failed from campaigns`);
    expect(rows).toEqual([{ success: 5, failed: 0 }]);
  });
});

import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { readEmailsInThread, readFileInThread } from './engine/engineThreads.ts';
import { launchFile, writeTestFile } from './testing/launchFile.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
});
afterAll(() => test.stop());

function countByStatus(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('launches at the same moment', () => {
  it('never run more campaigns than the plan allows', async () => {
    const account = await createAccount(test);
    const answers = await Promise.all(Array.from({ length: 50 }, () => launchFile(test, account, { leadCount: 1 })));
    expect(countByStatus(answers)).toEqual({ 201: 1, 409: 49 });
    await test.runJobs();
  });

  it('spend 200 credits on exactly 200 leads and refuse the rest, down to a balance of zero', async () => {
    const account = await createAccount(test);
    // Campaigns end as soon as they are launched, so that only the credits limit them.
    await test.app.db.execute(sql`
      create function end_at_once() returns trigger language plpgsql as
        $$ begin new.success = new.total; new.finished_at = new.created_at; return new; end $$`);
    await test.app.db.execute(sql`create trigger end_at_once before insert on campaigns for each row execute function end_at_once()`);
    const answers = await Promise.all(Array.from({ length: 260 }, () => launchFile(test, account, { leadCount: 1 })));
    expect(countByStatus(answers)).toEqual({ 201: 200, 402: 60 });
    const { body } = await test.call(endpoints.getSubscription, { token: account.token });
    expect(body?.creditBalance).toBe(0);
    const { rows } = await test.app.db.execute(sql`
      select sum(amount)::int as balance, count(*) filter (where amount = -1)::int as charges
      from credit_entries where organisation_id = ${account.orgId}`);
    expect(rows[0]).toEqual({ balance: 0, charges: 200 });
    await test.app.db.execute(sql`drop trigger end_at_once on campaigns`);
  });

  it('that a limit refuses are refused before their emails are read', async () => {
    const account = await createAccount(test);
    await launchFile(test, account, { leadCount: 1 });
    const file = await readFileInThread(writeTestFile(1500));
    if (!file.ok || file.leadRowsJson === null) throw new Error('the file was not read');
    const task = { leadRowsJson: file.leadRowsJson, corrections: null };
    let read = 0;
    const reads = Array.from({ length: 4 }, () => readEmailsInThread(task).then(() => (read += 1)));
    expect((await launchFile(test, account, { leadCount: 1 })).error.code).toBe('active_limit');
    expect(read).toBeLessThan(reads.length);
    await Promise.all(reads);
    await test.runJobs();
  });
});

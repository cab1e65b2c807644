import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { INVARIANTS } from '../operations/invariantQueries.ts';
import { toTarget } from '../testing/globalSetup.ts';
import { dropDatabase } from '../testing/dropDatabase.ts';
import { runOnce } from '../testing/runOnce.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { allowLedgerRemoval } from './allowLedgerRemoval.ts';
import { checkDurability } from './checkDurability.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const admin = () => toTarget(inject('databaseServer'), 'postgres');

const withEmptyDatabase = async (work: (target: pg.ClientConfig) => Promise<void>): Promise<void> => {
  const name = `coldcast_migrate_${randomUUID().replaceAll('-', '')}`;
  await runOnce(admin(), `create database ${name}`);
  try {
    await work(toTarget(inject('databaseServer'), name));
  } finally {
    await dropDatabase(admin(), name);
  }
};

const listTables = async (target: pg.ClientConfig): Promise<string[]> => {
  const client = new pg.Client(target);
  await client.connect();
  const { rows } = await client.query("select table_name from information_schema.tables where table_schema = 'public' order by 1");
  await client.end();
  return rows.map((row: { table_name: string }) => row.table_name);
};

describe('migrations', () => {
  it('lead to exactly the schema of the code', async () => {
    const journal: { entries: { idx: number }[] } = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'));
    const last = String(Math.max(...journal.entries.map(({ idx }) => idx))).padStart(4, '0');
    const migrated = JSON.parse(readFileSync(join(FOLDER, `meta/${last}_snapshot.json`), 'utf8'));
    expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([]);
  });

  it('run once if many processes start together, and do nothing when run again', async () => {
    await withEmptyDatabase(async (target) => {
      await Promise.all([1, 2, 3, 4, 5].map(() => migrate(target)));
      const tables = await listTables(target);
      await migrate(target);
      expect(tables).toContain('credit_entries');
      expect(await listTables(target)).toEqual(tables);
    });
  });

  it('are refused by a database that a newer version has changed', async () => {
    await withEmptyDatabase(async (target) => {
      await migrate(target);
      await runOnce(
        target,
        "insert into drizzle.__drizzle_migrations (hash, created_at) select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations",
      );
      await expect(migrate(target)).rejects.toThrow('The database was upgraded by a newer version of Coldcast.');
    });
  });

  it('keep what was stored before follow-ups existed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coldcast-migrations-'));
    cpSync(FOLDER, folder, { recursive: true });
    const journalPath = join(folder, 'meta/_journal.json');
    const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(journalPath, 'utf8'));
    const before = journal.entries.slice(
      0,
      journal.entries.findIndex(({ tag }) => tag.endsWith('sequences_and_scopes')),
    );
    writeFileSync(journalPath, JSON.stringify({ ...journal, entries: before }));
    await withEmptyDatabase(async (target) => {
      await migrate(target, folder);
      const client = new pg.Client(target);
      await client.connect();
      const [org, user, campaign] = [randomUUID(), randomUUID(), randomUUID()];
      for (const statement of [
        `insert into organisations values ('${org}', now())`,
        `insert into users values ('${user}', '${org}', 'ada@northwind.example', 'Ada', 'x', false, now())`,
        `insert into campaigns (id, organisation_id, created_by, name, lane, seed, engine, priors_version, total, success, created_at, finished_at)
         values ('${campaign}', '${org}', '${user}', 'Autumn', 'regular', 's', 'e', 'p', 2, 2, now(), now())`,
        `insert into campaign_leads (campaign_id, position, organisation_id, row_number, profile_url, lead_key, slug, subject, body, context)
         select '${campaign}', n, '${org}', n + 2, 'u', 'k' || n, 's', 's', 'b', '{}' from generate_series(0, 1) n`,
        `insert into lead_results (campaign_id, position, inbox_from, opens_from, action, intent)
         values ('${campaign}', 0, 0, 3, 'reply', 'question'), ('${campaign}', 1, 2, 6, 'archive', null)`,
        `insert into bucket_counts (campaign_id, bucket, total, not_opened, reply, reply_positive, archive)
         select '${campaign}', n, 2, 2 - (n >= 3)::int - (n >= 6)::int, (n >= 3)::int, (n >= 3)::int, (n >= 6)::int from generate_series(0, 9) n`,
        `insert into credit_entries (organisation_id, credit_kind, entry_kind, amount, reason, campaign_id, created_at)
         values ('${org}', 'MOCK', 'grant', 2, 'g', null, now()), ('${org}', 'MOCK', 'charge', -2, 'c', '${campaign}', now())`,
        `insert into balances values ('${org}', 0, 2, 0, 0)`,
      ]) {
        await client.query(statement);
      }
      await client.end();
      await migrate(target);
      const pool = new pg.Pool(target);
      const { rows } = await pool.query<{ bucket: number; opened_first: number }>(
        'select bucket, opened_first from bucket_counts order by bucket',
      );
      expect(rows.map((row) => row.opened_first)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 2]);
      expect(
        (
          await pool.query(
            'select emails, follow_ups, steps from campaigns c join campaign_leads l on l.campaign_id = c.id join lead_results r using (campaign_id, position)',
          )
        ).rows,
      ).toEqual([
        { emails: 1, follow_ups: null, steps: null },
        { emails: 1, follow_ups: null, steps: null },
      ]);
      for (const { name, query } of INVARIANTS) expect([name, (await pool.query(query)).rows]).toEqual([name, []]);
      await pool.end();
    });
    rmSync(folder, { recursive: true });
  });

  it('leave the schema as it was if they stop halfway', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coldcast-migrations-'));
    cpSync(FOLDER, folder, { recursive: true });
    writeFileSync(
      join(folder, '0001_ledger_is_append_only.sql'),
      'create table half (id int);\n--> statement-breakpoint\nselect no_such_function();',
    );
    await withEmptyDatabase(async (target) => {
      await expect(migrate(target, folder)).rejects.toThrow('no_such_function');
      expect(await listTables(target)).toEqual([]);
      await migrate(target);
      expect(await listTables(target)).not.toContain('half');
    });
    rmSync(folder, { recursive: true });
  });
});

describe('the ledger', () => {
  let test: TestApp;
  const organisationId = randomUUID();
  beforeAll(async () => {
    test = await startTestApp();
    await test.app.db.insert(schema.organisations).values({ id: organisationId, createdAt: new Date() });
    const row = {
      organisationId,
      creditKind: 'MOCK',
      entryKind: 'grant',
      amount: 200,
      reason: 'Monthly credits',
      createdAt: new Date(),
    } as const;
    await test.app.db.insert(schema.creditEntries).values([row, row]);
  });
  afterAll(() => test.stop());

  const countRows = () => test.app.db.$count(schema.creditEntries);

  it.each([
    ['changed', 'update credit_entries set amount = 1000'],
    ['deleted', 'delete from credit_entries'],
    ['truncated', 'truncate credit_entries'],
    ['deleted with its organisation by accident', 'delete from organisations'],
  ])('cannot be %s', async (_name, statement) => {
    await expect(test.app.pool.query(statement)).rejects.toThrow('The ledger is append-only');
    expect(await countRows()).toBe(2);
  });

  it('is not unlocked by naming another organization', async () => {
    const removal = test.app.db.transaction(async (tx) => {
      await allowLedgerRemoval(tx, randomUUID());
      await tx.execute(sql`delete from organisations`);
    });
    await expect(removal).rejects.toMatchObject({ cause: { message: 'The ledger is append-only' } });
    expect(await countRows()).toBe(2);
  });

  it('can be deleted only in the transaction that names its organization, and is locked again afterward', async () => {
    await test.app.db.transaction(async (tx) => {
      await allowLedgerRemoval(tx, organisationId);
      await tx.execute(sql`delete from organisations where id = ${organisationId}`);
    });
    expect(await countRows()).toBe(0);
    const { rows } = await test.app.pool.query("select current_setting('coldcast.removing_organisation', true) as name");
    expect(rows[0].name ?? '').toBe('');
  });
});

describe('the check of durability', () => {
  it('accepts a server that keeps what it confirms, and refuses one that may not', async () => {
    const safe = new pg.Pool(admin());
    await expect(checkDurability(safe)).resolves.toBeUndefined();
    await safe.end();
    const unsafe = new pg.Pool({ ...admin(), options: '-c synchronous_commit=off' });
    await expect(checkDurability(unsafe)).rejects.toThrow('synchronous_commit is off');
    await unsafe.end();
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { connect, type Connection } from './connect.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';

describe('a connection that breaks', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let connection: Connection;
  let losses: Error[];
  beforeAll(async () => {
    losses = [];
    database = await createTestDatabase();
    const { target } = database;
    connection = connect({ target, poolSize: 3, statementTimeoutMs: 10_000, onConnectionLost: (error) => void losses.push(error) });
  });
  afterAll(async () => {
    await connection.close();
    await database.close();
  });

  const killOwn = () =>
    database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);

  it('in the middle of a transaction fails only that transaction, as an unreachable database', async () => {
    const failing = connection.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await killOwn();
      // The connection is lost while the transaction is idle.
      while (losses.length === 0) await new Promise((resolve) => setImmediate(resolve));
      await tx.execute(sql`select 1`);
    });
    await expect(failing).rejects.toSatisfy(isDatabaseAway);
    expect((await connection.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('while it is idle is replaced by the next call', async () => {
    const before = losses.length;
    await killOwn();
    while (losses.length === before) await new Promise((resolve) => setImmediate(resolve));
    expect((await connection.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('does not delay the probe, and neither does a connection in use', async () => {
    const held = await Promise.all(Array.from({ length: 3 }, () => connection.pool.connect()));
    await Promise.all([connection.ask(), connection.ask()]);
    const { rows } = await database.db.execute(
      sql`select from pg_stat_activity where application_name = 'coldcast probe' and datname = current_database()`,
    );
    for (const client of held) client.release();
    expect(rows).toHaveLength(1);
  });

  it('in the probe is replaced by the next check', async () => {
    await connection.ask();
    await killOwn();
    await expect
      .poll(() =>
        connection.ask().then(
          () => 'answered',
          () => 'lost',
        ),
      )
      .toBe('answered');
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const [MOST_WAITS, WAIT_MS] = [50, 100];

/**
 * Drops a database after its last session has ended. A pool that was closed may still be hanging up, and a client that is cut off then has nobody
 * left to tell: its error would end the process. Sessions that stay are cut off.
 */
export async function dropDatabase(admin: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1 limit 1', [name]);
      if (rows.length === 0) break;
      await sleep(WAIT_MS);
    }
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}

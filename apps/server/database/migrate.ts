import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';

/** An arbitrary but fixed number: the process with this lock migrates, the others wait. */
const MIGRATION_LOCK = 7_224_403_118;

const UNDEFINED_TABLE = '42P01';

const journal = z.object({ entries: z.array(z.object({ when: z.int() })) });

/** Refuses a database that a newer version has changed: this version could silently write wrong rows. */
const refuseNewer = async (client: pg.Client, folder: string): Promise<void> => {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));
  const known = Math.max(0, ...entries.map(({ when }) => when));
  const { rows } = await client
    .query<{ newer: number }>('select count(*)::int as newer from drizzle.__drizzle_migrations where created_at > $1', [known])
    .catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return { rows: [] };
      throw error;
    });
  if ((rows[0]?.newer ?? 0) > 0)
    throw new Error(
      'The database was upgraded by a newer version of Coldcast. Start that version, or restore a backup made by this version into an empty database.',
    );
};

/** Migrates the schema; all pending steps in one transaction, so that a kill leaves the old schema. */
export const migrate = async (target: pg.ClientConfig, folder = join(import.meta.dirname, 'migrations')): Promise<void> => {
  const client = new pg.Client({ ...target, application_name: 'coldcast migration' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(client, folder);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Ends the session, which releases the lock.
    await client.end();
  }
};

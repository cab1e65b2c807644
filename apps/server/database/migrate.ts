import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number, but always the same: whoever holds this lock migrates, the others wait. */
const MIGRATION_LOCK = 7_224_403_118;

/** Brings the schema up to date; all pending steps in one transaction, so that a kill leaves the old schema. */
export const migrate = async (target: pg.ClientConfig, folder = join(import.meta.dirname, 'migrations')): Promise<void> => {
  const client = new pg.Client({ ...target, application_name: 'coldcast migration' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Ends the session and with it the lock.
    await client.end();
  }
};

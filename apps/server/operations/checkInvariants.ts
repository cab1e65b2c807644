import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { INVARIANTS, QUEUE_INVARIANTS } from './invariantQueries.ts';

export type Breach = { invariant: string; subject: string; detail: string };

/** How many examples of one violated invariant are shown. */
const MAX_EXAMPLES = 20;

/** Checks every invariant on one snapshot of the database. Empty = all hold. */
export const checkInvariants = (db: Database): Promise<Breach[]> =>
  db.transaction((tx) => findBreaches(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' });

export async function findBreaches(db: Queryable): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { name, query } of [...INVARIANTS, ...((await isQueueInstalled(db)) ? QUEUE_INVARIANTS : [])]) {
    const { rows } = await db.execute<{ subject: string; detail: string }>(
      sql`select subject::text, detail from (${sql.raw(query)}) broken limit ${MAX_EXAMPLES}`,
    );
    breaches.push(...rows.map((row) => ({ invariant: name, ...row })));
  }
  return breaches;
}

async function isQueueInstalled(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ isInstalled: boolean }>(sql`select to_regclass('pgboss.job') is not null as "isInstalled"`);
  return rows[0]?.isInstalled === true;
}

import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { INVARIANTS } from './invariantQueries.ts';

export type Breach = { invariant: string; subject: string; detail: string };

/** Examples shown of one broken invariant. */
const MAX_EXAMPLES = 20;

/** Runs every invariant on one unmoving picture of the database. Empty = all hold. */
export const checkInvariants = (db: Database): Promise<Breach[]> =>
  db.transaction(
    async (tx) => {
      const breaches: Breach[] = [];
      for (const { name, query } of INVARIANTS) {
        const { rows } = await tx.execute<{ subject: string; detail: string }>(
          sql`select subject::text, detail from (${sql.raw(query)}) broken limit ${MAX_EXAMPLES}`,
        );
        breaches.push(...rows.map((row) => ({ invariant: name, ...row })));
      }
      return breaches;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

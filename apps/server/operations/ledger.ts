import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const ledgerRow = z.object({
  id: z.string(),
  createdAt: z.string(),
  creditKind: z.string(),
  entryKind: z.string(),
  amount: z.coerce.number(),
  /** Sum of this kind up to and including this row. */
  balance: z.coerce.number(),
  reason: z.string(),
});
export type LedgerRow = z.output<typeof ledgerRow>;

/** Finds an organization by its own id, a user's id or an email address; undefined if there is none. */
export async function findOrganisationId(db: Database, who: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from organisations where id::text = lower(${who})
    union
    select organisation_id::text from users where email = lower(${who}) or id::text = lower(${who})
    limit 1
  `);
  return rows[0]?.id;
}

/** Every row of an organization's ledger, oldest first, with the running balance of its kind. */
export async function listLedger(db: Database, organisationId: string): Promise<LedgerRow[]> {
  const { rows } = await db.execute(sql`
    select id::text, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      credit_kind as "creditKind", entry_kind as "entryKind", amount,
      sum(amount) over (partition by credit_kind order by id) as balance, reason
    from credit_entries where organisation_id = ${organisationId}::uuid order by credit_entries.id
  `);
  return z.array(ledgerRow).parse(rows);
}

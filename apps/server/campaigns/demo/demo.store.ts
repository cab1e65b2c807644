import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';

export async function listCampaignNames(db: Queryable, organisationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from campaigns where organisation_id = ${organisationId}`);
  return rows.map((row) => row.name);
}

export async function deleteAllCampaigns(db: Queryable, organisationId: string): Promise<void> {
  await db.execute(sql`delete from campaigns where organisation_id = ${organisationId}`);
}

/** Lets one process seed at a time; ends with the transaction. */
export async function lockSeeding(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seed demo', 0))`);
}

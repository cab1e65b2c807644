import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

/** Records that a period's low balance was announced; false if it was announced before. The caller holds the account's lock. */
export async function markLowCreditsAnnounced(tx: Transaction, organisationId: string, periodStart: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update balances set low_credits_told_for = ${periodStart.toISOString()}::timestamptz
    where organisation_id = ${organisationId}::uuid and low_credits_told_for is distinct from ${periodStart.toISOString()}::timestamptz
    returning organisation_id`);
  return rows.length > 0;
}

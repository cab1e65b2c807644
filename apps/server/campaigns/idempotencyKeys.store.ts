import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';

/** One key of one organization. */
export type LaunchKey = { organisationId: string; key: string };
export type StoredAnswer = { payloadHash: Buffer; answer: unknown };

/** Answers are kept this long. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Locks the key for this transaction; false while another transaction holds it. The lock ends with the transaction, even if the process
 * dies.
 */
export async function tryLockKey(tx: Transaction, { organisationId, key }: LaunchKey): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`launch ${organisationId} ${key}`}, 0)) as locked`,
  );
  return rows[0]?.locked === true;
}

export async function findStoredAnswer(
  db: Database | Transaction,
  { organisationId, key }: LaunchKey,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const { rows } = await db.execute<{ payload_hash: Buffer; answer: unknown }>(sql`
    select payload_hash, answer from idempotency_keys
    where organisation_id = ${organisationId} and key = ${key} and created_at > ${new Date(now.getTime() - KEPT_MS)}`);
  const row = rows[0];
  return row && { payloadHash: row.payload_hash, answer: row.answer };
}

/** Stores an answer, replacing an expired one. */
export async function insertAnswer(tx: Transaction, launchKey: LaunchKey, stored: StoredAnswer & { now: Date }): Promise<void> {
  await tx.execute(sql`
    insert into idempotency_keys (organisation_id, key, payload_hash, answer, created_at)
    values (${launchKey.organisationId}, ${launchKey.key}, ${stored.payloadHash}, ${JSON.stringify(stored.answer)}::jsonb, ${stored.now})
    on conflict (organisation_id, key) do update
      set payload_hash = excluded.payload_hash, answer = excluded.answer, created_at = excluded.created_at`);
}

export async function deleteOldAnswers(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where created_at <= ${new Date(now.getTime() - KEPT_MS)}`);
}

import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

export type AttemptLimit = { key: string; limit: number; windowMs: number };

/**
 * Counts one attempt. Returns when the next window begins if the limit is exceeded, otherwise null. A single statement, so that the count
 * holds over any number of processes: attempt `limit + 1` of a window is the first refused.
 */
export async function countAttempt(db: Queryable, { key, limit, windowMs }: AttemptLimit, now: Date): Promise<Date | null> {
  const windowStart = new Date(now.getTime() - windowMs);
  const { rows } = await db.execute<{ attempts: number; started_at: Date }>(sql`
    insert into attempt_counts as counts (key, started_at, attempts) values (${key}, ${now}, 1)
    on conflict (key) do update set
      attempts = case when counts.started_at <= ${windowStart} then 1 else counts.attempts + 1 end,
      started_at = case when counts.started_at <= ${windowStart} then ${now} else counts.started_at end
    returning attempts, started_at`);
  const row = rows[0];
  if (row === undefined || row.attempts <= limit) return null;
  return new Date(new Date(row.started_at).getTime() + windowMs);
}

/** Removes one attempt that turned out to be harmless. */
export async function forgiveAttempt(db: Queryable, key: string): Promise<void> {
  await db.execute(sql`update attempt_counts set attempts = attempts - 1 where key = ${key} and attempts > 0`);
}

export async function deleteAttempts(db: Queryable, key: string): Promise<void> {
  await db.execute(sql`delete from attempt_counts where key = ${key}`);
}

export async function deleteAttemptsBefore(db: Queryable, before: Date): Promise<void> {
  await db.execute(sql`delete from attempt_counts where started_at < ${before}`);
}

import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { preparedOnce } from '../database/preparedOnce.ts';
import { sessions, users } from '../database/schema.ts';
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from './sessionToken.ts';

const idleSince = (now: Date): Date => new Date(now.getTime() - SESSION_IDLE_MS);
const aliveSince = (now: Date): Date => new Date(now.getTime() - SESSION_LIFE_MS);

type NewSession = { tokenHash: Buffer; userId: string; passwordHash: string; now: Date };

/**
 * Opens a session for a user whose password was verified; false if the password was changed or the user deleted since. Waits for a change
 * in progress, so that no session opens after the change ended the others.
 */
export async function insertSession(db: Queryable, { tokenHash, userId, passwordHash, now }: NewSession): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into sessions (token_hash, user_id, created_at, last_used_at)
    select ${tokenHash}, known.id, ${now}::timestamptz, ${now}::timestamptz
    from (select id from users where id = ${userId} and password_hash = ${passwordHash} for share) known
    returning user_id`);
  return rows.length > 0;
}

/** Ends all sessions of a user, or all but one. */
export async function deleteSessionsOf(db: Queryable, userId: string, { except }: { except?: Buffer } = {}): Promise<void> {
  const isOther = except === undefined ? undefined : ne(sessions.tokenHash, except);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}

export type LiveSession = { userId: string; organisationId: string; email: string; isDemo: boolean; lastUsedAt: Date };

/** Every API call runs this first, so the statement is planned once per connection. */
export async function findLiveSession(db: Database, tokenHash: Buffer, now: Date): Promise<LiveSession | undefined> {
  const [row] = await liveSession(db).execute({ tokenHash, idleSince: idleSince(now), aliveSince: aliveSince(now) });
  return row;
}

const liveSession = preparedOnce((db) =>
  db
    .select({
      userId: users.id,
      organisationId: users.organisationId,
      email: users.email,
      isDemo: users.isDemo,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
        gt(sessions.createdAt, sql.placeholder('aliveSince')),
      ),
    )
    .prepare('find_live_session'),
);

export async function updateLastUsed(db: Queryable, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteEndedSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lte(sessions.lastUsedAt, idleSince(now)), lte(sessions.createdAt, aliveSince(now))));
}

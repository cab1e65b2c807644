import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../database/database.ts';
import { organisations, users } from '../database/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** Inserts an organization with its first user; false if the email is taken, and then the caller rolls back. */
export async function insertUserWithOrganisation(tx: Transaction, user: UserRow): Promise<boolean> {
  await tx.insert(organisations).values({ id: user.organisationId, createdAt: user.createdAt });
  const inserted = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning({ id: users.id });
  return inserted.length > 0;
}

/** Inserts the demo account with its organization; does nothing if the email is taken. */
export async function insertDemoUser(db: Database, user: UserRow): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await insertUserWithOrganisation(tx, user))) await tx.delete(organisations).where(eq(organisations.id, user.organisationId));
  });
}

export async function findUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function updatePasswordHash(db: Queryable, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Stores a new hash unless it changed since it was read; true if stored. */
export async function replacePasswordHash(db: Queryable, { id, passwordHash: known }: UserRow, passwordHash: string): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, known)))
    .returning({ id: users.id });
  return replaced.length > 0;
}

export async function isSubscribed(db: Queryable, organisationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from subscriptions where organisation_id = ${organisationId}`);
  return rows.length > 0;
}

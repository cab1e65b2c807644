import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { KeyScope } from '@coldcast/contract/endpoint';
import type { Database, Queryable, Transaction } from '../database/database.ts';
import { preparedOnce } from '../database/preparedOnce.ts';
import { apiKeys, users } from '../database/schema.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type ListedKey = Omit<ApiKeyRow, 'keyHash' | 'userId'>;

export type KeyOwner = {
  name: string;
  userId: string;
  organisationId: string;
  email: string;
  isDemo: boolean;
  lastUsedAt: Date | null;
  scopes: KeyScope[] | null;
};

/** The owner of a key, by its SHA-256. */
export async function findKeyOwner(db: Database, keyHash: Buffer): Promise<KeyOwner | undefined> {
  const [row] = await keyOwner(db).execute({ keyHash });
  return row;
}

const keyOwner = preparedOnce((db) =>
  db
    .select({
      name: apiKeys.name,
      userId: users.id,
      organisationId: users.organisationId,
      email: users.email,
      isDemo: users.isDemo,
      lastUsedAt: apiKeys.lastUsedAt,
      scopes: apiKeys.scopes,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash')))
    .prepare('find_key_owner'),
);

export async function updateKeyLastUsed(db: Queryable, keyHash: Buffer, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.keyHash, keyHash));
}

/** Newest first. */
export function listKeys(db: Queryable, userId: string): Promise<ListedKey[]> {
  const { id, name, lastFour, createdAt, lastUsedAt, scopes } = apiKeys;
  return db
    .select({ id, name, lastFour, createdAt, lastUsedAt, scopes })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** Counts a user's keys and lets nobody add one until the transaction ends. */
export async function countKeysLocked(tx: Transaction, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return row?.keys ?? 0;
}

export async function insertKey(tx: Transaction, key: ApiKeyRow): Promise<void> {
  await tx.insert(apiKeys).values(key);
}

/** False if the user has no such key. */
export async function deleteKey(db: Queryable, { userId, keyId }: { userId: string; keyId: string }): Promise<boolean> {
  const deleted = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, keyId)))
    .returning({ id: apiKeys.id });
  return deleted.length > 0;
}

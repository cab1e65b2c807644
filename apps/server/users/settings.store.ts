import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { settings } from '../database/schema.ts';

export async function findSetting(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return row?.value;
}

/** Stores a value unless the name already has one. */
export async function insertSetting(db: Queryable, name: string, value: string): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
}

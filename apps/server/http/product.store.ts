import type { Queryable } from '../database/database.ts';
import { supportRequests } from '../database/schema.ts';

export const insertSupportRequest = async (db: Queryable, request: typeof supportRequests.$inferInsert): Promise<number> => {
  const [row] = await db.insert(supportRequests).values(request).returning({ id: supportRequests.id });
  if (row === undefined) throw new Error('The support request was not stored');
  return row.id;
};

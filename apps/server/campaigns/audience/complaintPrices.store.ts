import type { ComplaintPrices } from '@coldcast/rules/complaintPrices';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { organisations } from '../../database/schema.ts';

/** The prices an organization has set; undefined if nobody has set any. */
export async function findComplaintPrices(db: Queryable, organisationId: string): Promise<ComplaintPrices | undefined> {
  const [row] = await db.select({ prices: organisations.complaintPrices }).from(organisations).where(eq(organisations.id, organisationId));
  return row?.prices ?? undefined;
}

export async function updateComplaintPrices(db: Queryable, organisationId: string, complaintPrices: ComplaintPrices): Promise<void> {
  await db.update(organisations).set({ complaintPrices }).where(eq(organisations.id, organisationId));
}

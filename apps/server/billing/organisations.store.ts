import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { organisations } from '../database/schema.ts';

/** False once the organisation was deleted. Keeps it from being deleted while the transaction lasts. */
export async function hasOrganisation(tx: Transaction, organisationId: string): Promise<boolean> {
  const rows = await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, organisationId)).for('key share');
  return rows.length > 0;
}

import { eq, sql } from 'drizzle-orm';
import { allowLedgerRemoval } from '../database/allowLedgerRemoval.ts';
import type { Transaction } from '../database/database.ts';
import { organisations } from '../database/schema.ts';

/** False if the organization was deleted. Keeps it from being deleted until the transaction ends. */
export async function hasOrganisation(tx: Transaction, organisationId: string): Promise<boolean> {
  const rows = await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, organisationId)).for('key share');
  return rows.length > 0;
}

/**
 * Deletes an organization with everything that refers to it, ledger included; false if it no longer exists. The caller holds the account's
 * lock.
 */
export async function deleteOrganisationRow(tx: Transaction, organisationId: string): Promise<boolean> {
  await allowLedgerRemoval(tx, organisationId);
  // The keys of attempt counts contain the email address.
  await tx.execute(sql`
    delete from attempt_counts using users
    where users.organisation_id = ${organisationId}
      and (right(key, length(users.email) + 1) = ' ' || users.email or right(key, 37) = ' ' || users.id)`);
  const deleted = await tx.delete(organisations).where(eq(organisations.id, organisationId)).returning({ id: organisations.id });
  return deleted.length > 0;
}

import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Lets this transaction, and only this one, delete the ledger rows of one organization together with the organization. */
export const allowLedgerRemoval = async (tx: Transaction, organisationId: string): Promise<void> => {
  await tx.execute(sql`select set_config('coldcast.removing_organisation', ${organisationId}, true)`);
};

import type { CreditKind } from '@coldcast/rules/credits';
import { and, eq } from 'drizzle-orm';
import { creditEntries } from '../database/schema.ts';
import type { Transaction } from '../database/database.ts';
import type { EntryKind } from './ledger.store.ts';

/** What has been booked for one campaign so far. */
export async function listCampaignEntries(
  tx: Transaction,
  organisationId: string,
  campaignId: string,
): Promise<{ creditKind: CreditKind; entryKind: EntryKind; amount: number }[]> {
  return tx
    .select({ creditKind: creditEntries.creditKind, entryKind: creditEntries.entryKind, amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.organisationId, organisationId), eq(creditEntries.campaignId, campaignId)))
    .orderBy(creditEntries.id);
}

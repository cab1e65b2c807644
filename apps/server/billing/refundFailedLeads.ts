import type { Transaction } from '../database/database.ts';
import { lockAccount } from './account.store.ts';
import { listCampaignEntries } from './campaignEntries.store.ts';
import { insertCreditEntries, type NewEntry } from './ledger.store.ts';

export type Refund = { organisationId: string; campaignId: string; failedCount: number; now: Date };

/**
 * Gives back what the failed leads of a campaign cost, once: a repeat books nothing. What was charged decides, not today's plan:
 * a charge that had an unlimited plan's allowance is paired again and nets to nothing.
 */
export async function refundFailedLeads(tx: Transaction, { organisationId, campaignId, failedCount, now }: Refund): Promise<void> {
  if (failedCount === 0) return;
  await lockAccount(tx, organisationId);
  const charged = await listCampaignEntries(tx, organisationId, campaignId);
  const words = `${failedCount} failed ${failedCount === 1 ? 'lead' : 'leads'}`;
  const entries: NewEntry[] = [];
  for (const { creditKind, entryKind } of charged) {
    if (entryKind === 'charge') {
      entries.push({ creditKind, entryKind: 'refund', amount: failedCount, reason: `Refund: ${words}`, campaignId });
    }
    if (entryKind === 'charge_allowance') {
      entries.push({
        creditKind,
        entryKind: 'refund_allowance',
        amount: -failedCount,
        reason: `Offsets the refund of ${words}: mock credits are unlimited`,
        campaignId,
      });
    }
  }
  // The refund goes before its counter-row, so that no running sum dips below zero.
  entries.sort((a, b) => b.amount - a.amount);
  await insertCreditEntries(tx, organisationId, { entries, now });
}

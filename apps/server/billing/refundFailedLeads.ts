import type { Transaction } from '../database/database.ts';
import { lockAccount } from './account.store.ts';
import { listCampaignEntries } from './campaignEntries.store.ts';
import { insertCreditEntries, type NewEntry } from './ledger.store.ts';

export type Refund = { organisationId: string; campaignId: string; failedCount: number; now: Date };

/**
 * Refunds the failed leads of a campaign once; a repeat books nothing. The original charge counts, not the current plan: if an unlimited
 * plan's allowance offset the charge, another one offsets the refund, for a net of zero.
 */
export async function refundFailedLeads(tx: Transaction, { organisationId, campaignId, failedCount, now }: Refund): Promise<void> {
  if (failedCount === 0) return;
  await lockAccount(tx, organisationId);
  const charged = await listCampaignEntries(tx, organisationId, campaignId);
  const words = `${failedCount.toLocaleString('en-US')} failed ${failedCount === 1 ? 'lead' : 'leads'}`;
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
  // The refund comes before the row that offsets it, so that no running sum drops below zero.
  entries.sort((a, b) => b.amount - a.amount);
  await insertCreditEntries(tx, organisationId, { entries, now });
}

import type { Lane } from '@coldcast/rules/credits';
import type { Transaction } from '../database/database.ts';
import type { Account } from './account.store.ts';
import { insertCreditEntries, type NewEntry } from './ledger.store.ts';

export type Charge = { campaignId: string; campaignName: string; leadCount: number; lane: Lane; now: Date };

/**
 * Takes one mock credit per lead, plus one priority credit per lead in the priority lane. On unlimited plans a hidden allowance row offsets
 * the mock credits. The caller holds the account's lock and has already checked the balance.
 */
export async function chargeCampaign(tx: Transaction, account: Account, charge: Charge): Promise<void> {
  const { campaignId, campaignName, leadCount, lane, now } = charge;
  const reason = `Campaign: ${campaignName}`;
  const entries: NewEntry[] = [];
  if (account.limits.monthlyCredits === null) {
    entries.push({
      creditKind: 'MOCK',
      entryKind: 'charge_allowance',
      amount: leadCount,
      reason: `Unlimited mock credits for ${campaignName}`,
      campaignId,
    });
  }
  entries.push({ creditKind: 'MOCK', entryKind: 'charge', amount: -leadCount, reason, campaignId });
  if (lane === 'priority') entries.push({ creditKind: 'PRIORITY', entryKind: 'charge', amount: -leadCount, reason, campaignId });
  await insertCreditEntries(tx, account.organisationId, { entries, now });
}

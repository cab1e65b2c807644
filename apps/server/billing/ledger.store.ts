import type { CreditKind } from '@coldcast/rules/credits';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

export type EntryKind = 'grant' | 'charge' | 'charge_allowance' | 'refund' | 'refund_allowance';

export type NewEntry = {
  creditKind: CreditKind;
  entryKind: EntryKind;
  amount: number;
  reason: string;
  campaignId?: string;
  grantKey?: string;
};

/**
 * Books rows and changes the balances by exactly that amount, in one statement. Rows that already exist (same campaign and kind, or same
 * grant key) are skipped and change nothing, so a repeat is harmless. The caller holds the lock on the balances row. Rows keep the given
 * order: with the credit before the debit, a running sum by id never drops below zero.
 */
export async function insertCreditEntries(
  tx: Transaction,
  organisationId: string,
  { entries, now }: { entries: readonly NewEntry[]; now: Date },
): Promise<number> {
  if (entries.length === 0) return 0;
  const rows = JSON.stringify(entries);
  const result = await tx.execute<{ booked: number }>(sql`
    with booked as (
      insert into credit_entries (organisation_id, credit_kind, entry_kind, amount, reason, campaign_id, grant_key, created_at)
      select ${organisationId}::uuid, entry."creditKind", entry."entryKind", entry.amount, entry.reason, entry."campaignId",
             entry."grantKey", ${now.toISOString()}::timestamptz
      from rows from (json_to_recordset(${rows}::json) as
        ("creditKind" text, "entryKind" text, amount bigint, reason text, "campaignId" uuid, "grantKey" text)) with ordinality
        as entry("creditKind", "entryKind", amount, reason, "campaignId", "grantKey", place)
      order by entry.place
      on conflict do nothing
      returning credit_kind, entry_kind, amount
    ),
    sums as (
      select
        count(*)::int as booked,
        coalesce(sum(amount) filter (where credit_kind = 'MOCK'), 0) as mock,
        coalesce(sum(amount) filter (where credit_kind = 'MOCK' and entry_kind = 'grant'), 0) as mock_granted,
        coalesce(sum(amount) filter (where credit_kind = 'PRIORITY'), 0) as priority,
        coalesce(sum(amount) filter (where credit_kind = 'PRIORITY' and entry_kind = 'grant'), 0) as priority_granted
      from booked
    )
    update balances set
      mock_balance = mock_balance + sums.mock,
      mock_granted = balances.mock_granted + sums.mock_granted,
      priority_balance = priority_balance + sums.priority,
      priority_granted = balances.priority_granted + sums.priority_granted
    from sums
    where organisation_id = ${organisationId}::uuid
    returning sums.booked
  `);
  const [row] = result.rows;
  if (row === undefined) throw new Error(`organisation ${organisationId} has no balances row`);
  return row.booked;
}

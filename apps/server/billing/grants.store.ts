import { periodKey } from '@coldcast/rules/planChanges';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

export type Granted = { mock: number; priority: number };

/** What one period has granted so far, over every plan it had. */
export async function sumPeriodGrants(tx: Transaction, organisationId: string, periodStart: Date): Promise<Granted> {
  const { rows } = await tx.execute<Granted>(sql`
    select
      coalesce(sum(amount) filter (where credit_kind = 'MOCK'), 0)::int as mock,
      coalesce(sum(amount) filter (where credit_kind = 'PRIORITY'), 0)::int as priority
    from credit_entries
    where organisation_id = ${organisationId}::uuid and entry_kind = 'grant'
      and starts_with(grant_key, ${periodKey(periodStart)})
  `);
  return rows[0] ?? { mock: 0, priority: 0 };
}

/** Whether the organization ever got the credits of a Free period. */
export async function hasFreeGrant(tx: Transaction, organisationId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from credit_entries
    where organisation_id = ${organisationId}::uuid and entry_kind = 'grant' and grant_key like '%:Free:month'
    limit 1
  `);
  return rows.length > 0;
}

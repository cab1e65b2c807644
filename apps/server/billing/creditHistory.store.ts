import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../database/database.ts';

/** How many rows the credit history shows, newest first. The operators' ledger command shows all. */
export const MAX_HISTORY_ROWS = 1000;

const subscriptionRow = z.object({
  planName: z.string(),
  billingCycle: z.enum(['month', 'year']),
  currentPeriodStart: z.string(),
  currentPeriodEnd: z.string(),
  cancelAt: z.string().nullable(),
  nextPlanName: z.string().nullable(),
  nextBillingCycle: z.enum(['month', 'year']).nullable(),
  creditBalance: z.int(),
  totalGranted: z.int(),
  priorityCreditBalance: z.int(),
  priorityCreditsGranted: z.int(),
  creditHistory: z.array(z.object({ id: z.string(), amount: z.int(), reason: z.string(), createdAt: z.string(), type: z.string() })),
});
export type SubscriptionRow = z.output<typeof subscriptionRow>;

const isoText = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Reads plan, balances and history in one statement, so that the rows always add up to the balances. */
export async function findSubscriptionWithHistory(db: Queryable, organisationId: string): Promise<SubscriptionRow | undefined> {
  const { rows } = await db.execute<{ subscription: unknown }>(sql`
    select json_build_object(
      'planName', s.plan_name,
      'billingCycle', s.billing_cycle,
      'currentPeriodStart', ${isoText('s.current_period_start')},
      'currentPeriodEnd', ${isoText('s.current_period_end')},
      'cancelAt', ${isoText('s.cancel_at')},
      'nextPlanName', s.next_plan_name,
      'nextBillingCycle', s.next_billing_cycle,
      'creditBalance', b.mock_balance,
      'totalGranted', b.mock_granted,
      'priorityCreditBalance', b.priority_balance,
      'priorityCreditsGranted', b.priority_granted,
      'creditHistory', coalesce((
        select json_agg(json_build_object(
          'id', e.id::text, 'amount', e.amount, 'reason', e.reason, 'createdAt', ${isoText('e.created_at')}, 'type', e.credit_kind
        ) order by e.id desc)
        from (select * from credit_entries where organisation_id = s.organisation_id order by id desc limit ${MAX_HISTORY_ROWS}) e
      ), '[]'::json)
    ) as subscription
    from subscriptions s join balances b on b.organisation_id = s.organisation_id
    where s.organisation_id = ${organisationId}::uuid
  `);
  return rows[0] === undefined ? undefined : subscriptionRow.parse(rows[0].subscription);
}

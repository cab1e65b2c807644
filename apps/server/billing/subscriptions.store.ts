import type { SubscriptionState } from '@coldcast/rules/planChanges';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../database/database.ts';
import { subscriptions } from '../database/schema.ts';

const stateColumns = {
  planName: subscriptions.planName,
  billingCycle: subscriptions.billingCycle,
  currentPeriodStart: subscriptions.currentPeriodStart,
  currentPeriodEnd: subscriptions.currentPeriodEnd,
  anchorAt: subscriptions.anchorAt,
  cancelAt: subscriptions.cancelAt,
  nextPlanName: subscriptions.nextPlanName,
  nextBillingCycle: subscriptions.nextBillingCycle,
};

export async function findSubscription(db: Queryable, organisationId: string): Promise<SubscriptionState | undefined> {
  const [row] = await db.select(stateColumns).from(subscriptions).where(eq(subscriptions.organisationId, organisationId));
  return row;
}

/** Writes all fields; the caller holds the account's lock. */
export async function saveSubscription(tx: Transaction, organisationId: string, state: SubscriptionState): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({ organisationId, ...state })
    .onConflictDoUpdate({ target: subscriptions.organisationId, set: state });
}

/** Whether the payment provider sets the periods: then only its updates change them. */
export async function isManagedByProvider(tx: Transaction, organisationId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from stripe_customers where organisation_id = ${organisationId}::uuid and subscription_id is not null`,
  );
  return rows.length > 0;
}

/** Organizations whose period has ended and whose periods we set ourselves, the longest overdue first. */
export async function listOverdueOrganisations(db: Database, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ organisation_id: string }>(sql`
    select organisation_id from subscriptions
    where current_period_end <= ${now.toISOString()}::timestamptz
      and not exists (
        select 1 from stripe_customers
        where stripe_customers.organisation_id = subscriptions.organisation_id and subscription_id is not null
      )
    order by current_period_end
    limit ${limit}
  `);
  return rows.map((row) => row.organisation_id);
}

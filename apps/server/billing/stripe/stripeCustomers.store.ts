import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../database/database.ts';
import { stripeCustomers, subscriptions } from '../../database/schema.ts';

export type StripeCustomer = typeof stripeCustomers.$inferSelect;

export async function findStripeCustomer(db: Queryable, organisationId: string): Promise<StripeCustomer | undefined> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.organisationId, organisationId));
  return row;
}

/** Keeps the customer that was stored first, so that two concurrent calls agree. */
export async function insertStripeCustomer(db: Queryable, organisationId: string, customerId: string): Promise<void> {
  await db.insert(stripeCustomers).values({ organisationId, customerId }).onConflictDoNothing();
}

/** Locks the customer, so that its updates are processed one after the other. */
export async function lockStripeCustomer(tx: Transaction, customerId: string): Promise<StripeCustomer | undefined> {
  const [row] = await tx.select().from(stripeCustomers).where(eq(stripeCustomers.customerId, customerId)).for('update');
  return row;
}

export async function updateStripeSubscription(tx: Transaction, organisationId: string, subscriptionId: string | null): Promise<void> {
  await tx.update(stripeCustomers).set({ subscriptionId }).where(eq(stripeCustomers.organisationId, organisationId));
}

/** Customers whose paid period has ended without an update about the next one. */
export async function listOverdueCustomers(db: Database, endedBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .innerJoin(subscriptions, eq(subscriptions.organisationId, stripeCustomers.organisationId))
    .where(and(isNotNull(stripeCustomers.subscriptionId), lte(subscriptions.currentPeriodEnd, endedBefore)));
  return rows.map((row) => row.customerId);
}

import { limitsOfPlan, type Plan } from '@coldcast/rules/plans';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { balances, subscriptions } from '../database/schema.ts';

/** What an organization may do and spend right now. Valid while the transaction that locked it lasts. */
export type Account = {
  organisationId: string;
  /** Null while no subscription exists. */
  planName: string | null;
  /** The plan's limits; those of Free if there is no subscription. `monthlyCredits` null = unlimited. */
  limits: Plan;
  mockBalance: number;
  priorityBalance: number;
};

/** Locks the organization's only balances row, so that its launches, grants and refunds run one after the other. */
export async function lockAccount(tx: Transaction, organisationId: string): Promise<Account> {
  const balance = (await selectLocked(tx, organisationId)) ?? (await insertLocked(tx, organisationId));
  // A separate statement on purpose: one that waited for the lock would still see the plan from before the wait.
  const [subscription] = await tx
    .select({ planName: subscriptions.planName })
    .from(subscriptions)
    .where(eq(subscriptions.organisationId, organisationId));
  const planName = subscription?.planName ?? null;
  return { ...balance, planName, limits: limitsOfPlan(planName) };
}

type LockedBalance = Pick<Account, 'organisationId' | 'mockBalance' | 'priorityBalance'>;

const lockedColumns = {
  organisationId: balances.organisationId,
  mockBalance: balances.mockBalance,
  priorityBalance: balances.priorityBalance,
};

async function selectLocked(tx: Transaction, organisationId: string): Promise<LockedBalance | undefined> {
  const [row] = await tx.select(lockedColumns).from(balances).where(eq(balances.organisationId, organisationId)).for('update');
  return row;
}

async function insertLocked(tx: Transaction, organisationId: string): Promise<LockedBalance> {
  await tx.execute(sql`insert into balances (organisation_id) values (${organisationId}::uuid) on conflict do nothing`);
  const row = await selectLocked(tx, organisationId);
  if (row === undefined) throw new Error(`organisation ${organisationId} has no balances row`);
  return row;
}

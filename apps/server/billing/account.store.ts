import { limitsOfPlan, type Plan } from '@coldcast/rules/plans';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
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
  return { ...balance, ...(await findPlan(tx, organisationId)) };
}

/** The account at this moment, without a lock: it may change at once. Without a balance there is nothing to spend. */
export async function findAccount(db: Queryable, organisationId: string): Promise<Account> {
  const [balance] = await db.select(balanceColumns).from(balances).where(eq(balances.organisationId, organisationId));
  return { ...(balance ?? { organisationId, mockBalance: 0, priorityBalance: 0 }), ...(await findPlan(db, organisationId)) };
}

async function findPlan(db: Queryable, organisationId: string): Promise<Pick<Account, 'planName' | 'limits'>> {
  const [subscription] = await db
    .select({ planName: subscriptions.planName })
    .from(subscriptions)
    .where(eq(subscriptions.organisationId, organisationId));
  const planName = subscription?.planName ?? null;
  return { planName, limits: limitsOfPlan(planName) };
}

type Balance = Pick<Account, 'organisationId' | 'mockBalance' | 'priorityBalance'>;

const balanceColumns = {
  organisationId: balances.organisationId,
  mockBalance: balances.mockBalance,
  priorityBalance: balances.priorityBalance,
};

async function selectLocked(tx: Transaction, organisationId: string): Promise<Balance | undefined> {
  const [row] = await tx.select(balanceColumns).from(balances).where(eq(balances.organisationId, organisationId)).for('update');
  return row;
}

async function insertLocked(tx: Transaction, organisationId: string): Promise<Balance> {
  await tx.execute(sql`insert into balances (organisation_id) values (${organisationId}::uuid) on conflict do nothing`);
  const row = await selectLocked(tx, organisationId);
  if (row === undefined) throw new Error(`organisation ${organisationId} has no balances row`);
  return row;
}

import { isLowBalance } from '@coldcast/rules/credits';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { announceEventJob } from '../jobs/announceEvent.job.ts';
import type { Account } from './account.store.ts';
import { sumPeriodGrants } from './grants.store.ts';
import { markLowCreditsAnnounced } from './lowCredits.store.ts';
import { findSubscription } from './subscriptions.store.ts';

/** The account before the charge. */
type Charged = { account: Account; leadCount: number };

/**
 * Sent once per period, when a charge leaves less than a tenth of the mock credits the period granted. If it granted none, the plan's
 * monthly credits count. Never on plans with unlimited mock credits. The caller holds the account's lock and has just charged it.
 */
export async function announceLowCredits(app: App, tx: Transaction, { account, leadCount }: Charged): Promise<void> {
  const { organisationId, limits, mockBalance } = account;
  if (limits.monthlyCredits === null) return;
  const subscription = await findSubscription(tx, organisationId);
  if (subscription === undefined) return;
  const { planName, currentPeriodStart, currentPeriodEnd } = subscription;
  const granted = await sumPeriodGrants(tx, organisationId, currentPeriodStart);
  const periodCredits = granted.mock > 0 ? granted.mock : limits.monthlyCredits;
  const creditBalance = mockBalance - leadCount;
  if (!isLowBalance(creditBalance, periodCredits)) return;
  if (!(await markLowCreditsAnnounced(tx, organisationId, currentPeriodStart))) return;
  await app.jobs.enqueue(tx, announceEventJob, [
    {
      organisationId,
      occurredAt: app.clock.now().toISOString(),
      event: { type: 'credits.low', creditBalance, periodCredits, planName, currentPeriodEnd: currentPeriodEnd.toISOString() },
    },
  ]);
}

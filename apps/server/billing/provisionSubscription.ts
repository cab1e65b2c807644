import { startSubscription, type SubscriptionState } from '@coldcast/rules/planChanges';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { bindJob } from '../jobs/job.ts';
import { provisionSubscriptionJob } from '../users/provisionSubscription.job.ts';
import { lockAccount } from './account.store.ts';
import { grantPeriodCredits } from './grantPeriodCredits.ts';
import { hasOrganisation } from './organisations.store.ts';
import { renewSubscription } from './renewSubscriptions.ts';
import { saveSubscription } from './subscriptions.store.ts';

/** Starts an organization's first subscription with its first grant. The caller holds the account's lock. */
export async function startFreePlan(app: App, tx: Transaction, organisationId: string): Promise<SubscriptionState> {
  const state = startSubscription({ planName: 'Free', billingCycle: 'month' }, app.clock.now());
  await saveSubscription(tx, organisationId, state);
  await grantPeriodCredits(app, tx, { organisationId, state });
  return state;
}

/** The subscription, renewed to today; the Free plan from now on if there was none. */
export const getCurrentSubscription = (app: App, organisationId: string): Promise<SubscriptionState> =>
  app.db.transaction(async (tx) => (await renewSubscription(app, tx, organisationId)) ?? startFreePlan(app, tx, organisationId));

/** Puts a new organization on the Free plan and grants its first credits; an organization that has a plan keeps it. */
export async function provisionSubscription(app: App, organisationId: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    if (!(await hasOrganisation(tx, organisationId))) return;
    const account = await lockAccount(tx, organisationId);
    if (account.planName !== null) return;
    await startFreePlan(app, tx, organisationId);
  });
}

export const provisionSubscriptionWorker = bindJob(provisionSubscriptionJob, (app, { data }) =>
  provisionSubscription(app, data.organisationId),
);

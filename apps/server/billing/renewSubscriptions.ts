import { isRenewalDue, nextPeriod, type SubscriptionState } from '@coldcast/rules/planChanges';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { defineSchedule } from '../jobs/schedule.ts';
import { lockAccount } from './account.store.ts';
import { grantPeriodCredits } from './grantPeriodCredits.ts';
import { findSubscription, isManagedByProvider, listOverdueOrganisations, saveSubscription } from './subscriptions.store.ts';

const BATCH = 200;

/**
 * Adds every period that has started since the last renewal, with its grants: after three months of downtime, three. Locks the account;
 * undefined if there is no subscription.
 */
export async function renewSubscription(app: App, tx: Transaction, organisationId: string): Promise<SubscriptionState | undefined> {
  await lockAccount(tx, organisationId);
  const stored = await findSubscription(tx, organisationId);
  if (stored === undefined || (await isManagedByProvider(tx, organisationId))) return stored;
  const now = app.clock.now();
  let state = stored;
  while (isRenewalDue(state, now)) {
    state = nextPeriod(state);
    await grantPeriodCredits(app, tx, { organisationId, state });
  }
  if (state !== stored) await saveSubscription(tx, organisationId, state);
  return state;
}

/** Renews every overdue subscription, one transaction per organization. Safe to run twice or concurrently. */
export async function renewSubscriptions(app: App): Promise<void> {
  for (;;) {
    const overdue = await listOverdueOrganisations(app.db, app.clock.now(), BATCH);
    let renewed = 0;
    for (const organisationId of overdue) renewed += (await tryRenew(app, organisationId)) ? 1 : 0;
    if (overdue.length < BATCH || renewed === 0) return;
  }
}

/** One organization's failure must not delay the others; the next run retries it. */
async function tryRenew(app: App, organisationId: string): Promise<boolean> {
  try {
    await app.db.transaction((tx) => renewSubscription(app, tx, organisationId));
    return true;
  } catch (error) {
    app.log.error({ err: error, organisationId }, 'the subscription could not be renewed');
    return false;
  }
}

export const renewSubscriptionsSchedule = defineSchedule({ name: 'renew-subscriptions', cron: '* * * * *', run: renewSubscriptions });

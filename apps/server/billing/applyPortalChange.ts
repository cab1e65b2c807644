import { cancelSubscription, changePlan, type PlanChoice, type SubscriptionState } from '@coldcast/rules/planChanges';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { grantPeriodCredits } from './grantPeriodCredits.ts';
import { startFreePlan } from './provisionSubscription.ts';
import { renewSubscription } from './renewSubscriptions.ts';
import { saveSubscription } from './subscriptions.store.ts';

export type PortalChange = PlanChoice | { cancel: true };

/** Renews the subscription first, then makes the change and its grants, all in one transaction. */
export async function applyPortalChange(app: App, organisationId: string, change: PortalChange): Promise<void> {
  await app.db.transaction(async (tx) => {
    const current = (await renewSubscription(app, tx, organisationId)) ?? (await startFreePlan(app, tx, organisationId));
    const state = 'cancel' in change ? cancelSubscription(current) : choosePlan(current, change, app.clock.now());
    await saveSubscription(tx, organisationId, state);
    await grantPeriodCredits(app, tx, { organisationId, state });
  });
}

const problemWords = {
  unknown_plan: 'This plan does not exist.',
  not_sold_annually: 'This plan has no annual price.',
} as const;

function choosePlan(current: SubscriptionState, choice: PlanChoice, now: Date): SubscriptionState {
  const result = changePlan(current, choice, now);
  if (!result.ok) throw new AppError('invalid_input', { message: problemWords[result.problem] });
  return result.state;
}

import type { CreditKind } from '@coldcast/rules/credits';
import { creditsOfPeriod, grantKey, type SubscriptionState } from '@coldcast/rules/planChanges';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { hasFreeGrant, sumPeriodGrants } from './grants.store.ts';
import { insertCreditEntries, type NewEntry } from './ledger.store.ts';

type Granting = { organisationId: string; state: SubscriptionState };

/**
 * Grants the credits of the period's plan, minus what the period already granted: an upgrade books the difference, a repeat books nothing.
 * The caller holds the account's lock.
 */
export async function grantPeriodCredits(app: App, tx: Transaction, { organisationId, state }: Granting): Promise<void> {
  if (state.planName === 'Free' && !app.config.FREE_PLAN_RENEWS && (await hasFreeGrant(tx, organisationId))) return;
  const due = creditsOfPeriod(state);
  const granted = await sumPeriodGrants(tx, organisationId, state.currentPeriodStart);
  const entries = [
    toGrant(state, { creditKind: 'MOCK', due: due.mock, granted: granted.mock }),
    toGrant(state, { creditKind: 'PRIORITY', due: due.priority, granted: granted.priority }),
  ].filter((entry) => entry !== undefined);
  await insertCreditEntries(tx, organisationId, { entries, now: app.clock.now() });
}

type Amounts = { creditKind: CreditKind; due: number; granted: number };

function toGrant(state: SubscriptionState, { creditKind, due, granted }: Amounts): NewEntry | undefined {
  if (due <= granted) return undefined;
  const cycle = state.billingCycle === 'year' ? 'annual' : 'monthly';
  const credits = creditKind === 'PRIORITY' ? 'priority credits' : 'credits';
  const reason = granted > 0 ? `Upgrade to ${state.planName}: more ${credits}` : `${state.planName} plan: ${cycle} ${credits}`;
  return { creditKind, entryKind: 'grant', amount: due - granted, reason, grantKey: grantKey(state) };
}

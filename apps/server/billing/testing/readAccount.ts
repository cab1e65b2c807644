import type { Subscription } from '@coldcast/contract/billing';
import type { App } from '../../app.ts';
import { getSubscription } from '../getSubscription.ts';

export async function readSubscription(app: App, organisationId: string): Promise<Subscription> {
  const subscription = await getSubscription(app.db, organisationId);
  if (subscription === null) throw new Error('no subscription');
  return subscription;
}

/** The ledger as `[type, amount]`, oldest first. */
export async function readEntries(app: App, organisationId: string): Promise<[string, number][]> {
  const { creditHistory } = await readSubscription(app, organisationId);
  return creditHistory.map(({ type, amount }): [string, number] => [type, amount]).toReversed();
}

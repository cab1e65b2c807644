import type { Subscription } from '@coldcast/contract/billing';
import { limitsOfPlan } from '@coldcast/rules/plans';
import type { Queryable } from '../database/database.ts';
import { findSubscriptionWithHistory } from './creditHistory.store.ts';

/** The subscription as the API returns it; null while there is none. */
export async function getSubscription(db: Queryable, organisationId: string): Promise<Subscription | null> {
  const row = await findSubscriptionWithHistory(db, organisationId);
  if (row === undefined) return null;
  const { maxConcurrentCampaigns, maxCampaignSize, monthlyCredits, monthlyPriorityCredits } = limitsOfPlan(row.planName);
  return { ...row, maxConcurrentCampaigns, maxCampaignSize, monthlyCredits, monthlyPriorityCredits };
}

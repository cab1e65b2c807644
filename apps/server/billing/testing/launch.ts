import { chooseLane } from '@coldcast/rules/credits';
import { randomUUID } from 'node:crypto';
import type { App } from '../../app.ts';
import { lockAccount } from '../account.store.ts';
import { chargeCampaign } from '../chargeCampaign.ts';
import { refundFailedLeads } from '../refundFailedLeads.ts';

export type Launched = { campaignId: string; leadCount: number };

/** The billing part of a launch: lock, compare, charge. Undefined if there are too few credits. */
export async function launch(app: App, organisationId: string, leadCount: number): Promise<Launched | undefined> {
  return app.db.transaction(async (tx) => {
    const account = await lockAccount(tx, organisationId);
    if (account.limits.monthlyCredits !== null && account.mockBalance < leadCount) return undefined;
    const lane = chooseLane(leadCount, account.priorityBalance, 'auto');
    const campaignId = randomUUID();
    await chargeCampaign(tx, account, { campaignId, campaignName: 'Spring outreach', leadCount, lane, now: app.clock.now() });
    return { campaignId, leadCount };
  });
}

/** The billing part of a campaign's end. */
export async function finish(app: App, organisationId: string, { campaignId, failedCount }: { campaignId: string; failedCount: number }) {
  await app.db.transaction((tx) => refundFailedLeads(tx, { organisationId, campaignId, failedCount, now: app.clock.now() }));
}

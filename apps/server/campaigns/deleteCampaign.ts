import type { endpoints } from '@coldcast/contract/endpoints';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import { refundFailedLeads } from '../billing/refundFailedLeads.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { getCampaignRef } from './campaignRef.ts';
import { deleteCampaignRow, lockCampaign } from './campaigns.store.ts';

export const deleteCampaign: Handler<typeof endpoints.deleteCampaign> = async (app, { user, params }) => {
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  await app.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, ref);
    if (campaign === undefined) throw new AppError('campaign_not_found');
    if (!isCompleted(campaign)) throw new AppError('campaign_not_completed');
    // A campaign can be Completed before its last lead is settled. Deleting it then ends it, so its failed leads are refunded here.
    if (!campaign.isFinished) await refundFailedLeads(tx, { ...ref, failedCount: campaign.failed, now: app.clock.now() });
    await deleteCampaignRow(tx, ref);
  });
  return { message: 'Campaign deleted' };
};

import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { parseCampaignName } from './campaignName.ts';
import { getCampaignRef } from './campaignRef.ts';
import { updateCampaignName } from './campaigns.store.ts';

/** No cached answer contains the name: the next read in any process returns the new one. */
export const renameCampaign: Handler<typeof endpoints.renameCampaign> = async (app, { user, params, body }) => {
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  const name = parseCampaignName(body.campaignName);
  if (name === '') throw new AppError('missing_field', { message: 'Please enter a name.' });
  if (!(await updateCampaignName(app.db, ref, name))) throw new AppError('campaign_not_found');
  return { campaignId: ref.campaignId, campaignName: name };
};

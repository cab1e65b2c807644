import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { rawJson } from '../http/rawJson.ts';
import { getCampaignRef } from './campaignRef.ts';
import { findCampaignJson, listCampaignsJson } from './campaigns.store.ts';

export const listCampaigns: Handler<typeof endpoints.listCampaigns> = async (app, { user }) =>
  rawJson(await listCampaignsJson(app.db, user.organisationId));

export const getCampaign: Handler<typeof endpoints.getCampaign> = async (app, { user, params }) => {
  const json = await findCampaignJson(app.db, getCampaignRef(user.organisationId, params.campaignId));
  if (json === undefined) throw new AppError('campaign_not_found');
  return rawJson(json);
};

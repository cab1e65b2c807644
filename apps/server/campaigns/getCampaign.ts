import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { rawJson } from '../http/rawJson.ts';
import { getCampaignRef } from './campaignRef.ts';
import { findCampaignHead, listCampaignFileJson, listCampaignsJson } from './campaigns.store.ts';
import { readSettled } from './readSettled.ts';

export const listCampaigns: Handler<typeof endpoints.listCampaigns> = async (app, { user }) =>
  rawJson(await listCampaignsJson(app.db, user.organisationId));

export const getCampaign: Handler<typeof endpoints.getCampaign> = async (app, { user, params, query }) => {
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  const head = await findCampaignHead(app.db, ref);
  if (head === undefined) throw new AppError('campaign_not_found');
  const { campaignId } = ref;
  const readFile = () => readSettled(app, { key: `${campaignId} file`, isSettled: true }, () => listCampaignFileJson(app.db, campaignId));
  const file = query.campaignFile === 'omit' ? '[]' : await readFile();
  return rawJson(`{"data":${head.data.slice(0, -1)},"campaignFile":${file}},"progress":${head.progress}}`);
};

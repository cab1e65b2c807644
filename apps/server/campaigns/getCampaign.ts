import type { endpoints } from '@coldcast/contract/endpoints';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { rawJson } from '../http/rawJson.ts';
import { settledAnswers } from './answerCache.ts';
import { getCampaignRef } from './campaignRef.ts';
import { findCampaignHead, listCampaignFileJson, listCampaignsJson } from './campaigns.store.ts';

export const listCampaigns: Handler<typeof endpoints.listCampaigns> = async (app, { user }) =>
  rawJson(await listCampaignsJson(app.db, user.organisationId));

export const getCampaign: Handler<typeof endpoints.getCampaign> = async (app, { user, params }) => {
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  const head = await findCampaignHead(app.db, ref);
  if (head === undefined) throw new AppError('campaign_not_found');
  const file = await readCampaignFileJson(app, ref.campaignId);
  return rawJson(`{"data":${head.data.slice(0, -1)},"campaignFile":${file}},"progress":${head.progress}}`);
};

async function readCampaignFileJson(app: App, campaignId: string): Promise<string> {
  const key = `${campaignId} file`;
  const kept = settledAnswers.find(key);
  if (kept !== undefined) return kept;
  const text = await listCampaignFileJson(app.db, campaignId);
  settledAnswers.keep(key, text);
  return text;
}

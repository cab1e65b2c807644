import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { findCampaignFileHead, listStoredLeads } from './campaignFile.store.ts';
import { getCampaignRef } from './campaignRef.ts';
import { writeStoredLeads } from './writeStoredLeads.ts';

export const getCampaignFile: Handler<typeof endpoints.getCampaignFile> = async (app, { user, params }) => {
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  const head = await findCampaignFileHead(app.db, ref);
  if (head === undefined) throw new AppError('campaign_not_found');
  if (head.isDeleted) throw new AppError('leads_deleted');
  const leads = await listStoredLeads(app.db, ref.campaignId);
  return { campaignName: head.name, mockOpenRate: head.mockOpenRate, csv: writeStoredLeads(leads) };
};

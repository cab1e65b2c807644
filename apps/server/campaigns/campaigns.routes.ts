import { endpoints } from '@coldcast/contract/endpoints';
import { bindEndpoint, type BoundEndpoint } from '../http/bindEndpoint.ts';
import { createCampaign } from './createCampaign.ts';
import { deleteCampaign } from './deleteCampaign.ts';
import { getAnalytics, listAnalyticsRanges, listCampaignAnalytics } from './getAnalytics.ts';
import { getCampaign, listCampaigns } from './getCampaign.ts';
import { getResultsStatus, listResults } from './listResults.ts';

export const campaignEndpoints: BoundEndpoint[] = [
  bindEndpoint(endpoints.createCampaign, createCampaign),
  bindEndpoint(endpoints.listCampaigns, listCampaigns),
  bindEndpoint(endpoints.getCampaign, getCampaign),
  bindEndpoint(endpoints.deleteCampaign, deleteCampaign),
  bindEndpoint(endpoints.listResults, listResults),
  bindEndpoint(endpoints.getResultsStatus, getResultsStatus),
  bindEndpoint(endpoints.getAnalytics, getAnalytics),
  bindEndpoint(endpoints.listAnalyticsRanges, listAnalyticsRanges),
  bindEndpoint(endpoints.listCampaignAnalytics, listCampaignAnalytics),
];

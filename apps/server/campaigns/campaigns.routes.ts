import { endpoints } from '@coldcast/contract/endpoints';
import { bindEndpoint, type BoundEndpoint } from '../http/bindEndpoint.ts';
import { getComplaintPrices, setComplaintPrices } from './audience/complaintPrices.ts';
import { getAudience } from './audience/getAudience.ts';
import { createCampaign } from './createCampaign.ts';
import { deleteCampaign } from './deleteCampaign.ts';
import { findEarlierSends } from './findEarlierSends.ts';
import { forecastDraft } from './forecastDraft.ts';
import { getAnalytics, listAnalyticsRanges, listCampaignAnalytics } from './getAnalytics.ts';
import { getCampaign, listCampaigns } from './getCampaign.ts';
import { getCampaignFile } from './getCampaignFile.ts';
import { getSharedCampaign } from './getSharedCampaign.ts';
import { getResultsStatus, listResults } from './listResults.ts';
import { listStepResults } from './listStepResults.ts';
import { renameCampaign } from './renameCampaign.ts';
import { createShareLink, deleteShareLink, getShareLink } from './shareLink.ts';

export const campaignEndpoints: BoundEndpoint[] = [
  bindEndpoint(endpoints.createCampaign, createCampaign),
  bindEndpoint(endpoints.forecastDraft, forecastDraft),
  bindEndpoint(endpoints.listCampaigns, listCampaigns),
  bindEndpoint(endpoints.getCampaign, getCampaign),
  bindEndpoint(endpoints.renameCampaign, renameCampaign),
  bindEndpoint(endpoints.deleteCampaign, deleteCampaign),
  bindEndpoint(endpoints.getCampaignFile, getCampaignFile),
  bindEndpoint(endpoints.findEarlierSends, findEarlierSends),
  bindEndpoint(endpoints.createShareLink, createShareLink),
  bindEndpoint(endpoints.getShareLink, getShareLink),
  bindEndpoint(endpoints.deleteShareLink, deleteShareLink),
  bindEndpoint(endpoints.getSharedCampaign, getSharedCampaign),
  bindEndpoint(endpoints.listResults, listResults),
  bindEndpoint(endpoints.getResultsStatus, getResultsStatus),
  bindEndpoint(endpoints.getAnalytics, getAnalytics),
  bindEndpoint(endpoints.listAnalyticsRanges, listAnalyticsRanges),
  bindEndpoint(endpoints.listStepResults, listStepResults),
  bindEndpoint(endpoints.listCampaignAnalytics, listCampaignAnalytics),
  bindEndpoint(endpoints.getAudience, getAudience),
  bindEndpoint(endpoints.getComplaintPrices, getComplaintPrices),
  bindEndpoint(endpoints.setComplaintPrices, setComplaintPrices),
];

import { getAudience, getComplaintPrices, setComplaintPrices } from './audience.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.ts';
import { createPortalSession, getSubscription } from './billing.ts';
import { createCampaign } from './launching.ts';
import { deleteCampaign, listCampaigns, renameCampaign } from './campaigns.ts';
import { getCampaign, getCampaignFile } from './campaignDetail.ts';
import { getAnalytics, listAnalyticsRanges, listCampaignAnalytics, listStepResults } from './results.ts';
import { getResultsStatus, listResults } from './leadResults.ts';
import type { Endpoint } from './endpoint.ts';
import { forecastDraft } from './forecast.ts';
import { explainLead, findBetterVersion, generateOpenInsights, generateReplyInsights } from './insights.ts';
import { getOutcome, getTrackRecord, recordOutcome } from './outcomes.ts';
import { confirmOutcome, dismissOutcome, listOutcomeProposals, proposeOutcome } from './proposals.ts';
import { estimateLanguageModel } from './languageEstimate.ts';
import { createSupportRequest } from './support.ts';
import { getConfig, getHealth } from './product.ts';
import {
  answerAutomaticReplies,
  deleteSend,
  getDeliverabilityEstimate,
  getSenderHistory,
  importSends,
  listSends,
  listSendVersions,
} from './sends.ts';
import { findEarlierSends } from './earlierSends.ts';
import { createShareLink, deleteShareLink, getSharedCampaign, getShareLink } from './sharing.ts';
import { changePassword, deleteOrganisation, signup } from './accounts.ts';
import { getMe, login, logout } from './users.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';

/** Every call of the API. The server binds exactly one handler to each. */
export const endpoints = {
  signup,
  login,
  logout,
  getMe,
  changePassword,
  deleteOrganisation,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  getSubscription,
  createPortalSession,
  forecastDraft,
  createCampaign,
  listCampaigns,
  getCampaign,
  renameCampaign,
  deleteCampaign,
  getCampaignFile,
  findEarlierSends,
  createShareLink,
  getShareLink,
  deleteShareLink,
  getSharedCampaign,
  listResults,
  getResultsStatus,
  getAnalytics,
  listAnalyticsRanges,
  listStepResults,
  listCampaignAnalytics,
  recordOutcome,
  getOutcome,
  proposeOutcome,
  listOutcomeProposals,
  confirmOutcome,
  dismissOutcome,
  importSends,
  listSends,
  getSenderHistory,
  listSendVersions,
  answerAutomaticReplies,
  deleteSend,
  getTrackRecord,
  getDeliverabilityEstimate,
  generateReplyInsights,
  generateOpenInsights,
  findBetterVersion,
  explainLead,
  getAudience,
  getComplaintPrices,
  setComplaintPrices,
  listWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  testWebhook,
  listWebhookDeliveries,
  resendWebhookDelivery,
  estimateLanguageModel,
  getConfig,
  getHealth,
  createSupportRequest,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

import { createPortalSession, getSubscription } from './billing.ts';
import {
  createCampaign,
  deleteCampaign,
  getAnalytics,
  getCampaign,
  getResultsStatus,
  listAnalyticsRanges,
  listCampaignAnalytics,
  listCampaigns,
  listResults,
} from './campaigns.ts';
import type { Endpoint } from './endpoint.ts';
import { explainLead, generateOpenInsights, generateReplyInsights } from './insights.ts';
import { createSupportRequest, getConfig, getHealth } from './product.ts';
import { changePassword, deleteOrganisation, getMe, login, logout, signup } from './users.ts';

/** Every call of the API, once. The server binds exactly one handler to each row. */
export const endpoints = {
  signup,
  login,
  logout,
  getMe,
  changePassword,
  deleteOrganisation,
  getSubscription,
  createPortalSession,
  createCampaign,
  listCampaigns,
  getCampaign,
  deleteCampaign,
  listResults,
  getResultsStatus,
  getAnalytics,
  listAnalyticsRanges,
  listCampaignAnalytics,
  generateReplyInsights,
  generateOpenInsights,
  explainLead,
  getConfig,
  getHealth,
  createSupportRequest,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

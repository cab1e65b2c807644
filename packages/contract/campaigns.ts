import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { campaignParams, empty, messageAnswer, none, progress, timestamp } from './shapes.ts';

export const campaignItem = z.object({
  /** Equal to campaignId. */
  id: z.string(),
  campaignId: z.string(),
  campaignName: z.string(),
  createdAt: timestamp,
  progress,
  /** The sender's usual open rate in percent, if one was given. */
  mockOpenRate: z.nullable(z.number()),
  /** Emails of the longest sequence in the list; 1 without follow-ups. */
  emails: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_EMAILS))),
  /** When the leads were deleted at the end of their retention period; the counts stay. */
  leadsDeletedAt: z.optional(z.nullable(timestamp)),
});
export type CampaignItem = z.output<typeof campaignItem>;

export const listCampaigns = {
  operationId: 'listCampaigns',
  method: 'GET',
  path: '/campaign',
  summary: 'List all campaigns of the organization, newest first',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(campaignItem),
  errors: [],
} as const satisfies Endpoint;

/** Longest name of a campaign, in code points. */
export const MAX_CAMPAIGN_NAME = 200;

export const renameCampaign = {
  operationId: 'renameCampaign',
  method: 'PATCH',
  path: '/campaign/:campaignId',
  summary: 'Rename a campaign',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: campaignParams,
  query: empty,
  body: z.strictObject({ campaignName: z.string() }),
  bodyKind: 'json',
  status: 200,
  answer: z.object({ campaignId: z.string(), campaignName: z.string() }),
  errors: ['invalid_input', 'missing_field', 'campaign_not_found', 'demo_account'],
} as const satisfies Endpoint;

export const deleteCampaign = {
  operationId: 'deleteCampaign',
  method: 'DELETE',
  path: '/campaign/:campaignId',
  summary: 'Delete a completed campaign with its leads and results',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: messageAnswer,
  errors: ['campaign_not_found', 'campaign_not_completed', 'demo_account'],
} as const satisfies Endpoint;

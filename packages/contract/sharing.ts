import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import * as z from 'zod/mini';
import { bucketAnalytics } from './results.ts';
import type { Endpoint } from './endpoint.ts';
import { campaignParams, emailBanner, empty, messageAnswer, none, progress, timestamp } from './shapes.ts';

/** A link that shows a campaign's numbers to anyone who has it. */
const shareLink = z.object({ url: z.string(), createdAt: timestamp });
export type ShareLink = z.output<typeof shareLink>;

export const createShareLink = {
  operationId: 'createShareLink',
  method: 'POST',
  path: '/campaign/:campaignId/share',
  summary: 'Share the campaign’s numbers with anyone who has the link; a campaign has one link, so calling again returns it',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: shareLink,
  errors: ['campaign_not_found', 'demo_account'],
} as const satisfies Endpoint;

export const getShareLink = {
  operationId: 'getShareLink',
  method: 'GET',
  path: '/campaign/:campaignId/share',
  summary: 'Get the campaign’s share link, or null if it is not shared',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({ link: z.nullable(shareLink) }),
  errors: ['campaign_not_found'],
} as const satisfies Endpoint;

export const deleteShareLink = {
  operationId: 'deleteShareLink',
  method: 'DELETE',
  path: '/campaign/:campaignId/share',
  summary: 'Turn off a campaign’s share link for good',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: messageAnswer,
  errors: ['campaign_not_found', 'demo_account'],
} as const satisfies Endpoint;

/** Numbers only: no lead, no email, no reply. */
export const sharedCampaign = z.object({
  campaignName: z.string(),
  createdAt: timestamp,
  completedAt: z.nullable(timestamp),
  progress,
  mockOpenRate: z.nullable(z.number()),
  /** Emails of the longest sequence in the list; 1 without follow-ups. */
  emails: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_EMAILS))),
  /** Notes about the emails, shown above the rates. */
  banners: z.optional(z.array(emailBanner)),
  ranges: z.array(bucketAnalytics).check(z.length(10)),
});
export type SharedCampaign = z.output<typeof sharedCampaign>;

export const getSharedCampaign = {
  operationId: 'getSharedCampaign',
  method: 'GET',
  path: '/shared/:token',
  summary: 'Get what anyone with the link sees of a campaign, as JSON, or as a page for text/html',
  access: 'public',
  scope: null,
  blockedForDemo: false,
  params: z.object({ token: z.string() }),
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: sharedCampaign,
  errors: ['share_not_found'],
} as const satisfies Endpoint;

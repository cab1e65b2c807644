import { BUCKETS } from '@coldcast/rules/deliverability';
import { FIT_LEVELS } from '@coldcast/rules/fitLevels';
import { DETAILED_ACTIONS, LEAD_ACTIONS, REPLY_INTENTS } from '@coldcast/rules/leadActions';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import {
  analyticsCounts,
  bucket,
  campaignParams,
  empty,
  expectedIntervals,
  expectedOfReplies,
  expectedRates,
  forecastFor,
  none,
} from './shapes.ts';

const threadEntry = z.object({ position: z.int(), subjectLine: z.string(), emailBody: z.string() });
const intent = z.enum(REPLY_INTENTS);
const sentiment = z.enum(['positive', 'neutral', 'negative']);

/** Whether the lead owns what the email offers, works near it or is far from it, with the probability of that and the reason in words. */
const leadFit = z.object({ level: z.enum(FIT_LEVELS), probability: z.number().min(0).max(1), reason: z.string() });
export type LeadFit = z.output<typeof leadFit>;

/** One simulated lead. The first block is resolved at the asked bucket; the `IfOpened` fields are what stands at any bucket (decision 119). */
export const resultRow = z.object({
  leadId: z.string(),
  leadName: z.string().nullable(),
  leadCompany: z.string().nullable(),
  leadTitle: z.string().nullable(),
  personalLinkedinUrl: z.string(),
  /** null = reached the inbox, not opened; `classify_as_spam` = filed as spam. */
  primaryAction: z.enum(LEAD_ACTIONS).nullable(),
  detailedAction: z.enum(DETAILED_ACTIONS).nullable(),
  reply: z.string().nullable(),
  replyIntent: intent.nullable(),
  replySentiment: sentiment.nullable(),
  originalEmailThread: z.array(threadEntry),
  /** Lowest bucket index (0 to 9) at which the mail is opened; null = never. */
  opensFrom: z.int().min(0).max(9).nullable(),
  inboxFrom: z.int().min(0).max(9).nullable(),
  actionIfOpened: z.enum(DETAILED_ACTIONS),
  replyIfOpened: z.string().nullable(),
  replyIntentIfOpened: intent.nullable(),
  replySentimentIfOpened: sentiment.nullable(),
  email: z.string().nullable(),
  /** How what the email offers fits the lead; null where that is unknown, and in campaigns launched before it was read. */
  fit: leadFit.nullable().optional(),
  /** Every cell of the lead's row in the file as [header, value], in the file's order; only with `include=cells`. */
  originalCells: z
    .array(z.tuple([z.string(), z.string()]))
    .nullable()
    .optional(),
});
export type ResultRow = z.output<typeof resultRow>;

export const listResults = {
  operationId: 'listResults',
  method: 'GET',
  path: '/campaign/:campaignId/results',
  summary: 'What every simulated lead did, readiest opener first',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: z.object({ primary_action: z.string().optional(), bucket: z.string().optional(), include: z.literal('cells').optional() }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(resultRow),
  errors: ['invalid_input', 'campaign_not_found'],
} as const satisfies Endpoint;

export const getResultsStatus = {
  operationId: 'getResultsStatus',
  method: 'GET',
  path: '/campaign/:campaignId/results/status',
  summary: 'How many leads are done',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({ success: z.int(), failed: z.int(), total: z.int() }),
  errors: ['campaign_not_found'],
} as const satisfies Endpoint;

const analyticsQuery = z.object({ bucket: z.string().optional(), mockDeliveryRate: z.string().optional() });

export const campaignAnalytics = analyticsCounts.extend({ campaignId: z.string() });
export type CampaignAnalytics = z.output<typeof campaignAnalytics>;

export const getAnalytics = {
  operationId: 'getAnalytics',
  method: 'GET',
  path: '/campaign/:campaignId/results/analytics',
  summary: 'Counts per action at one bucket',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: analyticsQuery,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: campaignAnalytics,
  errors: ['invalid_input', 'campaign_not_found'],
} as const satisfies Endpoint;

/** Counts at one of the ten buckets, with what the engine expects there; null until the campaign has ended. */
export const bucketAnalytics = analyticsCounts.extend({
  mockDeliverability: z.enum(BUCKETS),
  expected: expectedRates.nullable(),
  interval80: expectedIntervals.nullable(),
  /** Missing until the campaign has ended, and in campaigns that ended before it was stored. */
  expectedOfReplies: expectedOfReplies.optional(),
  /** With a history: for the sender first, then for an unknown sender. Missing where the campaign was launched without one. */
  forecasts: z.array(forecastFor).optional(),
});
export type BucketAnalytics = z.output<typeof bucketAnalytics>;

export const listAnalyticsRanges = {
  operationId: 'listAnalyticsRanges',
  method: 'GET',
  path: '/campaign/:campaignId/results/analytics/ranges',
  summary: 'Counts at all ten buckets, lowest first',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(bucketAnalytics).length(10),
  errors: ['campaign_not_found'],
} as const satisfies Endpoint;

export const listCampaignAnalytics = {
  operationId: 'listCampaignAnalytics',
  method: 'GET',
  path: '/campaign/analytics/',
  summary: 'Counts of every campaign at one bucket',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: z.object({ bucket: bucket.optional() }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(
    campaignAnalytics.extend({
      /** Replies at each of the ten buckets, for the sparkline. */
      replyByBucket: z.array(z.int()).length(10),
      /** Expected rates at the asked bucket; null until the campaign has ended. */
      expected: expectedRates.nullable(),
      interval80: expectedIntervals.nullable(),
      /** As in the ranges, at the asked bucket; null without a history. */
      forecasts: z.array(forecastFor).nullable().optional(),
    }),
  ),
  errors: ['invalid_input'],
} as const satisfies Endpoint;

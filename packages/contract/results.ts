import { BUCKETS } from '@coldcast/rules/deliverability';
import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import {
  analyticsCounts,
  bucket,
  campaignParams,
  empty,
  expectedIntervals,
  expectedOfReplies,
  expectedOpen,
  expectedRates,
  forecastFor,
  none,
  stepResult,
  stopAfter,
} from './shapes.ts';

const analyticsQuery = z.object({ bucket: z.optional(z.string()), mockDeliveryRate: z.optional(z.string()) });

export const campaignAnalytics = z.extend(analyticsCounts, { campaignId: z.string() });
export type CampaignAnalytics = z.output<typeof campaignAnalytics>;

export const getAnalytics = {
  operationId: 'getAnalytics',
  method: 'GET',
  path: '/campaign/:campaignId/results/analytics',
  summary: 'Count each action at one bucket',
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

/** Counts at one of the ten buckets, with the engine's expectation; null until the campaign has ended. */
export const bucketAnalytics = z.extend(analyticsCounts, {
  mockDeliverability: z.enum(BUCKETS),
  expected: z.nullable(expectedRates),
  interval80: z.nullable(expectedIntervals),
  /** Missing until the campaign has ended, and in older campaigns. */
  expectedOfReplies: z.optional(expectedOfReplies),
  /** The open rate of the first email; only in campaigns with several emails. */
  expectedOpenedFirst: z.optional(z.nullable(expectedOpen)),
  /** One entry per email, and after how many it stops paying; only in campaigns with several emails. */
  steps: z.optional(z.array(stepResult)),
  stopAfter: z.optional(z.nullable(stopAfter)),
  /** With a history: for the sender first, then for an unknown sender. Missing if the campaign was launched without one. */
  forecasts: z.optional(z.array(forecastFor)),
});
export type BucketAnalytics = z.output<typeof bucketAnalytics>;

export const listAnalyticsRanges = {
  operationId: 'listAnalyticsRanges',
  method: 'GET',
  path: '/campaign/:campaignId/results/analytics/ranges',
  summary: 'Count each action at all ten buckets, lowest first',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(bucketAnalytics).check(z.length(10)),
  errors: ['campaign_not_found'],
} as const satisfies Endpoint;

export const listStepResults = {
  operationId: 'listStepResults',
  method: 'GET',
  path: '/campaign/:campaignId/results/steps',
  summary: 'Get the results of each email of a sequence at one bucket, in order',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: analyticsQuery,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({
    campaignId: z.string(),
    mockDeliverability: z.enum(BUCKETS),
    /** Simulated leads. */
    total: z.int().check(z.nonnegative()),
    /** Emails of the longest sequence in the list; 1 if there are no follow-ups. */
    emails: z.int().check(z.minimum(1), z.maximum(MAX_EMAILS)),
    /** Null until the campaign has ended. */
    stopAfter: z.nullable(stopAfter),
    steps: z.array(stepResult),
  }),
  errors: ['invalid_input', 'campaign_not_found'],
} as const satisfies Endpoint;

export const listCampaignAnalytics = {
  operationId: 'listCampaignAnalytics',
  method: 'GET',
  path: '/campaign/analytics/',
  summary: 'Count each action of every campaign at one bucket',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: z.object({ bucket: z.optional(bucket) }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(
    z.extend(campaignAnalytics, {
      /** Replies at each of the ten buckets, for the sparkline. */
      replyByBucket: z.array(z.int()).check(z.length(10)),
      /** Expected rates at the requested bucket; null until the campaign has ended. */
      expected: z.nullable(expectedRates),
      interval80: z.nullable(expectedIntervals),
      expectedOpenedFirst: z.optional(z.nullable(expectedOpen)),
      /** As in the ranges, at the requested bucket; null without a history. */
      forecasts: z.optional(z.nullable(z.array(forecastFor))),
    }),
  ),
  errors: ['invalid_input'],
} as const satisfies Endpoint;

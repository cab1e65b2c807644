import * as z from 'zod/mini';
import { analyticsCounts, bucket, progress, timestamp } from './shapes.ts';

const campaignCompleted = z.object({
  orgId: z.string(),
  campaignId: z.string(),
  campaignName: z.string(),
  createdAt: timestamp,
  completedAt: timestamp,
  progress,
  /** Emails of the longest sequence in the list; 1 without follow-ups. */
  emails: z.int(),
  /** The counts of the default bucket. */
  analytics: z.extend(analyticsCounts, { bucket }),
});
const insightsReady = z.object({ orgId: z.string(), campaignId: z.string(), campaignName: z.string() });
const creditsLow = z.object({
  orgId: z.string(),
  creditBalance: z.int(),
  /** The mock credits that this period has granted. */
  periodCredits: z.int(),
  planName: z.string(),
  currentPeriodEnd: timestamp,
});

/** The body of a webhook's request; `timestamp` is when the event happened, the same at every attempt. */
export const webhookPayload = z.discriminatedUnion('type', [
  z.object({ type: z.literal('campaign.completed'), timestamp, data: campaignCompleted }),
  z.object({ type: z.literal('insights.ready'), timestamp, data: insightsReady }),
  z.object({ type: z.literal('credits.low'), timestamp, data: creditsLow }),
  z.object({ type: z.literal('webhook.test'), timestamp, data: z.object({ orgId: z.string(), message: z.string() }) }),
]);
export type WebhookPayload = z.output<typeof webhookPayload>;

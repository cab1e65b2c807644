import { FIT_LEVELS } from '@coldcast/rules/fitLevels';
import { DETAILED_ACTIONS, LEAD_ACTIONS, REPLY_INTENTS } from '@coldcast/rules/leadActions';
import { MAX_EMAILS } from '@coldcast/rules/leadFile/limits';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { campaignParams, empty, none } from './shapes.ts';

/** One email of a lead. An empty subject line stays in the thread of the previous email; `waitDays` is missing in the first email. */
const threadEntry = z.object({ position: z.int(), subjectLine: z.string(), emailBody: z.string(), waitDays: z.optional(z.int()) });
const intent = z.enum(REPLY_INTENTS);
const sentiment = z.enum(['positive', 'neutral', 'negative']);

/** Whether the lead decides on the offer, works close to it or is far from it, with the probability and the reason in words. */
const leadFit = z.object({ level: z.enum(FIT_LEVELS), probability: z.number().check(z.minimum(0), z.maximum(1)), reason: z.string() });
export type LeadFit = z.output<typeof leadFit>;

const bucketIndex = z.int().check(z.minimum(0), z.maximum(9));

/**
 * One email of a sequence: the lowest bucket index at which it reaches the inbox or is opened, if sent, and whether the lead answers after
 * opening it.
 */
export const stepThresholds = z.object({ inboxFrom: z.nullable(bucketIndex), opensFrom: z.nullable(bucketIndex), answers: z.boolean() });

/** One simulated lead. The first block is for the requested bucket; the `IfOpened` fields hold for any bucket. */
export const resultRow = z.object({
  leadId: z.string(),
  leadName: z.nullable(z.string()),
  leadCompany: z.nullable(z.string()),
  leadTitle: z.nullable(z.string()),
  personalLinkedinUrl: z.string(),
  /** null = reached the inbox, not opened; `classify_as_spam` = filed as spam. */
  primaryAction: z.nullable(z.enum(LEAD_ACTIONS)),
  detailedAction: z.nullable(z.enum(DETAILED_ACTIONS)),
  reply: z.nullable(z.string()),
  replyIntent: z.nullable(intent),
  replySentiment: z.nullable(sentiment),
  /** Which email is answered (replied to, unsubscribed from or reported) at the requested bucket, 1 for the first; null if none is. */
  answeredStep: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_EMAILS)))),
  /** All emails of the lead; those after the answered one are not sent. */
  originalEmailThread: z.array(threadEntry),
  /** Lowest bucket index (0 to 9) at which the email, or any email of a sequence, is opened; null = never. */
  opensFrom: z.nullable(bucketIndex),
  inboxFrom: z.nullable(bucketIndex),
  /** One entry for each email of a sequence; null if the lead gets one email. */
  steps: z.optional(z.nullable(z.array(stepThresholds))),
  /** With several emails: how the lead answers if it opens one that it answers. */
  actionIfOpened: z.enum(DETAILED_ACTIONS),
  /** With several emails: what the lead does if it opens one and answers none. */
  quietActionIfOpened: z.optional(z.nullable(z.enum(DETAILED_ACTIONS))),
  replyIfOpened: z.nullable(z.string()),
  replyIntentIfOpened: z.nullable(intent),
  replySentimentIfOpened: z.nullable(sentiment),
  email: z.nullable(z.string()),
  /** How the offer fits the lead; null if unknown, and in campaigns launched before offers were read. */
  fit: z.optional(z.nullable(leadFit)),
  /** Every cell of the lead's row in the file as [header, value], in the file's order; only with `include=cells`. */
  originalCells: z.optional(z.nullable(z.array(z.tuple([z.string(), z.string()])))),
});
export type ResultRow = z.output<typeof resultRow>;

export const listResults = {
  operationId: 'listResults',
  method: 'GET',
  path: '/campaign/:campaignId/results',
  summary: 'List what every simulated lead did, the most likely to open first',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: z.object({ primary_action: z.optional(z.string()), bucket: z.optional(z.string()), include: z.optional(z.literal('cells')) }),
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
  summary: 'Get the progress of a campaign: how many leads are done',
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

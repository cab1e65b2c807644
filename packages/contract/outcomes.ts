import { BUCKETS } from '@coldcast/rules/deliverability';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { sendFigures } from './sends.ts';
import { campaignParams, empty, none, timestamp } from './shapes.ts';

const count = z.int().check(z.nonnegative());
const share = z.number().check(z.minimum(0), z.maximum(1));
const interval = z.tuple([share, share]);

/** What really happened with a launched campaign. A correction is a new entry; the old ones stay. */
export const outcomeEntry = z.object({
  outcomeId: z.string(),
  /** Day of the first real email. */
  sentOn: z.iso.date(),
  figures: sendFigures,
  hasAutomaticReplies: z.nullable(z.boolean()),
  /** Why an earlier entry was corrected; null on the first. */
  reason: z.nullable(z.string()),
  /** Name of the person who reported or confirmed it; null if that person was deleted. */
  reportedBy: z.nullable(z.string()),
  createdAt: timestamp,
});
export type OutcomeEntry = z.output<typeof outcomeEntry>;

/** A forecast rate: the median, the band of the true rate, and the band of what the real number of sends may show. */
const forecastRate = z.object({ median: share, trueRate80: interval, seen80: z.nullable(interval) });

/** Parts of the gap between a result and its forecast, in log odds of replying; each with the chance that it is the largest part. */
export const gapPart = z.object({
  part: z.enum(['chance', 'placement', 'sender', 'rest']),
  mean: z.number(),
  interval80: z.tuple([z.number(), z.number()]),
  probability: share,
});

export const difference = z.object({
  /** Human replies per delivered email, and the forecast's median. */
  actual: share,
  expected: share,
  /** Whether the result is within the range that a send may show. */
  isWithin80: z.boolean(),
  parts: z.array(gapPart),
  /** What would help to tell the parts apart. */
  advice: z.array(
    z.object({
      kind: z.enum(['seed_test', 'more_sends', 'change_one', 'nothing_to_explain', 'cannot_tell']),
      count: z.nullable(count),
      text: z.string(),
    }),
  ),
});
export type Difference = z.output<typeof difference>;

/** A frozen forecast with its results. */
export const recordEntry = z.object({
  campaignId: z.string(),
  campaignName: z.string(),
  launchedAt: timestamp,
  /** The campaign was deleted here; its entry stays. */
  isDeleted: z.boolean(),
  leads: count,
  /** The bucket of the forecast: that of the campaign's usual open rate, otherwise 40-50. */
  bucket: z.enum(BUCKETS),
  /** Whose forecast it was: the sender's, with a history, or an unknown sender's. */
  for: z.enum(['sender', 'unknown_sender']),
  /** The history it is based on; null without one. */
  senderVersion: z.nullable(z.string()),
  senderCampaigns: count,
  engine: z.string(),
  priorsVersion: z.string(),
  /** SHA-256 of everything the forecast depends on, as hex. */
  inputHash: z.string(),
  reply: forecastRate,
  open: forecastRate,
  interest: forecastRate,
  /** All reported results, oldest first; the last one counts. */
  outcomes: z.array(outcomeEntry),
  /** Human replies per delivered email; null without a result. */
  actualReply: z.nullable(share),
  isScored: z.boolean(),
  notScored: z.nullable(z.enum(['no_result', 'sent_before_launch', 'in_its_own_history', 'no_replies_told'])),
  /** Position of the result within the forecast distribution, from 0 to 1; null unless scored. */
  rank: z.nullable(share),
  isInside80: z.nullable(z.boolean()),
  /** Log of the probability the forecast gave to the result, and those of two baselines (natural logarithm; higher is better). */
  logScore: z.nullable(z.object({ forecast: z.number(), ownAverage: z.nullable(z.number()), publishedAverage: z.number() })),
});
export type RecordEntry = z.output<typeof recordEntry>;

/** A campaign's real result, as reported. */
const saidOutcome = z.strictObject({
  sentOn: z.string(),
  sent: z.number(),
  delivered: z.optional(z.number()),
  opened: z.optional(z.number()),
  replied: z.optional(z.number()),
  positiveReplies: z.optional(z.number()),
  bounced: z.optional(z.number()),
  unsubscribed: z.optional(z.number()),
  spamReports: z.optional(z.number()),
  hasAutomaticReplies: z.optional(z.boolean()),
  reason: z.optional(z.string()),
});

export const recordOutcome = {
  operationId: 'recordOutcome',
  method: 'POST',
  path: '/campaign/:campaignId/outcome',
  summary: 'Record what really happened with a campaign; a later result is a correction and needs a reason',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: campaignParams,
  query: empty,
  body: saidOutcome,
  bodyKind: 'json',
  status: 200,
  answer: z.object({ message: z.string(), isNew: z.boolean(), outcome: outcomeEntry }),
  errors: ['invalid_input', 'missing_field', 'campaign_not_found', 'campaign_not_finished', 'reason_needed', 'demo_account'],
} as const satisfies Endpoint;

export const getOutcome = {
  operationId: 'getOutcome',
  method: 'GET',
  path: '/campaign/:campaignId/outcome',
  summary: 'Compare a campaign’s real result with its forecast, and explain the difference',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({
    /** Null until the campaign has ended. */
    entry: z.nullable(recordEntry),
    /** Null without a result that includes replies. */
    difference: z.nullable(difference),
  }),
  errors: ['campaign_not_found'],
} as const satisfies Endpoint;

export const getTrackRecord = {
  operationId: 'getTrackRecord',
  method: 'GET',
  path: '/track-record',
  summary: 'List every frozen forecast, what really happened, and how good the forecasts were',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({
    summary: z.object({
      /** Launches older than 30 days, and how many of them have no result. */
      oldLaunches: count,
      oldLaunchesWithoutResult: count,
      scored: count,
      /** False with fewer than five results: then nothing below allows a verdict. */
      isEnough: z.boolean(),
      inside80: count,
      /** 95% Wilson interval of the share of results inside the band; null without results. */
      insideWilson95: z.nullable(interval),
      /** How many results are in each fifth of their band, lowest first. */
      ranks: z.array(count).check(z.length(5)),
      meanLogScore: z.nullable(z.object({ forecast: z.number(), ownAverage: z.nullable(z.number()), publishedAverage: z.number() })),
      /** Pairs of scored campaigns where the higher forecast also had the higher reply rate. */
      pairs: z.object({ calledRight: count, of: count }),
    }),
    /** Newest launch first. */
    entries: z.array(recordEntry),
  }),
  errors: [],
} as const satisfies Endpoint;
export type TrackRecord = z.output<typeof getTrackRecord.answer>;

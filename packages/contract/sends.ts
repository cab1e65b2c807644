import { BUCKETS } from '@coldcast/rules/deliverability';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, messageAnswer, none, timestamp } from './shapes.ts';

const count = z.int().check(z.nonnegative());
const share = z.number().check(z.minimum(0), z.maximum(1));
const interval = z.tuple([share, share]);

/**
 * Tools whose campaign exports are recognized by their headers; `typed` was typed in, `other` came from a file whose columns a person
 * chose.
 */
export const SEND_TOOLS = [
  'instantly',
  'smartlead',
  'lemlist',
  'apollo',
  'hubspot',
  'reply_io',
  'woodpecker',
  'outreach',
  'salesloft',
  'other',
  'typed',
] as const;
export const sendTool = z.enum(SEND_TOOLS);

/** What really happened with a campaign. Unreported figures are null. No field identifies a person. */
export const sendFigures = z.object({
  sent: count,
  delivered: z.nullable(count),
  opened: z.nullable(count),
  replied: z.nullable(count),
  positiveReplies: z.nullable(count),
  bounced: z.nullable(count),
  unsubscribed: z.nullable(count),
  spamReports: z.nullable(count),
  listSize: z.nullable(count),
});
export type SendFigures = z.output<typeof sendFigures>;

const day = z.iso.date();

/** One campaign of Your sends with its newest figures. */
export const sendItem = z.object({
  sendId: z.string(),
  tool: sendTool,
  /** The tool's own id if its export has one. */
  toolCampaignId: z.nullable(z.string()),
  name: z.string(),
  /** Day of the first email; null if the file does not say. */
  startedOn: z.nullable(day),
  figures: sendFigures,
  /** Whether the replies include automatic ones; null if nobody said. Unknown counts as not included. */
  hasAutomaticReplies: z.nullable(z.boolean()),
  /** Whether the sent email is known; it is read once, and what was learned from it stays when its text is deleted. */
  isEmailKnown: z.boolean(),
  /** The campaign launched here that this is the real send of; null if there is none. */
  campaignId: z.nullable(z.string()),
  /** Increases with each change of the figures. */
  version: z.int().check(z.minimum(1)),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type SendItem = z.output<typeof sendItem>;

/** Which column each field is read from; null is not read. */
export const sendColumns = z.record(z.string(), z.nullable(z.int().check(z.nonnegative())));

const invalidSendRow = z.object({ row: z.int(), problems: z.array(z.string()) });

/** A campaign as typed in: five numbers and a name are enough. */
export const typedSend = z.strictObject({
  name: z.string(),
  startedOn: z.optional(z.string()),
  sent: z.number(),
  delivered: z.optional(z.number()),
  opened: z.optional(z.number()),
  replied: z.optional(z.number()),
  positiveReplies: z.optional(z.number()),
  bounced: z.optional(z.number()),
  unsubscribed: z.optional(z.number()),
  spamReports: z.optional(z.number()),
  listSize: z.optional(z.number()),
  hasAutomaticReplies: z.optional(z.boolean()),
  /** The email that was sent: read once, and kept as long as leads are. */
  email: z.optional(z.strictObject({ subject: z.string(), body: z.string() })),
  /** A campaign launched here that this is the real send of: its own emails on its own list are read. */
  campaignId: z.optional(z.string()),
});
export type TypedSend = z.output<typeof typedSend>;

/** The rows of a file that could not be read, with their number; an answer lists the first ones. */
export const unreadRows = z.object({ invalidRows: z.array(invalidSendRow), invalidRowCount: count });

export const importSends = {
  operationId: 'importSends',
  method: 'POST',
  path: '/sends',
  summary: 'Import a sending tool’s campaign export as multipart, or campaigns as JSON; importing the same figures again changes nothing',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: none,
  query: empty,
  /**
   * With a file: `automaticReplies` says whether its replies include automatic ones, `columns` is a JSON object of column numbers for a
   * file with unknown headers. Without one: `campaigns`.
   */
  body: z.strictObject({
    automaticReplies: z.optional(z.enum(['counted', 'not_counted'])),
    columns: z.optional(z.string()),
    campaigns: z.optional(z.array(typedSend).check(z.maxLength(500))),
  }),
  bodyKind: 'either',
  carriesEmail: true,
  status: 200,
  answer: z.object({
    message: z.string(),
    /** `mapping_needed`: nothing was stored, because the headers are unknown; send the file again with `columns`. */
    result: z.enum(['imported', 'mapping_needed']),
    tool: z.nullable(sendTool),
    /** One row per campaign, or one per email, which were counted. */
    rows: z.nullable(z.enum(['campaigns', 'emails'])),
    headers: z.array(z.string()),
    /** Which column each field is read from. */
    columns: sendColumns,
    added: count,
    updated: count,
    unchanged: count,
    ...unreadRows.shape,
    /** How dates such as 03/04/2026 were read if the file leaves it open; null if it does not. */
    guessedDays: z.nullable(z.enum(['day_first', 'month_first'])),
    /** What was left out of accepted rows, and why. */
    notes: z.array(z.object({ row: z.int(), text: z.string() })),
    /** The campaigns of this import, as stored now. */
    sends: z.array(sendItem),
  }),
  errors: [
    'invalid_input',
    'missing_field',
    'no_file',
    'not_csv',
    'csv_unreadable',
    'no_valid_sends',
    'sends_limit',
    'campaign_not_found',
    'demo_account',
    'too_large',
    'unsupported_media',
  ],
} as const satisfies Endpoint;
export type ImportSendsAnswer = z.output<typeof importSends.answer>;

const bucketShare = z.object({ bucket: z.enum(BUCKETS), probability: share });

/** A true reply rate as a fraction of delivered emails: the median and the 80% interval. */
const replyBand = z.object({ median: share, interval80: interval });
export type ReplyBand = z.output<typeof replyBand>;

/** What a history tells about its sender, as figures to show. */
export const senderSummary = z.object({
  /** Identifies the history: the same campaigns and figures have the same version. */
  version: z.string(),
  campaigns: count,
  delivered: count,
  /** This sender's level over all campaigns, in log odds of a reply given an open. */
  level: z.object({ mean: z.number(), sd: z.number() }),
  /** Standard deviation between this sender's campaigns, in log odds. */
  spread: z.object({ median: z.number(), interval80: z.tuple([z.number(), z.number()]) }),
  /** Share of unopened emails that machines open. */
  machineOpens: z.object({ median: share, interval80: interval }),
  buckets: z.array(bucketShare).check(z.length(10)),
  /** Replies to the reference email on 500 leads at the sender's most likely bucket: for this sender, and for an unknown one. */
  reply: z.object({ bucket: z.enum(BUCKETS), sender: replyBand, unknownSender: replyBand }),
  /** The last campaign differs so much from the others that the range became wider. */
  isContradicted: z.boolean(),
  /** Campaigns whose replies all count as human, because nobody said whether automatic ones are included. */
  assumedHuman: count,
});
export type SenderSummary = z.output<typeof senderSummary>;

export const listSends = {
  operationId: 'listSends',
  method: 'GET',
  path: '/sends',
  summary: 'List past campaigns, newest first, and what they say about the sender',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({
    /** Null without a campaign to learn from. */
    sender: z.nullable(senderSummary),
    sends: z.array(sendItem),
  }),
  errors: [],
} as const satisfies Endpoint;

export const getSenderHistory = {
  operationId: 'getSenderHistory',
  method: 'GET',
  path: '/sends/history',
  summary: 'Get the history behind this sender’s forecasts, as the engine uses it',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({
    sender: z.nullable(senderSummary),
    /** The engine's `SenderPosterior` as plain JSON; null without a history. */
    posterior: z.nullable(z.record(z.string(), z.unknown())),
  }),
  errors: [],
} as const satisfies Endpoint;

const automaticReplies = z.enum(['counted', 'not_counted']);

/** One version of a campaign's figures. */
const sendVersion = z.object({
  version: z.int().check(z.minimum(1)),
  figures: sendFigures,
  hasAutomaticReplies: z.nullable(z.boolean()),
  /** Name of the person who imported it; null if unknown. */
  reportedBy: z.nullable(z.string()),
  createdAt: timestamp,
});
export type SendVersion = z.output<typeof sendVersion>;

export const listSendVersions = {
  operationId: 'listSendVersions',
  method: 'GET',
  path: '/sends/:sendId/versions',
  summary: 'List every version of a past campaign, newest first: its figures, when they were reported, and by whom',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: z.object({ sendId: z.string() }),
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(sendVersion),
  errors: ['send_not_found'],
} as const satisfies Endpoint;

export const answerAutomaticReplies = {
  operationId: 'answerAutomaticReplies',
  method: 'POST',
  path: '/sends/automatic-replies',
  summary: 'Say whether replies include automatic ones, for the past campaigns named or for all that do not say',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: none,
  query: empty,
  body: z.strictObject({ automaticReplies, sendIds: z.optional(z.array(z.string()).check(z.maxLength(1000))) }),
  bodyKind: 'json',
  status: 200,
  answer: z.object({ message: z.string(), updated: count }),
  errors: ['invalid_input', 'missing_field', 'send_not_found', 'demo_account'],
} as const satisfies Endpoint;

export const deleteSend = {
  operationId: 'deleteSend',
  method: 'DELETE',
  path: '/sends/:sendId',
  summary: 'Delete a past campaign; its numbers stay in the track record',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: z.object({ sendId: z.string() }),
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: messageAnswer,
  errors: ['send_not_found', 'demo_account'],
} as const satisfies Endpoint;

export const getDeliverabilityEstimate = {
  operationId: 'getDeliverabilityEstimate',
  method: 'GET',
  path: '/deliverability-estimate',
  summary: 'Estimate your usual open rate from what you know: opens, a seed test, replies, bounces, a spam rate, past campaigns',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  /** Whole numbers; each count comes with its total. `history=off` ignores past campaigns. */
  query: z.object({
    delivered: z.optional(z.string()),
    opened: z.optional(z.string()),
    replied: z.optional(z.string()),
    seedAddresses: z.optional(z.string()),
    seedInbox: z.optional(z.string()),
    sent: z.optional(z.string()),
    bounced: z.optional(z.string()),
    spamRate: z.optional(z.enum(['under_0.1', '0.1_to_0.3', 'over_0.3'])),
    history: z.optional(z.enum(['on', 'off'])),
  }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({
    buckets: z.array(bucketShare).check(z.length(10)),
    /** Null if nothing is known. */
    mostLikely: z.nullable(z.enum(BUCKETS)),
    /** The fewest other buckets that hold 80% together with the most likely one. */
    possible: z.array(z.enum(BUCKETS)),
    machineOpens: z.object({ median: share, interval80: interval }),
    /** What was used. */
    evidence: z.array(z.enum(['opens', 'replies', 'seed_test', 'bounces', 'spam_rate', 'history'])),
    /** Past campaigns used. */
    campaigns: count,
  }),
  errors: ['invalid_input'],
} as const satisfies Endpoint;

import { MAX_COMPLAINT_PRICE } from '@coldcast/rules/complaintPrices';
import { REPLY_INTENTS } from '@coldcast/rules/leadActions';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { bucket, campaignParams, empty, none } from './shapes.ts';

const count = z.int().check(z.nonnegative());
const share = z.number().check(z.minimum(0), z.maximum(1));
const amount = z.number().check(z.nonnegative());
const interval = z.tuple([amount, amount]);

/** In interested replies. */
const price = z.number().check(z.minimum(0), z.maximum(MAX_COMPLAINT_PRICE));
export const complaintPrices = z.object({ spamReport: price, unsubscribe: price });

export const audienceGroup = z.enum(['send_first', 'send_next', 'leave_out']);

/** Expected counts for some leads. */
const sums = z.object({ leads: count, interest: amount, replies: amount, unsubscribes: amount, spamReports: amount });

const group = z.extend(sums, {
  group: audienceGroup,
  /** What its leads have in common, most frequent first. */
  reasons: z.array(z.object({ text: z.string(), leads: count })),
});

/** Rates are fractions of emails sent. */
const audienceLead = z.object({
  leadId: z.string(),
  name: z.nullable(z.string()),
  company: z.nullable(z.string()),
  title: z.nullable(z.string()),
  group: audienceGroup,
  reason: z.string(),
  /** The colleague to email first; null if there is none. */
  askedAfter: z.nullable(z.string()),
  interest: share,
  reply: share,
  unsubscribe: share,
  spamReport: share,
  /** Interested replies minus what complaints cost. */
  net: z.number(),
});

const curvePoint = z.object({
  /** How many leads, from the top, get the email. */
  leads: count,
  interest: amount,
  interest80: interval,
  spamReports: amount,
  spamReports80: interval,
  /** Of the leads after the cut. */
  interestLost80: interval,
  spamReportsAvoided80: interval,
  /** Chance that spam reports in the budget's send exceed each of its limits. */
  chances: z.array(share),
});

const expectedReply = z.object({
  intent: z.enum(REPLY_INTENTS),
  /** As a share of all replies, with the 80% interval of the true share. */
  share,
  share80: z.tuple([share, share]),
  /** Simulated: no person wrote them. */
  examples: z.array(z.object({ leadId: z.string(), name: z.nullable(z.string()), text: z.string() })),
  raisedBy: z.array(z.object({ factorId: z.string(), label: z.string(), quote: z.nullable(z.string()) })),
});

export const audienceAnswer = z.object({
  bucket,
  prices: complaintPrices,
  /** How many people get the text: all rates assume this number, whatever the cut. */
  sendSize: count,
  /** Send first, then, leave out. */
  groups: z.array(group).check(z.length(3)),
  all: sums,
  /** The chosen cut; by default everyone who is not in "leave out". */
  cut: z.extend(curvePoint, { kept: sums, leftOut: sums, sentence: z.string() }),
  /** For the send that the list belongs to, of at least 1,000 people. */
  budget: z.object({
    /** Emails in that send, if nobody answers: providers count reports per email. */
    emails: z.int(),
    people: count,
    limits: z.array(z.object({ perThousand: count, mostReports: count, chance: share, chanceWithAll: share })),
  }),
  /** In sending order. */
  leads: z.array(audienceLead),
  /** Shortest cut first. */
  curve: z.array(curvePoint),
  /** Most frequent first. */
  replies: z.array(expectedReply),
});
export type AudienceAnswer = z.output<typeof audienceAnswer>;

export const getAudience = {
  operationId: 'getAudience',
  method: 'GET',
  path: '/campaign/:campaignId/audience',
  summary: 'Sort the leads into three groups, and show what each cut gains and risks and which replies to expect',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: campaignParams,
  /** `cut`: how many leads get the email. Prices default to the organization's. */
  query: z.object({
    bucket: z.optional(z.string()),
    cut: z.optional(z.string()),
    spamReportPrice: z.optional(z.string()),
    unsubscribePrice: z.optional(z.string()),
  }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: audienceAnswer,
  errors: ['invalid_input', 'campaign_not_found', 'audience_not_ready', 'leads_deleted'],
} as const satisfies Endpoint;

const aboutPrices = {
  path: '/organisation/complaint-prices',
  access: 'session',
  params: none,
  query: empty,
  status: 200,
} as const;

export const getComplaintPrices = {
  ...aboutPrices,
  operationId: 'getComplaintPrices',
  method: 'GET',
  scope: 'read',
  summary: 'Get what a spam report and an opt-out cost, in interested replies',
  blockedForDemo: false,
  body: none,
  bodyKind: 'none',
  answer: complaintPrices,
  errors: [],
} as const satisfies Endpoint;

export const setComplaintPrices = {
  ...aboutPrices,
  operationId: 'setComplaintPrices',
  method: 'PUT',
  scope: 'manage',
  summary: 'Set what a spam report and an opt-out cost the organization, in interested replies from 0 to 100',
  blockedForDemo: true,
  body: z.strictObject({ spamReport: z.number(), unsubscribe: z.number() }),
  bodyKind: 'json',
  answer: complaintPrices,
  errors: ['invalid_input', 'missing_field', 'demo_account'],
} as const satisfies Endpoint;

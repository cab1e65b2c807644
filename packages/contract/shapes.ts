import { BUCKETS } from '@coldcast/rules/deliverability';
import { MAX_EMAILS, MAX_WAIT_DAYS } from '@coldcast/rules/leadFile/limits';
import * as z from 'zod/mini';

/** Schemas that several calls share. */
export const none = z.undefined();
export const empty = z.strictObject({});
export const timestamp = z.iso.datetime({ offset: true });
export const messageAnswer = z.object({ message: z.string() });
export const campaignParams = z.object({ campaignId: z.string() });
export const bucket = z.enum(BUCKETS);
const count = z.int().check(z.nonnegative());

export const progress = z.object({ total: count, success: count, failed: count });

export const analyticsCounts = z.object({
  total: count,
  not_opened: count,
  reply: count,
  reply_positive: count,
  reply_negative: count,
  reply_neutral: count,
  archive: count,
  delete: count,
  no_action: count,
  unsubscribe: count,
  report_spam: count,
  forward_internally: count,
  remind_me_later: count,
  classify_as_spam: count,
  /** Leads who opened their first email, on which a bucket's open rate is based; with one email, total - not_opened. */
  openedFirst: z.optional(count),
});

const share = z.number().check(z.minimum(0), z.maximum(1));
const interval = z.tuple([share, share]);

/** Rates the engine expects, as fractions of emails sent. */
export const expectedRates = z.object({
  inbox: share,
  open: share,
  reply: share,
  interest: share,
  unsubscribe: share,
  spam_report: share,
  forward: share,
  remind_later: share,
  archive: share,
  delete: share,
  no_action: share,
});
export type ExpectedRates = z.output<typeof expectedRates>;

const ratio = z.number().check(z.nonnegative());
const expectedRatio = z.object({ expected: ratio, interval80: z.tuple([ratio, ratio]) });

/** Rates divided by the reply rate, with the 80% interval of the true ratio; forwards and reminders can exceed 1 if replies are rare. */
export const expectedOfReplies = z.object({ interest: expectedRatio, forward: expectedRatio, remind_later: expectedRatio });
export type ExpectedOfReplies = z.output<typeof expectedOfReplies>;

/** 80% interval of the true rate, for each rate of `expectedRates`. */
export const expectedIntervals = z.record(z.keyof(expectedRates), interval);
export type ExpectedIntervals = z.output<typeof expectedIntervals>;

/** A forecast at one bucket, for the sender with its history or for an unknown sender: medians and 80% intervals of the true rate. */
export const forecastFor = z.object({
  for: z.enum(['sender', 'unknown_sender']),
  median: expectedRates,
  interval80: expectedIntervals,
  /** 80% interval of what one run of this list may show. */
  run80: expectedIntervals,
  ofReplies: z.optional(expectedOfReplies),
});
export type ForecastFor = z.output<typeof forecastFor>;

/** The expected open rate of the first email, if `open` is that of any email of a sequence. */
export const expectedOpen = z.object({ expected: share, interval80: interval, run80: interval });
export type ExpectedOpen = z.output<typeof expectedOpen>;

/** A later email of a sequence. An empty subject stays in the thread of the previous email; `waitDays` are counted from that email. */
export const followUp = z.object({
  subject: z.string(),
  body: z.string(),
  waitDays: z.int().check(z.minimum(0), z.maximum(MAX_WAIT_DAYS)),
});
export type FollowUp = z.output<typeof followUp>;

const stepRates = z.object({ inbox: share, open: share, reply: share, interest: share, unsubscribe: share, spam_report: share });
const stepIntervals = z.record(z.keyof(stepRates), interval);

/** Expected rates of one email of a sequence at one bucket, per lead of the whole list. */
export const stepExpectation = z.object({
  step: z.int().check(z.minimum(1), z.maximum(MAX_EMAILS)),
  /** Share of the list's leads who get this email. */
  stillIn: share,
  expected: stepRates,
  interval80: stepIntervals,
});

/** One email of a sequence at one bucket: counts of leads, and what the engine expects per lead of the whole list. */
export const stepResult = z.object({
  /** 1 for the first email. */
  step: z.int().check(z.minimum(1), z.maximum(MAX_EMAILS)),
  /** Leads who are sent this email: they have one and answered none before it. */
  stillIn: count,
  inbox: count,
  opened: count,
  reply: count,
  reply_positive: count,
  unsubscribe: count,
  report_spam: count,
  /** Null, like every expectation, until the campaign has ended. */
  expectedStillIn: z.nullable(share),
  expected: z.nullable(stepRates),
  interval80: z.nullable(stepIntervals),
  /** This email and all earlier ones together: the share of leads who got any of them in the inbox, opened any, or answered any. */
  upTo: z.nullable(z.object({ expected: stepRates, interval80: stepIntervals })),
});
export type StepResult = z.output<typeof stepResult>;

/**
 * Emails worth sending: the next one costs more in spam reports and opt-outs than its interested replies bring. 0 if not even the first
 * pays.
 */
export const stopAfter = z.int().check(z.minimum(0), z.maximum(MAX_EMAILS));
/** One note above a campaign's rates about its emails. */
export const emailBanner = z.object({ about: z.enum(['scam', 'kind', 'advert', 'language', 'cut']), text: z.string() });
export type EmailBanner = z.output<typeof emailBanner>;

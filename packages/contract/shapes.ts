import { BUCKETS } from '@coldcast/rules/deliverability';
import { z } from 'zod';

/** Shapes that several calls share. */
export const none = z.undefined();
export const empty = z.strictObject({});
export const timestamp = z.iso.datetime({ offset: true });
export const messageAnswer = z.object({ message: z.string() });
export const campaignParams = z.object({ campaignId: z.string() });
export const bucket = z.enum(BUCKETS);
const count = z.int().nonnegative();

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
});

const share = z.number().min(0).max(1);
const interval = z.tuple([share, share]);

/** Rates the engine expects, as fractions of mails sent. */
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

const ratio = z.number().nonnegative();
const expectedRatio = z.object({ expected: ratio, interval80: z.tuple([ratio, ratio]) });

/** Rates divided by the reply rate, with the 80 % interval of the true ratio; forwards and reminders can pass 1 where replies are rare. */
export const expectedOfReplies = z.object({ interest: expectedRatio, forward: expectedRatio, remind_later: expectedRatio });
export type ExpectedOfReplies = z.output<typeof expectedOfReplies>;

/** 80 % interval of the true rate, for each rate of `expectedRates`. */
export const expectedIntervals = z.record(z.keyof(expectedRates), interval);
export type ExpectedIntervals = z.output<typeof expectedIntervals>;

/** A forecast at one bucket, for the sender with its history or for an unknown sender: medians and 80% intervals of the true rate. */
export const forecastFor = z.object({
  for: z.enum(['sender', 'unknown_sender']),
  median: expectedRates,
  interval80: expectedIntervals,
  /** 80% interval of what one run of this list may show. */
  run80: expectedIntervals,
  ofReplies: expectedOfReplies.optional(),
});
export type ForecastFor = z.output<typeof forecastFor>;

/** One thing to be said above a campaign's rates of what its emails are. */
export const emailBanner = z.object({ about: z.enum(['scam', 'kind', 'advert', 'language', 'cut']), text: z.string() });
export type EmailBanner = z.output<typeof emailBanner>;

import type { ToldRate } from './engineSeam.ts';

/** An observed count and its total. */
export type Seen = { count: number; of: number };

/** One past campaign in the form learning takes. Unreported figures are null. Plain JSON. */
export type PastCampaign = {
  /** Delivered emails: sent minus bounced if both are known. */
  delivered: number;
  /** Human replies. Automatic ones are already subtracted, so it may be a fraction. */
  replies: number | null;
  opened: number | null;
  positive: number | null;
  unsubscribed: number | null;
  spamReports: number | null;
  /** What the engine expects of it: for its own text and list if known, otherwise for the reference email. */
  expected: CampaignReading;
};

/** The engine's expectation for a past campaign. Kept when the text is deleted. Plain JSON. */
export type CampaignReading = {
  /** The priors it was read with. */
  priors: string;
  /** True if the text was read; false if the reference email represents it. */
  isTextKnown: boolean;
  /** Log odds of each reported rate at the ten buckets. */
  eta: Readonly<Record<ToldRate, readonly number[]>>;
  /** Derivatives of the reply's log odds by parameter in standard deviations, at the ten buckets; small ones left out. */
  gradient: Readonly<Record<string, readonly number[]>>;
};

/** Evidence about the sender's usual open rate besides the campaigns. All optional. Plain JSON. */
export type BucketEvidence = {
  /** Tracked opens of delivered emails, not tied to a campaign. */
  trackedOpens?: Seen | undefined;
  /** Replies of delivered emails, not tied to a campaign. */
  replies?: Seen | undefined;
  /** Seed addresses whose inbox received the email. */
  seedTest?: Seen | undefined;
  /** Bounces of sent emails. */
  bounces?: Seen | undefined;
  /** The spam rate that a mailbox provider reports. */
  spamBand?: SpamBand | undefined;
};

/** Spam rates as mailbox providers report them: below 0.1%, from 0.1 to 0.3%, above 0.3%. */
export const SPAM_BANDS = ['under_0.1', '0.1_to_0.3', 'over_0.3'] as const;
export type SpamBand = (typeof SPAM_BANDS)[number];

/** The change of a rate's log odds: `shift` is added, and distances from the center are multiplied by `scale`. */
export type Adjustment = { shift: number; scale: number };

/** What is known about a sender if its campaigns' spread is in a range. Plain JSON. */
export type SpreadPosterior = {
  /** Probability of these spreads among all. */
  share: number;
  /** Posterior of w: the basis directions, then the sender's level in its own standard deviations. */
  mean: readonly number[];
  /** Lower triangular root of its covariance, rows one after the other, upper half left out. */
  root: readonly number[];
  /** Index of the first spread in `SenderPosterior.spreads`, and the probability of each from there on within this group. */
  from: number;
  spreads: readonly number[];
};

/** What is known about a sender if its usual open rate is in one bucket. Plain JSON. */
export type BucketPosterior = {
  /** How likely this bucket is. */
  probability: number;
  /** Small spreads first. */
  groups: readonly SpreadPosterior[];
  adjustments: Readonly<Record<Exclude<ToldRate, 'reply'>, Adjustment>>;
};

/** Everything a history tells about a sender. Plain JSON, a few kilobytes: stored with every launch that used it. */
export type SenderPosterior = {
  method: string;
  priors: string;
  /** Campaigns and delivered emails learned from. */
  campaigns: number;
  delivered: number;
  /** Engine parameters that the history informs, and the directions among them: direction by parameter. */
  parameters: readonly string[];
  basis: readonly (readonly number[])[];
  /** Standard deviations between campaigns, in log odds. */
  spreads: readonly number[];
  /** Ten, lowest bucket first. */
  buckets: readonly BucketPosterior[];
  /** The sender's effect on all its campaigns, in log odds of replying, over all buckets. */
  level: { mean: number; sd: number };
  /** How much this sender's campaigns vary, in log odds. */
  spread: { median: number; interval80: readonly [number, number] };
  /** Share of emails unopened by people that machines open, with its 80% interval. */
  machineOpens: { median: number; interval80: readonly [number, number] };
};

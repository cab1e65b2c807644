import type { ToldRate } from './engineSeam.ts';

/** A count of something that was seen, and of how many it could have been. */
export type Seen = { count: number; of: number };

/** One past campaign as learning takes it. What was not reported is null. Plain JSON. */
export type PastCampaign = {
  /** Emails delivered: sent less bounced where both are known. */
  delivered: number;
  /** Replies of people. Automatic ones are subtracted before, so it may be a fraction. */
  replies: number | null;
  opened: number | null;
  positive: number | null;
  unsubscribed: number | null;
  spamReports: number | null;
  /** What the engine expects of it: of its own text and list where known, of the reference email where not. */
  expected: CampaignReading;
};

/** What the engine said of a past campaign. Kept when the text is deleted. Plain JSON. */
export type CampaignReading = {
  /** The priors it was read with. */
  priors: string;
  /** True if the text was read; false if the reference email stands for it. */
  isTextKnown: boolean;
  /** Log odds of each told rate at the ten buckets. */
  eta: Readonly<Record<ToldRate, readonly number[]>>;
  /** Derivatives of the reply's log odds by parameter in standard deviations, at the ten buckets; small ones left out. */
  gradient: Readonly<Record<string, readonly number[]>>;
};

/** What tells of the sender's usual open rate beside the campaigns. All optional. Plain JSON. */
export type BucketEvidence = {
  /** Tracked opens of delivered emails, not tied to a campaign. */
  trackedOpens?: Seen | undefined;
  /** Replies of delivered emails, not tied to a campaign. */
  replies?: Seen | undefined;
  /** Seed addresses that found the email in the inbox. */
  seedTest?: Seen | undefined;
  /** Bounces of sent emails. */
  bounces?: Seen | undefined;
  /** The spam rate that a mailbox provider reports. */
  spamBand?: SpamBand | undefined;
};

/** Spam rates as mailbox providers report them: below 0.1%, from 0.1 to 0.3%, above 0.3%. */
export const SPAM_BANDS = ['under_0.1', '0.1_to_0.3', 'over_0.3'] as const;
export type SpamBand = (typeof SPAM_BANDS)[number];

/** A rate's log odds against what they were before: `shift` added, and distances from the center times `scale`. */
export type Adjustment = { shift: number; scale: number };

/** What is known of a sender where its campaigns differ by some of the spreads. Plain JSON. */
export type SpreadPosterior = {
  /** How likely these spreads are, of all. */
  share: number;
  /** Posterior of w: the basis directions, then the sender's level in its own standard deviations. */
  mean: readonly number[];
  /** Lower triangular root of its covariance, rows one after the other, upper half left out. */
  root: readonly number[];
  /** Place of the first spread in `SenderPosterior.spreads`, and how likely each from there on is within these. */
  from: number;
  spreads: readonly number[];
};

/** What is known of a sender if its usual open rate is one bucket. Plain JSON. */
export type BucketPosterior = {
  /** How likely this bucket is. */
  probability: number;
  /** Small spreads first. */
  groups: readonly SpreadPosterior[];
  adjustments: Readonly<Record<Exclude<ToldRate, 'reply'>, Adjustment>>;
};

/** All that a history says of a sender. Plain JSON, a few kilobytes: stored with every launch that used it. */
export type SenderPosterior = {
  method: string;
  priors: string;
  /** Campaigns and delivered emails learned from. */
  campaigns: number;
  delivered: number;
  /** Parameters of the engine that the history speaks of, and the directions among them: direction by parameter. */
  parameters: readonly string[];
  basis: readonly (readonly number[])[];
  /** Standard deviations between campaigns, in log odds. */
  spreads: readonly number[];
  /** Ten, lowest bucket first. */
  buckets: readonly BucketPosterior[];
  /** What this sender brings to all campaigns, in log odds of replying, over all buckets. */
  level: { mean: number; sd: number };
  /** How much this sender's campaigns differ, in log odds. */
  spread: { median: number; interval80: readonly [number, number] };
  /** How much machines open of what people do not, with its 80% interval. */
  machineOpens: { median: number; interval80: readonly [number, number] };
};

import { answeredStepAt } from './sequence/answeredStep.ts';
import type { StepThresholds } from './sequence/stepThresholds.ts';

/** The ten mock-deliverability buckets: ranges of a sender's usual open rate, in percent. Lowest first. */
export const BUCKETS = ['0-10', '10-20', '20-30', '30-40', '40-50', '50-60', '60-70', '70-80', '80-90', '90-100'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Position of a bucket in `BUCKETS`, 0 to 9. */
export type BucketIndex = number;

export const DEFAULT_BUCKET: Bucket = '40-50';
/** The buckets at the two ends of the estimated range cards. */
export const RANGE_LOW_BUCKET: Bucket = '20-30';
export const RANGE_HIGH_BUCKET: Bucket = '40-50';

export const toBucketIndex = (bucket: Bucket): BucketIndex => BUCKETS.indexOf(bucket);

/** Parses a bucket label such as `40-50`; undefined for anything else. */
export const parseBucket = (text: string): Bucket | undefined => BUCKETS.find((bucket) => bucket === text);

/** The bucket of a usual open rate in percent (0 to 100). Lower edges are inclusive: 40 is `40-50`; 100 is `90-100`. */
export function bucketOfOpenPercent(openPercent: number): Bucket | undefined {
  if (!(openPercent >= 0 && openPercent <= 100)) return undefined;
  return BUCKETS[Math.min(9, Math.floor(openPercent / 10))];
}

/**
 * A lead's emails over the ten buckets: the lowest bucket index at which any of them reaches the inbox or is opened, or null for never.
 * `steps` has one entry per email; absent or null if there is only one email.
 */
export type LeadThresholds = {
  inboxFrom: BucketIndex | null;
  opensFrom: BucketIndex | null;
  steps?: readonly StepThresholds[] | null | undefined;
};

export const isOpenedAt = (lead: LeadThresholds, bucket: BucketIndex): boolean => lead.opensFrom !== null && lead.opensFrom <= bucket;

export const isInboxedAt = (lead: LeadThresholds, bucket: BucketIndex): boolean => lead.inboxFrom !== null && lead.inboxFrom <= bucket;

/**
 * What a lead did at one bucket: its answer if it opens an email it answers, otherwise its quiet action if it opens any, otherwise
 * `not_opened` if any reached the inbox, otherwise `classify_as_spam`. Every count and every row uses this rule.
 */
export function actionAtBucket<Action extends string>(
  lead: LeadThresholds & { actionIfOpened: Action; quietActionIfOpened?: Action | null | undefined },
  bucket: BucketIndex,
): Action | 'not_opened' | 'classify_as_spam' {
  if (!isOpenedAt(lead, bucket)) return isInboxedAt(lead, bucket) ? 'not_opened' : 'classify_as_spam';
  const { actionIfOpened, quietActionIfOpened, steps } = lead;
  const isAnswered = steps === undefined || steps === null || answeredStepAt(lead, bucket) !== null;
  return isAnswered ? actionIfOpened : (quietActionIfOpened ?? actionIfOpened);
}

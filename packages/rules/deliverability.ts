import { answeredStepAt } from './sequence/answeredStep.ts';
import type { StepThresholds } from './sequence/stepThresholds.ts';

/** The ten mock-deliverability buckets: ranges of a sender's usual open rate, in percent. Lowest first. */
export const BUCKETS = ['0-10', '10-20', '20-30', '30-40', '40-50', '50-60', '60-70', '70-80', '80-90', '90-100'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Position of a bucket in `BUCKETS`, 0 to 9. */
export type BucketIndex = number;

export const DEFAULT_BUCKET: Bucket = '40-50';
/** The ends of the estimated range cards. */
export const RANGE_LOW_BUCKET: Bucket = '20-30';
export const RANGE_HIGH_BUCKET: Bucket = '40-50';

export const toBucketIndex = (bucket: Bucket): BucketIndex => BUCKETS.indexOf(bucket);

/** Reads a bucket label such as `40-50`; anything else gives undefined. */
export const parseBucket = (text: string): Bucket | undefined => BUCKETS.find((bucket) => bucket === text);

/** The bucket of a usual open rate in percent (0 to 100). Lower edges are inclusive: 40 is `40-50`; 100 is `90-100`. */
export function bucketOfOpenPercent(openPercent: number): Bucket | undefined {
  if (!(openPercent >= 0 && openPercent <= 100)) return undefined;
  return BUCKETS[Math.min(9, Math.floor(openPercent / 10))];
}

/**
 * Where one lead's emails stand over the ten buckets: the lowest bucket index at which any of them is in the inbox, or opened, or null for
 * never. `steps` has one entry for each email; absent or null if there is one email alone.
 */
export type LeadThresholds = {
  inboxFrom: BucketIndex | null;
  opensFrom: BucketIndex | null;
  steps?: readonly StepThresholds[] | null | undefined;
};

export const isOpenedAt = (lead: LeadThresholds, bucket: BucketIndex): boolean => lead.opensFrom !== null && lead.opensFrom <= bucket;

export const isInboxedAt = (lead: LeadThresholds, bucket: BucketIndex): boolean => lead.inboxFrom !== null && lead.inboxFrom <= bucket;

/**
 * What a lead's emails came to at one bucket: how it answers where it opens an email that makes it answer, else its one quiet action where
 * it opens any, else `not_opened` where any reached the inbox, else `classify_as_spam`. The one rule behind every count and every row.
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

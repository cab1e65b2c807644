/** The ten mock-deliverability buckets: ranges of a sender's usual open rate, in percent. Lowest first. */
export const BUCKETS = ['0-10', '10-20', '20-30', '30-40', '40-50', '50-60', '60-70', '70-80', '80-90', '90-100'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Position of a bucket in `BUCKETS`, 0 to 9. */
export type BucketIndex = number;

export const DEFAULT_BUCKET: Bucket = '40-50';
/** The ends of the estimated range cards (specification 9). */
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

/** Where one lead's mail stands over the ten buckets. Both are the lowest bucket index at which it happens, or null for never. */
export type LeadThresholds = { inboxFrom: BucketIndex | null; opensFrom: BucketIndex | null };

export const isOpenedAt = (lead: LeadThresholds, bucket: BucketIndex): boolean => lead.opensFrom !== null && lead.opensFrom <= bucket;

export const isInboxedAt = (lead: LeadThresholds, bucket: BucketIndex): boolean => lead.inboxFrom !== null && lead.inboxFrom <= bucket;

/**
 * What a lead's mail came to at one bucket: the latent action where it is opened, else `not_opened` where it reached the inbox,
 * else `classify_as_spam`. The one rule behind every count and every row.
 */
export function actionAtBucket<Action extends string>(
  lead: LeadThresholds & { actionIfOpened: Action },
  bucket: BucketIndex,
): Action | 'not_opened' | 'classify_as_spam' {
  if (isOpenedAt(lead, bucket)) return lead.actionIfOpened;
  return isInboxedAt(lead, bucket) ? 'not_opened' : 'classify_as_spam';
}

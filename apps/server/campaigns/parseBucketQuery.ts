import {
  bucketOfOpenPercent,
  BUCKETS,
  DEFAULT_BUCKET,
  parseBucket,
  toBucketIndex,
  type Bucket,
  type BucketIndex,
} from '@coldcast/rules/deliverability';
import { AppError } from '../errors.ts';

/** The bucket of a query: `bucket` overrides `mockDeliveryRate`, a percentage from 0 to 100; without both it is 40-50. */
export function parseBucketQuery(query: { bucket?: string | undefined; mockDeliveryRate?: string | undefined }): BucketIndex {
  if (query.bucket !== undefined) return toBucketIndex(parseBucketLabel(query.bucket));
  if (query.mockDeliveryRate !== undefined) return toBucketIndex(parseRate(query.mockDeliveryRate));
  return toBucketIndex(DEFAULT_BUCKET);
}

function parseBucketLabel(text: string): Bucket {
  const bucket = parseBucket(text);
  if (bucket === undefined) throw new AppError('invalid_input', { message: `bucket must be one of ${BUCKETS.join(', ')}.` });
  return bucket;
}

function parseRate(text: string): Bucket {
  const bucket = /^\d+(\.\d+)?$/u.test(text) ? bucketOfOpenPercent(Number(text)) : undefined;
  if (bucket === undefined) throw new AppError('invalid_input', { message: 'mockDeliveryRate must be a number from 0 to 100.' });
  return bucket;
}

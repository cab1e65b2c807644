import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actionAtBucket,
  bucketOfOpenPercent,
  BUCKETS,
  DEFAULT_BUCKET,
  isInboxedAt,
  isOpenedAt,
  parseBucket,
  RANGE_HIGH_BUCKET,
  RANGE_LOW_BUCKET,
  toBucketIndex,
} from './deliverability.ts';

describe('buckets', () => {
  it('are ten ranges of ten percent, lowest first', () => {
    expect(BUCKETS).toEqual(Array.from({ length: 10 }, (_, index) => `${index * 10}-${index * 10 + 10}`));
    expect(BUCKETS.map(toBucketIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('default to 40-50, with a range from 20-30 to 40-50', () => {
    expect([DEFAULT_BUCKET, RANGE_LOW_BUCKET, RANGE_HIGH_BUCKET]).toEqual(['40-50', '20-30', '40-50']);
  });

  it('are read from their label alone', () => {
    expect(parseBucket('90-100')).toBe('90-100');
    for (const text of ['40–50', '40', '45-55', ' 40-50', '', 'toString']) expect(parseBucket(text)).toBeUndefined();
  });
});

describe('bucketOfOpenPercent', () => {
  it.each([
    [0, '0-10'],
    [9.999999999999998, '0-10'],
    [10, '10-20'],
    [39.99999999999999, '30-40'],
    [40, '40-50'],
    [40.00000000000001, '40-50'],
    [89.99999999999999, '80-90'],
    [90, '90-100'],
    [100, '90-100'],
  ])('puts %d into %s', (percent, bucket) => {
    expect(bucketOfOpenPercent(percent)).toBe(bucket);
  });

  it.each([-0.0000001, 100.00000000000001, Number.NaN, Number.POSITIVE_INFINITY])('has no bucket for %d', (percent) => {
    expect(bucketOfOpenPercent(percent)).toBeUndefined();
  });
});

const threshold = fc.option(fc.integer({ min: 0, max: 9 }));
const lead = fc.record({ inboxFrom: threshold, opensFrom: threshold, actionIfOpened: fc.constantFrom('reply', 'archive') });

describe('actionAtBucket', () => {
  const specimen = { inboxFrom: 3, opensFrom: 6, actionIfOpened: 'reply' };

  it('goes from spam over the inbox to the latent action, at exactly the thresholds', () => {
    const actions = [2, 3, 5, 6, 9].map((bucket) => actionAtBucket(specimen, bucket));
    expect(actions).toEqual(['classify_as_spam', 'not_opened', 'not_opened', 'reply', 'reply']);
  });

  it('never opens or never arrives if a threshold is null', () => {
    expect(actionAtBucket({ ...specimen, opensFrom: null }, 9)).toBe('not_opened');
    expect(actionAtBucket({ ...specimen, inboxFrom: null, opensFrom: null }, 9)).toBe('classify_as_spam');
  });

  it('only adds opens and inboxes as the bucket rises', () => {
    fc.assert(
      fc.property(lead, fc.integer({ min: 0, max: 8 }), (some, bucket) => {
        expect(Number(isOpenedAt(some, bucket + 1))).toBeGreaterThanOrEqual(Number(isOpenedAt(some, bucket)));
        expect(Number(isInboxedAt(some, bucket + 1))).toBeGreaterThanOrEqual(Number(isInboxedAt(some, bucket)));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignStatus, isCompleted, processedShare, progressPercent } from './campaignStatus.ts';

const progress = (total: number, success: number, failed = 0) => ({ total, success, failed });

describe('campaignStatus', () => {
  it('counts a campaign as Completed at exactly 99.95%', () => {
    expect(campaignStatus(progress(2000, 1999))).toBe('Completed');
    expect(campaignStatus(progress(2000, 1998))).toBe('In Progress');
    expect(campaignStatus(progress(10_000, 9995))).toBe('Completed');
    expect(campaignStatus(progress(10_000, 9994))).toBe('In Progress');
    expect(campaignStatus(progress(1999, 1998))).toBe('In Progress');
  });

  it('counts failed leads as processed', () => {
    expect(campaignStatus(progress(10, 0, 10))).toBe('Completed');
    expect(campaignStatus(progress(10, 0, 1))).toBe('In Progress');
  });

  it('is Scheduled before the first lead, and without any', () => {
    expect(campaignStatus(progress(10, 0))).toBe('Scheduled');
    expect(campaignStatus(progress(0, 0))).toBe('Scheduled');
    expect(processedShare(progress(0, 0))).toBe(0);
  });

  it('agrees with whole numbers for every size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: -3, max: 3 }), (total, offset) => {
        const processed = Math.min(total, Math.max(0, Math.round(total * 0.9995) + offset));
        expect(isCompleted(progress(total, processed))).toBe(BigInt(processed) * 10_000n >= BigInt(total) * 9995n);
      }),
    );
  });
});

describe('progressPercent', () => {
  it('rounds down, so that 100 means that every lead is done', () => {
    expect(progressPercent(progress(2000, 1999))).toBe(99);
    expect(progressPercent(progress(2000, 1999, 1))).toBe(100);
    expect(progressPercent(progress(200, 1))).toBe(0);
    expect(progressPercent(progress(200, 2))).toBe(1);
    expect(progressPercent(progress(0, 0))).toBe(0);
  });

  it('never shows 29 for exactly 29 of 100 as less', () => {
    for (let success = 0; success <= 100; success += 1) expect(progressPercent(progress(100, success))).toBe(success);
  });
});

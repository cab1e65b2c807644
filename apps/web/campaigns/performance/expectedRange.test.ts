import { describe, expect, it } from 'vitest';
import { METRICS } from '@coldcast/rules/ratings';
import { buildRanges } from '../testing/buildCampaign.ts';
import { buildResults } from '../testing/buildResults.ts';
import { expectedRange } from '@coldcast/rules/expectedRange';

const ranges = buildRanges(buildResults(400));

describe('expectedRange', () => {
  it('keeps low, mean and high in order and within 0 to 1 for every metric and bucket', () => {
    for (const bucket of ranges) {
      for (const metric of METRICS) {
        const range = expectedRange(metric, bucket);
        expect(range, metric).not.toBeNull();
        if (range === null) continue;
        expect(range.low).toBeGreaterThanOrEqual(0);
        expect(range.low).toBeLessThanOrEqual(range.mean);
        expect(range.mean).toBeLessThanOrEqual(range.high);
        expect(range.high).toBeLessThanOrEqual(1);
      }
    }
  });

  it('says nothing while the campaign runs', () => {
    const [running] = buildRanges(buildResults(10), { isRunning: true });
    expect(running && expectedRange('open', running)).toBeNull();
  });

  it('divides interest by replies', () => {
    const bucket = ranges[4];
    const range = bucket && expectedRange('interest', bucket);
    expect(range?.mean).toBeCloseTo(0.019 / 0.06, 6);
  });

  it("uses the engine's share of the replies if it is given", () => {
    const interest = { expected: 0.3, interval80: [0.18, 0.46] satisfies [number, number] };
    const rare = { expected: 0.9, interval80: [0.4, 1.7] satisfies [number, number] };
    const bucket = ranges[4] && { ...ranges[4], expectedOfReplies: { interest, forward: interest, remind_later: rare } };
    expect(bucket && expectedRange('interest', bucket)).toEqual({ mean: 0.3, low: 0.18, high: 0.46 });
    expect(bucket && expectedRange('remindMeLater', bucket)).toEqual({ mean: 0.9, low: 0.4, high: 1 });
  });

  it('mirrors landing in the inbox for landing in spam', () => {
    const bucket = ranges[4];
    const inbox = bucket && expectedRange('landInInbox', bucket);
    const spam = bucket && expectedRange('landInSpam', bucket);
    expect(spam?.low).toBeCloseTo(1 - (inbox?.high ?? 0), 9);
    expect(spam?.high).toBeCloseTo(1 - (inbox?.low ?? 0), 9);
  });
});

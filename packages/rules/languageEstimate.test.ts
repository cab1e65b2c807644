import { describe, expect, it } from 'vitest';
import { cutIntoCalls } from './languageBatches.ts';
import { estimateLanguage, type LanguageCosts } from './languageEstimate.ts';

const costs: LanguageCosts = {
  inputPriceUsd: 1,
  outputPriceUsd: 4,
  concurrency: 4,
  requestsPerMinute: 0,
  tokensPerMinute: 0,
  mostUsd: 5,
  mostCalls: 500,
};
const email = { emailCharacters: 600 };

describe('calls', () => {
  it('hold 12 to 20 leads each from 24 on, and every lead once', () => {
    for (let leadCount = 0; leadCount <= 2000; leadCount += 1) {
      const calls = cutIntoCalls(leadCount);
      expect(calls.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index))).toHaveLength(leadCount);
      expect(calls.at(-1)?.to ?? 0).toBe(leadCount);
      for (const { from, to } of calls) {
        expect(to - from).toBeLessThanOrEqual(20);
        if (leadCount >= 24) expect(to - from).toBeGreaterThanOrEqual(12);
      }
    }
  });
});

describe('the estimate', () => {
  it('costs nothing for no leads, and more for each lead and each character', () => {
    expect(estimateLanguage({ leadCount: 0, ...email }, costs)).toMatchObject({ calls: 0, inputTokens: 0, costUsd: 0, seconds: 0 });
    const small = estimateLanguage({ leadCount: 200, ...email }, costs);
    const large = estimateLanguage({ leadCount: 2000, ...email }, costs);
    const long = estimateLanguage({ leadCount: 200, emailCharacters: 1500 }, costs);
    expect(large.costUsd).toBeGreaterThan(small.costUsd * 8);
    expect(long.costUsd).toBeGreaterThan(small.costUsd);
  });

  it('costs money by the two prices', () => {
    const { inputTokens, outputTokens, costUsd } = estimateLanguage({ leadCount: 200, ...email }, costs);
    expect(costUsd).toBeCloseTo((inputTokens + 4 * outputTokens) / 1e6, 12);
    expect(estimateLanguage({ leadCount: 200, ...email }, { ...costs, inputPriceUsd: 0, outputPriceUsd: 0 }).costUsd).toBe(0);
  });

  it('says when the cap would end it early', () => {
    expect(estimateLanguage({ leadCount: 2000, ...email }, costs).isBeyondCap).toBe(false);
    expect(estimateLanguage({ leadCount: 2000, ...email }, { ...costs, mostCalls: 20 }).isBeyondCap).toBe(true);
    expect(estimateLanguage({ leadCount: 2000, ...email }, { ...costs, mostUsd: 0.01 }).isBeyondCap).toBe(true);
  });

  it('takes the time of the narrowest limit', () => {
    const free = estimateLanguage({ leadCount: 2000, ...email }, costs);
    expect(estimateLanguage({ leadCount: 2000, ...email }, { ...costs, concurrency: 1 }).seconds).toBeGreaterThan(free.seconds * 3);
    const paced = estimateLanguage({ leadCount: 2000, ...email }, { ...costs, requestsPerMinute: 10 });
    expect(paced.seconds).toBeGreaterThanOrEqual((paced.calls / 10 - 1) * 60);
  });
});

import { describe, expect, it } from 'vitest';
import { estimateText } from './estimateText.ts';

const estimate = { model: 'm', calls: 16, inputTokens: 1, outputTokens: 1, costUsd: 0.234, seconds: 98, isBeyondCap: false };

describe('the estimate of a model', () => {
  it('says calls, money and time', () => {
    expect(estimateText(estimate)).toBe('About 16 calls, $0.23 and 2 minutes more.');
    expect(estimateText({ ...estimate, calls: 1, costUsd: 0.001, seconds: 4 })).toBe('About 1 call, under $0.01 and 10 seconds more.');
  });

  it('mentions no money if no prices are set', () => {
    expect(estimateText({ ...estimate, costUsd: 0 })).toBe('About 16 calls and 2 minutes more.');
  });

  it('says that the cap ends it early', () => {
    expect(estimateText({ ...estimate, isBeyondCap: true })).toContain(
      'The cost cap stops it early. The calibrated engine decides the other leads.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { pollingIntervalMs } from './polling.ts';

describe('pollingIntervalMs', () => {
  it('polls every second for a minute, then every ten seconds, and never a finished campaign', () => {
    expect(pollingIntervalMs(true, 0, 59_999)).toBe(1000);
    expect(pollingIntervalMs(true, 0, 60_000)).toBe(10_000);
    expect(pollingIntervalMs(false, 0, 0)).toBe(false);
  });
});

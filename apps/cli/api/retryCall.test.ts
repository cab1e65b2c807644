import { describe, expect, it } from 'vitest';
import { ApiFailure } from './ApiFailure.ts';
import { readRetryAfter } from './readRetryAfter.ts';
import { retryCall, toWaitMs } from './retryCall.ts';

const failure = (status: number, code = 'x', retryAfterMs: number | null = null) =>
  new ApiFailure({ status, code, retryAfterMs, message: 'no', url: 'http://localhost' });

async function countTries(error: Error, succeedsAt = Infinity): Promise<{ tries: number; waits: number[]; ended: unknown }> {
  const waits: number[] = [];
  let tries = 0;
  const call = () => {
    tries += 1;
    return tries > succeedsAt ? Promise.resolve('done') : Promise.reject(error);
  };
  const wait = (waitMs: number) => Promise.resolve(waits.push(waitMs));
  const ended = await retryCall(call, { onWait: () => {}, wait }).catch((thrown: unknown) => thrown);
  return { tries, waits, ended };
}

describe('retryCall', () => {
  it.each([0, 429, 502, 503, 504])('repeats status %i six times and waits twice as long each time', async (status) => {
    const { tries, waits, ended } = await countTries(failure(status));
    expect(tries).toBe(6);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
    expect(ended).toBeInstanceOf(ApiFailure);
  });

  it('repeats while the key is in flight, and ends with the response', async () => {
    expect(await countTries(failure(409, 'key_in_flight', 2000), 2)).toEqual({ tries: 3, waits: [2000, 2000], ended: 'done' });
  });

  it.each([400, 401, 402, 404, 409, 422, 500])('does not repeat status %i', async (status) => {
    expect((await countTries(failure(status))).tries).toBe(1);
  });

  it('waits as long as asked, but at most a minute', () => {
    expect(toWaitMs(4, { retryAfterMs: 250 })).toBe(250);
    expect(toWaitMs(0, { retryAfterMs: 3_600_000 })).toBe(60_000);
  });
});

describe('readRetryAfter', () => {
  it('reads seconds and dates, and nothing else', () => {
    const now = Date.parse('2026-03-18T09:30:00Z');
    expect(readRetryAfter('5', now)).toBe(5000);
    expect(readRetryAfter('Wed, 18 Mar 2026 09:30:07 GMT', now)).toBe(7000);
    expect(readRetryAfter('Wed, 18 Mar 2026 09:00:00 GMT', now)).toBe(0);
    expect([readRetryAfter(null), readRetryAfter(''), readRetryAfter('soon')]).toEqual([null, null, null]);
  });
});

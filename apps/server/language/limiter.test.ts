import { describe, expect, it } from 'vitest';
import { LanguageError } from './LanguageError.ts';
import { createLimiter, type Limiter, type LimiterSettings } from './limiter.ts';

const ANY: LimiterSettings = { concurrency: 4, requestsPerMinute: 0, tokensPerMinute: 0 };

/** Time that passes only while the limiter waits. */
function createTime() {
  let moment = 0;
  const waits: number[] = [];
  const time = {
    now: () => moment,
    wait: async (ms: number, signal: AbortSignal) => {
      await Promise.resolve();
      if (signal.aborted) throw new LanguageError('failed', 'aborted');
      waits.push(ms);
      moment += ms;
    },
  };
  return { time, waits, now: time.now };
}

const signal = new AbortController().signal;
const call = <Result>(limiter: Limiter, run: () => Promise<Result>, tokens = 1) => limiter.run({ tokens, signal, run });
const busy = (retryAfterMs?: number) => new LanguageError('busy', 'busy', { retryAfterMs });

/** Throws these errors, one per call, then answers. */
function failing(...errors: LanguageError[]) {
  const state = { calls: 0 };
  const run = async () => {
    state.calls += 1;
    const error = errors.shift();
    if (error !== undefined) throw error;
    return 'answer';
  };
  return { run, state };
}

describe('the limiter', () => {
  it('runs no more calls at once than allowed, and starts them in order', async () => {
    const limiter = createLimiter({ ...ANY, concurrency: 3 }, createTime().time);
    let [running, most] = [0, 0];
    const begun: number[] = [];
    const work = (index: number) => async () => {
      begun.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => call(limiter, work(index))));
    expect(most).toBe(3);
    expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('spreads requests and tokens over the minute once those of the first minute are used', async () => {
    for (const [settings, tokens] of [
      [{ ...ANY, concurrency: 1, requestsPerMinute: 30 }, 1],
      [{ ...ANY, concurrency: 1, tokensPerMinute: 3000 }, 100],
    ] as const) {
      const { time, now } = createTime();
      const limiter = createLimiter(settings, time);
      for (let index = 0; index < 30; index += 1) await call(limiter, async () => undefined, tokens);
      expect(now()).toBe(0);
      for (let index = 0; index < 30; index += 1) await call(limiter, async () => undefined, tokens);
      expect(now()).toBeGreaterThan(59_000);
      expect(now()).toBeLessThan(61_000);
    }
  });

  it('gives back the tokens that a call was granted and did not use', async () => {
    const { time, now } = createTime();
    const limiter = createLimiter({ ...ANY, concurrency: 1, tokensPerMinute: 3000 }, time);
    for (let index = 0; index < 30; index += 1) {
      await limiter.run({ tokens: 1000, signal, run: async () => 100, usedTokens: (used) => used });
    }
    // Thirty calls of a hundred tokens use a minute's allowance; only the last must wait until a thousand are free.
    expect(now()).toBeLessThan(20_000);
  });

  it('lets a call pass that is larger than a minute’s tokens', async () => {
    const { time, now } = createTime();
    const limiter = createLimiter({ ...ANY, tokensPerMinute: 100 }, time);
    await call(limiter, async () => undefined, 500);
    expect(now()).toBe(0);
    await call(limiter, async () => undefined, 1);
    expect(now()).toBeGreaterThan(200_000);
  });

  it('waits as long as a busy endpoint asks, halves, and grows again by one', async () => {
    const { time, waits } = createTime();
    const limiter = createLimiter(ANY, time);
    const { run, state } = failing(busy(7000));
    expect(await call(limiter, run)).toBe('answer');
    expect([state.calls, waits, limiter.concurrency()]).toEqual([2, [7000], 2]);
    await call(limiter, run);
    expect(limiter.concurrency()).toBe(3);
  });

  it('waits longer each time if a busy endpoint does not say how long, and finally gives up', async () => {
    const { time, waits } = createTime();
    const limiter = createLimiter(ANY, time);
    const { run } = failing(...Array.from({ length: 20 }, () => busy()));
    await expect(call(limiter, run)).rejects.toMatchObject({ problem: 'busy' });
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(limiter.concurrency()).toBe(1);
  });

  it('tries a failure three times and an unusable request once', async () => {
    const limiter = createLimiter(ANY, createTime().time);
    const three = failing(...Array.from({ length: 9 }, () => new LanguageError('failed', 'away')));
    await expect(call(limiter, three.run)).rejects.toMatchObject({ problem: 'failed' });
    const once = failing(new LanguageError('unusable', 'bad'));
    await expect(call(limiter, once.run)).rejects.toMatchObject({ problem: 'unusable' });
    expect([three.state.calls, once.state.calls]).toEqual([3, 1]);
  });

  it('asks nothing more once the key is refused, until five minutes are over', async () => {
    const { time } = createTime();
    const limiter = createLimiter(ANY, time);
    const refused = failing(new LanguageError('stopped', 'refused'));
    await expect(call(limiter, refused.run)).rejects.toMatchObject({ problem: 'stopped' });
    await expect(call(limiter, refused.run)).rejects.toMatchObject({ problem: 'stopped' });
    expect(refused.state.calls).toBe(1);
    await time.wait(5 * 60_000, signal);
    expect(await call(limiter, refused.run)).toBe('answer');
  });

  it('leaves the queue when its signal aborts', async () => {
    const limiter = createLimiter({ ...ANY, concurrency: 1 }, createTime().time);
    let release = () => undefined as void;
    const first = call(limiter, () => new Promise<void>((resolve) => void (release = resolve)));
    const aborting = new AbortController();
    const second = limiter.run({ tokens: 1, signal: aborting.signal, run: async () => 'second' });
    const third = call(limiter, async () => 'third');
    aborting.abort();
    await expect(second).rejects.toBeInstanceOf(LanguageError);
    release();
    await first;
    expect(await third).toBe('third');
  });
});

import { createAllowance } from './allowance.ts';
import { LanguageError } from './LanguageError.ts';
import { createSlots } from './slots.ts';

/** `requestsPerMinute` and `tokensPerMinute`: 0 = no limit. */
export type LimiterSettings = { concurrency: number; requestsPerMinute: number; tokensPerMinute: number };

/** Milliseconds of a monotonic clock, and a wait that rejects when the signal aborts. */
export type LimiterTime = { now: () => number; wait: (ms: number, signal: AbortSignal) => Promise<void> };

/** `tokens`: the most it may use; `usedTokens`: what it used, if the result says so. */
type LimitedCall<Result> = { tokens: number; signal: AbortSignal; run: () => Promise<Result>; usedTokens?: (result: Result) => number };

/** Runs calls to one endpoint within its limits on concurrency, requests and tokens. */
export type Limiter = {
  run: <Result>(call: LimitedCall<Result>) => Promise<Result>;
  /** How many calls may run now: halved when the endpoint is busy, one more after each full round without a refusal. */
  concurrency: () => number;
};

/** How long not to retry a refused key. */
const STOPPED_MS = 5 * 60_000;
/** How long to wait for a busy endpoint that does not say; doubled each time. */
const BUSY_MS = 1000;
const MAX_BUSY_MS = 60_000;
const MAX_BUSY_ANSWERS = 8;
const MAX_FAILURES = 3;
const FAILED_MS = 500;

type Pace = { settings: LimiterSettings; time: LimiterTime };

/**
 * When the next call may start: subject to the minute's allowances and the wait a busy endpoint asked for, and never while the key is
 * refused.
 */
function createGate({ settings, time: { now, wait } }: Pace) {
  const requests = createAllowance(settings.requestsPerMinute, now);
  const tokens = createAllowance(settings.tokensPerMinute, now);
  let quietUntil = now();
  let refusal: { until: number; error: LanguageError } | undefined;
  return {
    enter: async (call: Pick<LimitedCall<unknown>, 'tokens' | 'signal'>): Promise<void> => {
      for (;;) {
        if (refusal !== undefined && now() < refusal.until) throw refusal.error;
        const delay = Math.max(quietUntil - now(), requests.delay(1), tokens.delay(call.tokens));
        if (delay <= 0) break;
        await wait(delay, call.signal);
      }
      requests.take(1);
      tokens.take(call.tokens);
    },
    giveBack: (unused: number): void => tokens.take(-Math.max(0, unused)),
    refuse: (error: LanguageError): void => {
      refusal = { until: now() + STOPPED_MS, error };
    },
    quietUntil: () => quietUntil,
    keepQuiet: (ms: number): void => {
      quietUntil = Math.max(quietUntil, now() + ms);
    },
  };
}

/**
 * A limiter for one process: limits concurrency, requests and tokens per minute; waits as long as a busy endpoint asks; fails at once if
 * the key is refused.
 */
export function createLimiter(settings: LimiterSettings, time: LimiterTime): Limiter {
  const { now, wait } = time;
  const slots = createSlots(settings.concurrency);
  const gate = createGate({ settings, time });

  const attempt = async <Result>(call: LimitedCall<Result>, begin: () => void): Promise<Result> => {
    await slots.take(call.signal);
    try {
      await gate.enter(call);
      begin();
      const result = await call.run();
      if (call.usedTokens !== undefined) gate.giveBack(call.tokens - call.usedTokens(result));
      slots.succeed();
      return result;
    } catch (error) {
      if (error instanceof LanguageError && error.problem === 'stopped') gate.refuse(error);
      throw error;
    } finally {
      slots.free();
    }
  };

  /** Records that the endpoint is busy. Refusals of concurrent calls count once. */
  const giveRoom = ({ retryAfterMs }: LanguageError, { beganAt, earlier }: { beganAt: number; earlier: number }): void => {
    const isFirst = beganAt >= gate.quietUntil();
    if (isFirst) slots.halve();
    if (isFirst || retryAfterMs !== undefined) gate.keepQuiet(retryAfterMs ?? Math.min(MAX_BUSY_MS, BUSY_MS * 2 ** earlier));
  };

  const run = async <Result>(call: LimitedCall<Result>): Promise<Result> => {
    for (let [busy, failures] = [0, 0]; ;) {
      let beganAt = now();
      try {
        return await attempt(call, () => void (beganAt = now()));
      } catch (error) {
        if (!(error instanceof LanguageError) || call.signal.aborted) throw error;
        if (error.problem === 'busy' && busy < MAX_BUSY_ANSWERS) {
          giveRoom(error, { beganAt, earlier: busy });
          busy += 1;
        } else if (error.problem === 'failed' && failures < MAX_FAILURES - 1) {
          await wait(FAILED_MS * 2 ** failures, call.signal);
          failures += 1;
        } else throw error;
      }
    }
  };
  return { run, concurrency: slots.limit };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ApiFailure } from './ApiFailure.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const TRIES = 6;

/** Failures that may be temporary. A launch is safe to repeat because it carries its key. */
const mayPass = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (error.code === 'key_in_flight' || [0, 429, 502, 503, 504].includes(error.status));

/** How long to wait after an attempt, counted from 0: what the server asks for, otherwise twice as long each time. */
export const toWaitMs = (tried: number, { retryAfterMs }: Pick<ApiFailure, 'retryAfterMs'>): number =>
  Math.min(LONGEST_WAIT_MS, retryAfterMs ?? FIRST_WAIT_MS * 2 ** tried);

export type Retrying = {
  onWait: (failure: ApiFailure, waitMs: number) => void;
  signal?: AbortSignal;
  wait?: (waitMs: number) => Promise<unknown>;
};

/** Repeats a call that is safe to repeat, up to six attempts. */
export async function retryCall<Answer>(call: () => Promise<Answer>, { onWait, signal, wait }: Retrying): Promise<Answer> {
  const pause = wait ?? ((waitMs: number) => sleep(waitMs, undefined, { signal }));
  for (let tried = 0; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      if (!mayPass(error) || tried === TRIES - 1) throw error;
      const waitMs = toWaitMs(tried, error);
      onWait(error, waitMs);
      await pause(waitMs);
    }
  }
}

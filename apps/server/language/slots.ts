import { LanguageError } from './LanguageError.ts';

/** Slots for concurrent calls; waiting callers are served in order. */
export function createSlots(most: number) {
  let [limit, taken, successes] = [most, 0, 0];
  const waiting: (() => void)[] = [];
  const admit = () => {
    while (taken < limit) {
      const next = waiting.shift();
      if (next === undefined) return;
      taken += 1;
      next();
    }
  };
  return {
    limit: () => limit,
    take: (signal: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        const enter = () => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(stoppedEarly());
        };
        if (signal.aborted) {
          reject(stoppedEarly());
          return;
        }
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(enter);
        admit();
      }),
    free: () => {
      taken -= 1;
      admit();
    },
    halve: () => {
      limit = Math.max(1, Math.floor(limit / 2));
      successes = 0;
    },
    succeed: () => {
      successes += 1;
      if (successes < limit || limit >= most) return;
      limit += 1;
      successes = 0;
      admit();
    },
  };
}

const stoppedEarly = (): LanguageError => new LanguageError('failed', 'The language model took too long.');

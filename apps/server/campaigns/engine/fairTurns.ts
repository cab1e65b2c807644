import { AppError } from '../../errors.ts';

const RETRY_AFTER_SECONDS = 5;

export const tooBusy = (): AppError => new AppError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });

type Limits = {
  /** How many organizations have a turn at once. */
  atOnce: number;
  /** The total size that one organization may have waiting. */
  maxWaiting: number;
  maxWaitMs: number;
};
type Turn = { size: number; start: () => void };
type Work<T> = { organisationId: string; size?: number; run: () => Promise<T> };

/** Runs `run` when it is the organization's turn; asks to retry if the organization has too much waiting or waits too long. */
export type FairTurns = <T>(work: Work<T>) => Promise<T>;

/** Gives organizations turns one after the other, and each organization one at a time, so that none waits for all the work of another. */
export function createFairTurns({ atOnce, maxWaiting, maxWaitMs }: Limits): FairTurns {
  /** By organization; the first in the map is next. */
  const waiting = new Map<string, Turn[]>();
  const running = new Set<string>();

  const startNext = (): void => {
    for (const [organisationId, turns] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(organisationId)) continue;
      const turn = turns.shift();
      waiting.delete(organisationId);
      if (turns.length > 0) waiting.set(organisationId, turns);
      if (turn === undefined) continue;
      running.add(organisationId);
      turn.start();
    }
  };

  const wait = (organisationId: string, size: number): Promise<void> => {
    const turns = waiting.get(organisationId) ?? [];
    const mayStart = turns.length === 0 && !running.has(organisationId) && running.size < atOnce;
    if (!mayStart && turns.reduce((sum, turn) => sum + turn.size, size) > maxWaiting) return Promise.reject(tooBusy());
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        turns.splice(turns.indexOf(turn), 1);
        reject(tooBusy());
      }, maxWaitMs);
      const turn: Turn = {
        size,
        start: () => {
          clearTimeout(giveUp);
          resolve();
        },
      };
      turns.push(turn);
      waiting.set(organisationId, turns);
      startNext();
    });
  };

  return async ({ organisationId, size = 1, run }) => {
    await wait(organisationId, size);
    try {
      return await run();
    } finally {
      running.delete(organisationId);
      startNext();
    }
  };
}

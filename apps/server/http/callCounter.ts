import type { Clock } from '../clock.ts';

const WINDOW_MS = 1000;

/**
 * Counts each caller's calls in the current second and says whether one more is within the limit. Our own, because @fastify/rate-limit
 * first counts simultaneous calls and then refuses all of them.
 */
export const createCallCounter = (limit: number, clock: Clock): ((caller: string) => boolean) => {
  const counts = new Map<string, number>();
  let running = -1;
  return (caller) => {
    const window = Math.floor(clock.now().getTime() / WINDOW_MS);
    if (window !== running) counts.clear();
    running = window;
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    return count <= limit;
  };
};

import { useEffect } from 'react';
import type { Prefetched } from './lazyPart.ts';

/** The screen's own code and answers go first. */
const WAIT_MS = 1500;

/**
 * Fetches parts that may be shown next, once the browser has nothing else to do. A browser that cannot tell when that is fetches them when
 * they are approached. The list has to stay the same.
 */
export function useIdlePrefetch(parts: readonly Prefetched[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    let idle = 0;
    const waiting = window.setTimeout(() => {
      idle = window.requestIdleCallback(() => {
        for (const part of parts) part.prefetch();
      });
    }, WAIT_MS);
    return () => {
      window.clearTimeout(waiting);
      window.cancelIdleCallback(idle);
    };
  }, [parts]);
}

import { startTransition, useEffect, useRef, useState } from 'react';

export type LatestResult<T> = {
  /** The last answer, even while a newer one is awaited. */
  value: T | undefined;
  failure: string | null;
  /** Whether the value belongs to the current key. */
  isCurrent: boolean;
};

type Held<T> = { key: string | null; value: T | undefined; failure: string | null };

/**
 * Asks again whenever the key changes, `waitMs` after the last change, and drops answers that come too late. With a null key it asks
 * nothing and forgets the last answer. `load` may ask whether its answer is still wanted.
 */
export function useLatestResult<T>(key: string | null, load: (isWanted: () => boolean) => Promise<T>, waitMs = 0): LatestResult<T> {
  const [held, setHeld] = useState<Held<T>>({ key: null, value: undefined, failure: null });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (key === null) return undefined;
    let isWanted = true;
    // An answer may change a lot: it is drawn in pieces, so that keys and clicks are handled in between.
    const hold = (held: Omit<Held<T>, 'key'>) => {
      if (isWanted) startTransition(() => setHeld({ key, ...held }));
    };
    const ask = async () => {
      try {
        hold({ value: await latest.current(() => isWanted), failure: null });
      } catch (error) {
        hold({ value: undefined, failure: error instanceof Error ? error.message : 'something went wrong.' });
      }
    };
    const timer = setTimeout(() => void ask(), waitMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key, waitMs]);
  if (key === null) return { value: undefined, failure: null, isCurrent: true };
  return { value: held.value, failure: held.failure, isCurrent: held.key === key };
}

import { useCallback, useSyncExternalStore } from 'react';

/** One list per query: requesting a new one at every render takes longer than rendering a small part. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList | undefined {
  const kept = lists.get(query);
  if (kept !== undefined) return kept;
  const list = window.matchMedia?.(query);
  if (list) lists.set(query, list);
  return list;
}

/** Whether the window matches a media query, now and as it changes. */
export function useMediaMatch(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query)?.matches ?? false);
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isRecord } from '../api/isRecord.ts';

/** The router gives each history entry a key, except the first one of a visit. */
function isEntry(key: string): boolean {
  const state: unknown = window.history.state;
  return ((isRecord(state) ? state['key'] : undefined) ?? 'default') === key;
}

function writeAddress(params: URLSearchParams, key: string): void {
  if (!isEntry(key)) return;
  const { pathname, hash } = window.location;
  const search = params.size === 0 ? '' : `?${params}`;
  try {
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  } catch {
    // Some browsers refuse more than a hundred changes in half a minute; the screen still shows them.
  }
}

/** The change is drawn first, because browsers take a while to update the address. */
const afterFrame = (write: () => void): void => void requestAnimationFrame(() => setTimeout(write));

/** `isStep` adds a history entry, which Back undoes. */
export type SetAddressParams = (next: (current: URLSearchParams) => URLSearchParams, isStep?: boolean) => void;

/**
 * The query part of the address, held by the screen itself: a change is drawn immediately and written to the address without the router,
 * whose transition would redraw the whole frame. Reload, links, Back and Forward find it there.
 */
export function useAddressParams(): [params: URLSearchParams, set: SetAddressParams] {
  const { key, search } = useLocation();
  const [, pushParams] = useSearchParams();
  const [held, setHeld] = useState(() => ({ key, params: new URLSearchParams(search) }));
  // A new history entry, from a link, Back or Forward, replaces everything.
  const current = held.key === key ? held : { key, params: new URLSearchParams(search) };
  if (current !== held) setHeld(current);
  const latest = useRef({ ...current, pushParams });
  useLayoutEffect(() => {
    latest.current = { ...current, pushParams };
  });
  const set = useCallback<SetAddressParams>((next, isStep = false) => {
    const entry = latest.current;
    const params = next(entry.params);
    latest.current = { ...entry, params };
    setHeld({ key: entry.key, params });
    if (isStep) {
      // Back must restore what is being left.
      writeAddress(entry.params, entry.key);
      entry.pushParams(params, { preventScrollReset: true });
    } else afterFrame(() => writeAddress(latest.current.params, entry.key));
  }, []);
  return [current.params, set];
}

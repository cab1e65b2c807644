import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isRecord } from '../api/isRecord.ts';

/** The router gives each history entry a key, but not the one the visit began with. */
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
    // Some browsers refuse more than a hundred changes in half a minute; the screen shows them all the same.
  }
}

/** The change is drawn first, because browsers take a while to update the address. */
const afterFrame = (write: () => void): void => void requestAnimationFrame(() => setTimeout(write));

/** `isStep` makes a new entry of the history, which Back undoes. */
export type SetAddressParams = (next: (current: URLSearchParams) => URLSearchParams, isStep?: boolean) => void;

/**
 * What the address says behind its `?`, held by the screen itself: a change is drawn at once and written into the address past the
 * router, whose transition would draw the whole frame again. Reload, links, Back and Forward find it there.
 */
export function useAddressParams(): [params: URLSearchParams, set: SetAddressParams] {
  const { key, search } = useLocation();
  const [, pushParams] = useSearchParams();
  const [held, setHeld] = useState(() => ({ key, params: new URLSearchParams(search) }));
  // A new entry of the history, by a link, Back or Forward, says everything again.
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
      // What is left must be found again by Back.
      writeAddress(entry.params, entry.key);
      entry.pushParams(params, { preventScrollReset: true });
    } else afterFrame(() => writeAddress(latest.current.params, entry.key));
  }, []);
  return [current.params, set];
}

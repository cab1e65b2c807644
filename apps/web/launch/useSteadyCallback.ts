import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which calls the newest one: for parts that are drawn again only when what they show has changed. */
export function useSteadyCallback<Input extends unknown[]>(callback: (...input: Input) => void): (...input: Input) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...input: Input) => latest.current(...input), []);
}

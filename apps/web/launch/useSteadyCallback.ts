import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same at every render but calls the newest version: for parts that are redrawn only when their content changes.
 */
export function useSteadyCallback<Input extends unknown[]>(callback: (...input: Input) => void): (...input: Input) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...input: Input) => latest.current(...input), []);
}

import { useCallback, useState } from 'react';

function readSet(key: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []);
  } catch {
    return new Set();
  }
}

/** A set of ids stored in this browser; without storage, it lasts as long as the screen. */
export function useStoredSet(key: string): [set: ReadonlySet<string>, add: (item: string) => void] {
  const [held, setHeld] = useState(() => ({ key, set: readSet(key) }));
  const set = held.key === key ? held.set : readSet(key);
  const add = useCallback(
    (item: string) => {
      const next = new Set(readSet(key)).add(item);
      setHeld({ key, set: next });
      try {
        localStorage.setItem(key, JSON.stringify([...next]));
      } catch {
        // Storage is off; the state above keeps it.
      }
    },
    [key],
  );
  return [set, add];
}

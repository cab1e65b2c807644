import type { Rememberable } from './remember.ts';

/**
 * Keeps the answers computed last, each under a text that says all it depends on; `most` bounds the characters of those texts. Unlike `remember`, it
 * answers questions about more than a text.
 */
export function keepLatest<Answer extends Rememberable>(most: number): (key: string, compute: () => Answer) => Answer {
  const kept = new Map<string, Answer>();
  let characters = 0;
  return (key, compute) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const fresh = compute();
    if (characters >= most) {
      kept.clear();
      characters = 0;
    }
    kept.set(key, fresh);
    characters += key.length;
    return fresh;
  };
}

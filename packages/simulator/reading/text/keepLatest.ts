import type { Rememberable } from './remember.ts';

/**
 * Keeps the answers computed last, each under a text that says all it depends on; `most` bounds the characters of those texts. Unlike `remember`, it
 * answers questions about more than a text; like it, it drops the older half, so that what is still in use stays.
 */
export function keepLatest<Answer extends Rememberable>(most: number): (key: string, compute: () => Answer) => Answer {
  let [newer, older] = [new Map<string, Answer>(), new Map<string, Answer>()];
  let characters = 0;
  return (key, compute) => {
    const known = newer.get(key);
    if (known !== undefined) return known;
    const old = older.get(key);
    const answer = old === undefined ? compute() : old;
    if (characters >= most / 2) [newer, older, characters] = [new Map(), newer, 0];
    newer.set(key, answer);
    characters += key.length;
    return answer;
  };
}

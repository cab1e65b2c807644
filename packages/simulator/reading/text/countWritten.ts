import type { Word } from './splitWords.ts';

/** How many words a person counts in a text: "on-site" and "24/7" are one, and so is "e.g.". */
export function countWritten(text: string, words: readonly Word[]): number {
  let count = 0;
  let end = -1;
  for (const word of words) {
    const isNext = word.start === end + 1 && text.charCodeAt(end) === 32;
    // Chinese, Japanese and Thai have no spaces between words.
    if (isNext || end < 0 || word.start === end || /[\s\0\u2013\u2014\u3000-\u303f\uff00-\uffef]/.test(text.slice(end, word.start)))
      count += 1;
    end = word.end;
  }
  return count;
}

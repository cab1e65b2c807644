import type { Word } from './splitWords.ts';

const [SPACE, NEWLINE] = [32, 10];
const PARTS_WORDS = /[\s\0\u2013\u2014\u3000-\u303f\uff00-\uffef]/;

/** How many words a person counts in a text: "on-site" and "24/7" are one, and so is "e.g.". */
export function countWritten(text: string, words: readonly Word[]): number {
  let count = 0;
  let end = -1;
  for (const word of words) {
    const before = text.charCodeAt(word.start - 1);
    const isSpaced = word.start > end && (before === SPACE || before === NEWLINE);
    // Chinese, Japanese and Thai have no spaces between words.
    if (isSpaced || end < 0 || word.start === end || PARTS_WORDS.test(text.slice(end, word.start))) count += 1;
    end = word.end;
  }
  return count;
}

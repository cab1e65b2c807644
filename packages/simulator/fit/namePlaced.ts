import type { MaskedSentence } from './maskedSentence.ts';
import { NO_NAME } from './nameService.ts';
import { isKindOfThing, NOT_IN_A_NAME, toSingular, writeOut } from './offerWords.ts';

const NUMBER = String.raw`(?:\d+|two|three|four|five|six|eight|ten|twelve)`;
/** "We put four seismographs round your quarry", "we hang a screen in each branch". */
const PLACED = new RegExp(
  String.raw`\b(?:we|i)\s+(?:also\s+|can\s+|will\s+)?(?:put|place|set up|hang|mount|park|leave|fit|install|keep|plant|build|stand|lay)\s+((?:an?|our|${NUMBER})\s+)?((?:[a-z][a-z'-]*\s+){0,2}[a-z][a-z-]+)\s+(?:in|into|on|onto|at|round|around|under|outside|above|behind|by|over|across|along)\s+(?:your|each|every|the\s+[a-z]+\s+of\s+your|(?:pubs|bars|hotels|shops|stores|schools|offices|gyms|cafes|restaurants|hospitals|clinics|salons|stations|factories|garages|churches|libraries|museums|homes|receptions|waiting rooms|canteens)(?=[,.]|\s+and\b))\b`,
  'i',
);
const LEAST_LENGTH = 4;

const toPlural = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

/** The thing that the sender puts at the reader's place, in plural; null if no sentence says so. */
export function namePlaced(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences) {
    const found = PLACED.exec(sentence.text);
    const isOne = /^an?\b/i.test(found?.[1] ?? '');
    const words = (found?.[2] ?? '').toLowerCase().split(/[\s-]+/);
    const last = words.at(-1) ?? '';
    const at = sentence.words.findIndex((_, start) => words.every((word, offset) => sentence.words[start + offset] === word));
    const isKept = at >= 0 && sentence.stems.slice(at, at + words.length).every((stem) => stem !== '');
    const isName = words.every((word) => !NOT_IN_A_NAME.has(word) && !NO_NAME.test(word)) && last.length >= LEAST_LENGTH;
    const isPlural = toSingular(last) !== last;
    if (!isKept || !isName || !(isOne || isPlural || isKindOfThing(last))) continue;
    const name = writeOut(sentence, at, at + words.length);
    return isOne && !isPlural && !isKindOfThing(last) ? name.replace(/\S+$/, toPlural) : name;
  }
  return null;
}

import { toCharacterClasses } from './characterClasses.ts';
import { cutLines, rememberLines } from './remember.ts';
import { toSpelling, type Spelling } from './spelling.ts';

/** A word of a text: UTF-16 offsets, end exclusive, and its lowercase key with straight apostrophes. */
export type Word = { readonly start: number; readonly end: number; readonly key: string; readonly spelling: Spelling };

const OTHER = 1;
const LETTER = 2;
const DIGIT = 3;
const JOINER = 4;
const MID_LETTER = 5;
const MID_NUMBER = 6;
const MID_BOTH = 7;

const classes = toCharacterClasses((character) => {
  if (/\p{L}/u.test(character)) return LETTER;
  if (/[0-9]/.test(character)) return DIGIT;
  if (character === '_') return JOINER;
  if (/[.'\u2018\u2019\u2024]/.test(character)) return MID_BOTH;
  if (/[:\u00b7\u2027]/.test(character)) return MID_LETTER;
  if (/[,;]/.test(character)) return MID_NUMBER;
  return OTHER;
});
const classAt = (text: string, at: number): number => (at < text.length ? (classes[text.charCodeAt(at)] ?? 0) : OTHER);

/** Created on first use: most texts never need it. */
let segmenter: Intl.Segmenter | undefined;

function toWord(text: string, start: number, end: number): Word {
  const spelling = toSpelling(text.slice(start, end));
  return { start, end, key: spelling.key, spelling };
}

function segmentWords(line: string): Word[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(line))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => toWord(line, index, index + segment.length));
}

/** The end of the word that starts at `start`; -1 if it depends on an unknown character. */
function findWordEnd(text: string, start: number): number {
  let at = start;
  for (;;) {
    let next = classAt(text, at + 1);
    while (next >= LETTER && next <= JOINER) {
      at += 1;
      next = classAt(text, at + 1);
    }
    if (next === OTHER) return at + 1;
    if (next === 0) return -1;
    const after = classAt(text, at + 2);
    if (after === 0) return -1;
    const here = classAt(text, at);
    const joinsLetters = here === LETTER && after === LETTER && next !== MID_NUMBER;
    const joinsDigits = here === DIGIT && after === DIGIT && next !== MID_LETTER;
    if (!joinsLetters && !joinsDigits) return at + 1;
    at += 2;
  }
}

/**
 * The words of a line in order, as `Intl.Segmenter` finds them (its word-like segments). Lines of known characters use a table; a line with any other
 * character uses the segmenter.
 */
function splitLine(line: string): readonly Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < line.length) {
    const kind = classAt(line, at);
    if (kind === OTHER || kind > JOINER) {
      at += 1;
      continue;
    }
    const end = kind === 0 ? -1 : findWordEnd(line, at);
    if (end === -1) return segmentWords(line);
    // A lone underscore is not a word.
    if (end - at > 1 || kind !== JOINER) words.push(toWord(line, at, end));
    at = end;
  }
  return words;
}

/** The words of a line, as they stand in the last text where it was read: most lines of a list start at the same place in all its emails. */
type LineWords = { start: number; words: readonly Word[] };
const wordsOfLine = rememberLines((line): LineWords => ({ start: 0, words: splitLine(line) }));

function wordsAt(line: string, start: number): readonly Word[] {
  const latest = wordsOfLine(line);
  const by = start - latest.start;
  if (by !== 0) {
    latest.words = latest.words.map((word) => ({ start: word.start + by, end: word.end + by, key: word.key, spelling: word.spelling }));
    latest.start = start;
  }
  return latest.words;
}

const NO_WORDS: Word[] = [];
/** The words of a text in order. A word never crosses a line end. */
export function splitWords(text: string): Word[] {
  let start = 0;
  const lines = cutLines(text).map((line) => {
    const words = line === '' ? NO_WORDS : wordsAt(line, start);
    start += line.length + 1;
    return words;
  });
  return NO_WORDS.concat(...lines);
}

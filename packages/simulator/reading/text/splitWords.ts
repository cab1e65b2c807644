import { toCharacterClasses } from './characterClasses.ts';
import { toSpelling, type Spelling } from './spelling.ts';

/** A word of a text: UTF-16 offsets, end exclusive, and its lowercase key with straight apostrophes. */
export type Word = { start: number; end: number; key: string; spelling: Spelling };

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

function pushWord(words: Word[], text: string, { start, end }: { start: number; end: number }): void {
  const spelling = toSpelling(text.slice(start, end));
  words.push({ start, end, key: spelling.key, spelling });
}

function pushSegmenterWords(words: Word[], text: string, line: { start: number; end: number }): void {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  for (const { segment, index, isWordLike } of segmenter.segment(text.slice(line.start, line.end))) {
    if (isWordLike) pushWord(words, text, { start: line.start + index, end: line.start + index + segment.length });
  }
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
 * The words of a text in order, as `Intl.Segmenter` finds them (its word-like segments). Lines of known characters use a table; a line with any other
 * character uses the segmenter.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    const kind = classAt(text, at);
    if (kind === OTHER || kind > JOINER) {
      at += 1;
      continue;
    }
    const end = kind === 0 ? -1 : findWordEnd(text, at);
    if (end === -1) {
      // A word never crosses a line end, so the segmenter can start at the beginning of the line.
      const lineStart = text.lastIndexOf('\n', at) + 1;
      const newline = text.indexOf('\n', at);
      const lineEnd = newline === -1 ? text.length : newline;
      while ((words.at(-1)?.start ?? -1) >= lineStart) words.pop();
      pushSegmenterWords(words, text, { start: lineStart, end: lineEnd });
      at = lineEnd + 1;
    } else {
      // A lone underscore is not a word.
      if (end - at > 1 || kind !== JOINER) pushWord(words, text, { start: at, end });
      at = end;
    }
  }
  return words;
}

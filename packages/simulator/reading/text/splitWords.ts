import { toCharacterClasses } from './characterClasses.ts';

/** A word of a text: UTF-16 offsets, end exclusive, and its lower-case key with straight apostrophes. */
export type Word = { start: number; end: number; key: string };

const OTHER = 1;
const LETTER = 2;
const DIGIT = 3;
const JOINER = 4;
const MID_LETTER = 5;
const MID_NUMBER = 6;
const MID_BOTH = 7;

const classOf = toCharacterClasses((character) => {
  if (/\p{L}/u.test(character)) return LETTER;
  if (/[0-9]/.test(character)) return DIGIT;
  if (character === '_') return JOINER;
  if (/[.'\u2018\u2019\u2024]/.test(character)) return MID_BOTH;
  if (/[:\u00b7\u2027]/.test(character)) return MID_LETTER;
  if (/[,;]/.test(character)) return MID_NUMBER;
  return OTHER;
});

/** Made on first use: most texts never need it. */
let segmenter: Intl.Segmenter | undefined;

function pushSegmenterWords(text: string, line: { start: number; end: number }, push: (start: number, end: number) => void): void {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  for (const { segment, index, isWordLike } of segmenter.segment(text.slice(line.start, line.end))) {
    if (isWordLike) push(line.start + index, line.start + index + segment.length);
  }
}

/** The end of the word that starts at `start`, or -1 where an unknown character decides it. */
function findWordEnd(text: string, start: number): number {
  let at = start;
  for (;;) {
    const here = classOf(text.charCodeAt(at));
    const next = at + 1 < text.length ? classOf(text.charCodeAt(at + 1)) : OTHER;
    if (next === 0) return -1;
    if (next >= LETTER && next <= JOINER) {
      at += 1;
      continue;
    }
    if (next < MID_LETTER) return at + 1;
    const after = at + 2 < text.length ? classOf(text.charCodeAt(at + 2)) : OTHER;
    if (after === 0) return -1;
    const joinsLetters = here === LETTER && after === LETTER && next !== MID_NUMBER;
    const joinsDigits = here === DIGIT && after === DIGIT && next !== MID_LETTER;
    if (!joinsLetters && !joinsDigits) return at + 1;
    at += 2;
  }
}

const toKey = (word: string): string => {
  const lower = word.toLowerCase();
  return lower.includes('\u2019') ? lower.replaceAll('\u2019', "'") : lower;
};

/**
 * The words of a text, as `Intl.Segmenter` tells them (its word-like segments), in order.
 * Lines of known characters take a table; a line with any other character is left to the segmenter.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  const push = (start: number, end: number): void => {
    words.push({ start, end, key: toKey(text.slice(start, end)) });
  };
  let at = 0;
  while (at < text.length) {
    const kind = classOf(text.charCodeAt(at));
    const end = kind === 0 ? -1 : kind >= LETTER && kind <= JOINER ? findWordEnd(text, at) : at;
    if (end === -1) {
      // A word never crosses a line: the segmenter reads this line from its beginning.
      const lineStart = text.lastIndexOf('\n', at) + 1;
      const newline = text.indexOf('\n', at);
      const lineEnd = newline === -1 ? text.length : newline;
      while ((words.at(-1)?.start ?? -1) >= lineStart) words.pop();
      pushSegmenterWords(text, { start: lineStart, end: lineEnd }, push);
      at = lineEnd + 1;
    } else if (end === at) at += 1;
    else {
      // A lone underscore is no word.
      if (end - at > 1 || kind !== JOINER) push(at, end);
      at = end;
    }
  }
  return words;
}

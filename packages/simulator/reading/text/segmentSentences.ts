import { toCharacterClasses } from './characterClasses.ts';

/** UTF-16 offsets of one sentence, end exclusive, including the spaces around it. */
export type Sentence = { start: number; end: number };

const OTHER = 1;
const LOWER = 2;
const UPPER = 3;
const LETTER = 4;
const DIGIT = 5;
const FULL_STOP = 6;
const STRONG_STOP = 7;
const CLOSE = 8;
const BLANK = 9;
const CONTINUES = 10;
const LINE_END = 11;
const END = 12;

const classes = toCharacterClasses((character) => {
  if (/[\n\r\u0085]/.test(character)) return LINE_END;
  if (/\s/.test(character)) return BLANK;
  if (character === '.' || character === '\u2024') return FULL_STOP;
  if (/[!?]/.test(character)) return STRONG_STOP;
  if (/["'()[\]{}\u00ab\u00bb\u2018-\u201f\u2039\u203a]/.test(character)) return CLOSE;
  if (/[,:;\u2013\u2014-]/.test(character)) return CONTINUES;
  if (/[0-9]/.test(character)) return DIGIT;
  if (/\p{Lowercase}/u.test(character)) return LOWER;
  if (/\p{Uppercase}/u.test(character)) return UPPER;
  return /\p{L}/u.test(character) ? LETTER : OTHER;
});

let segmenter: Intl.Segmenter | undefined;

function segmentSlowly(text: string): Sentence[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment, index }) => ({ start: index, end: index + segment.length }));
}

const isStop = (kind: number): boolean => kind === FULL_STOP || kind === STRONG_STOP;

/** The kind of each character of one text; grows with the longest text. */
let kinds = new Uint8Array(4096);

/** Writes the kind of each character and an end mark; false if a character is unknown. */
function classify(text: string): boolean {
  const { length } = text;
  if (kinds.length <= length) kinds = new Uint8Array(length * 2);
  for (let at = 0; at < length; at += 1) {
    const kind = classes[text.charCodeAt(at)] ?? 0;
    if (kind === 0) return false;
    kinds[at] = kind;
  }
  kinds[length] = END;
  return true;
}

/** Skips one kind of character. */
function skip(at: number, kind: number): number {
  let next = at;
  while (kinds[next] === kind) next += 1;
  return next;
}

/** Whether the text continues in lowercase before anything else decides. */
function goesOnInLowerCase(from: number): boolean {
  for (let at = from; ; at += 1) {
    const kind = kinds[at] ?? END;
    if (kind === LOWER) return true;
    if (kind === UPPER || kind === LETTER || kind === LINE_END || kind === END || isStop(kind)) return false;
  }
}

/** Where the sentence with its period at `at` ends; -1 if the period does not end a sentence. */
function findEndAfterStop(at: number): number {
  const isFullStop = kinds[at] === FULL_STOP;
  const before = at === 0 ? OTHER : kinds[at - 1];
  const after = kinds[at + 1];
  if (isFullStop && after === DIGIT) return -1;
  if (isFullStop && after === UPPER && (before === UPPER || before === LOWER)) return -1;
  const next = skip(skip(at + 1, CLOSE), BLANK);
  if (isFullStop && goesOnInLowerCase(next)) return -1;
  const kind = kinds[next] ?? END;
  return isStop(kind) || kind === CONTINUES ? -1 : next;
}

/** The sentences of a text, as `Intl.Segmenter` finds them. There are no gaps between them. */
export const segmentSentences = (text: string): Sentence[] => (classify(text) ? findSentences(text) : segmentSlowly(text));

function findSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  let at = 0;
  while (at < text.length) {
    const kind = kinds[at] ?? 0;
    let end = kind === LINE_END ? at : isStop(kind) ? findEndAfterStop(at) : -1;
    if (end !== -1 && kinds[end] === LINE_END) end += text.startsWith('\r\n', end) ? 2 : 1;
    if (end > at) {
      sentences.push({ start, end });
      start = end;
      at = end;
    } else at += 1;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

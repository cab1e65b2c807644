import { toCharacterClasses } from './characterClasses.ts';

/** UTF-16 offsets of one sentence, end exclusive; blanks around it belong to it. */
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

const classOf = toCharacterClasses((character) => {
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

function segmentSentences(text: string): Sentence[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment, index }) => ({ start: index, end: index + segment.length }));
}

const isStop = (kind: number): boolean => kind === FULL_STOP || kind === STRONG_STOP;

/** Skips one kind of character. */
function skip(kinds: Uint8Array, at: number, kind: number): number {
  let next = at;
  while (kinds[next] === kind) next += 1;
  return next;
}

/** Whether the text goes on in lower case before anything else decides. */
function goesOnInLowerCase(kinds: Uint8Array, from: number): boolean {
  for (let at = from; at < kinds.length; at += 1) {
    const kind = kinds[at] ?? 0;
    if (kind === LOWER) return true;
    if (kind === UPPER || kind === LETTER || kind === LINE_END || isStop(kind)) return false;
  }
  return false;
}

/** Where the sentence ends whose stop stands at `at`; -1 where the stop ends none. */
function findEndAfterStop(kinds: Uint8Array, at: number): number {
  const isFullStop = kinds[at] === FULL_STOP;
  const before = kinds[at - 1];
  const after = kinds[at + 1];
  if (isFullStop && after === DIGIT) return -1;
  if (isFullStop && after === UPPER && (before === UPPER || before === LOWER)) return -1;
  const next = skip(kinds, skip(kinds, at + 1, CLOSE), BLANK);
  if (isFullStop && goesOnInLowerCase(kinds, next)) return -1;
  const kind = kinds[next] ?? OTHER;
  return isStop(kind) || kind === CONTINUES ? -1 : next;
}

/** The sentences of a text, as `Intl.Segmenter` tells them; they follow each other without gaps. */
export function splitSentences(text: string): Sentence[] {
  const kinds = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const kind = classOf(text.charCodeAt(at));
    if (kind === 0) return segmentSentences(text);
    kinds[at] = kind;
  }
  const sentences: Sentence[] = [];
  let start = 0;
  let at = 0;
  while (at < text.length) {
    const kind = kinds[at] ?? 0;
    let end = kind === LINE_END ? at : isStop(kind) ? findEndAfterStop(kinds, at) : -1;
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

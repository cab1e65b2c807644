import { cut, rememberLines } from '../text/remember.ts';
import { splitSentences, type Sentence } from '../text/splitSentences.ts';

/** UTF-16 offsets of a run of text, end exclusive, without surrounding spaces. */
export type Range = { start: number; end: number };

const NEWLINE = 10;
const BLANKS = ' \t\r';
const HAS_WORD = /[\p{L}\p{N}]/u;
const isLatinLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
/** Email programs wrap lines of at least this length and at most this; the writer ended any other line. */
const WRAP_FROM = 52;
const WRAP_TO = 100;
/** What a writer without periods ends a block with on a line of its own: a word such as "thanks", or a name. */
const CLOSING_WORD =
  /^[^\S\n]*(?:thanks?|thank you|thx|ta|cheers|greetings|rgds|br|(?:best |kind |warm )?regards|best)\b[^\n.?!]{0,12}(?:\n[^\n.?!]{1,40})?$/i;
const CLOSING_NAME = /^[^\S\n]*\p{Lu}[\p{L}'\u2019-]*(?: (?:at |from |of )?\p{Lu}[\p{L}'\u2019.-]*){0,3}$/u;
const LONGEST_CLOSING = 70;
const isClosing = (rest: string): boolean => rest.length <= LONGEST_CLOSING && (CLOSING_WORD.test(rest) || CLOSING_NAME.test(rest));
const BULLET = /^\s*(?:[-*\u2022\u2013\u2014>]|\d{1,2}[.)])\s/;

/** Trims a range; undefined if it contains no word. */
function trimRange(text: string, { start, end }: Range): Range | undefined {
  let from = start;
  let to = end;
  while (from < to && text.charCodeAt(from) <= 32) from += 1;
  while (to > from && text.charCodeAt(to - 1) <= 32) to -= 1;
  return from < to && (isLatinLetter(text.charCodeAt(from)) || HAS_WORD.test(text.slice(from, to))) ? { start: from, end: to } : undefined;
}

/** Where the break at `newline` ends: after the next newline if only spaces are in between; -1 if it is not a break. */
function endOfBlankLine(text: string, newline: number, end: number): number {
  let at = newline + 1;
  while (at < end && BLANKS.includes(text.charAt(at))) at += 1;
  return at < end && text.charCodeAt(at) === NEWLINE ? at + 1 : -1;
}

/** Splits a range at blank lines, or at every line end. */
function splitAt(text: string, range: Range, isAtEveryLine = false): Range[] {
  const ranges: Range[] = [];
  const push = (start: number, end: number) => {
    const part = trimRange(text, { start, end });
    if (part !== undefined) ranges.push(part);
  };
  let start = range.start;
  let newline = text.indexOf('\n', start);
  while (newline !== -1 && newline < range.end) {
    const next = isAtEveryLine ? newline + 1 : endOfBlankLine(text, newline, range.end);
    if (next !== -1) {
      push(start, newline);
      start = next;
    }
    newline = text.indexOf('\n', next === -1 ? newline + 1 : next);
  }
  push(start, range.end);
  return ranges;
}

/** Paragraphs, separated by blank lines. In a text without blank lines, its lines, if every line ends a sentence. */
export function splitParagraphs(text: string, range: Range): Range[] {
  const blocks = splitAt(text, range);
  const only = blocks.length === 1 ? blocks[0] : undefined;
  if (only === undefined) return blocks;
  const lines = splitAt(text, only, true);
  return lines.every((line) => /[.!?:)"\u201d]$/.test(text.slice(line.start, line.end))) ? lines : blocks;
}

/** Joins lines that an email program wrapped; every other line end stays. Offsets do not change. */
function unwrap(block: string): string {
  if (!block.includes('\n')) return block;
  let lineStart = 0;
  return block.replace(/\r?\n/g, (newline, at: number) => {
    const length = at - lineStart;
    lineStart = at + newline.length;
    const isWrapped =
      length >= WRAP_FROM && length <= WRAP_TO && !BULLET.test(block.slice(lineStart, lineStart + 6)) && !isClosing(block.slice(lineStart));
    return isWrapped ? ' '.repeat(newline.length) : newline;
  });
}

const splitBlock = rememberLines((block) => splitSentences(unwrap(block)));

/** The sentences of a range, paragraph by paragraph, without surrounding spaces. */
export function sentencesOf(text: string, range: Range): Sentence[] {
  const sentences: Sentence[] = [];
  for (const block of splitAt(text, range)) {
    for (const { start, end } of splitBlock(cut(text, block.start, block.end))) {
      const sentence = trimRange(text, { start: block.start + start, end: block.start + end });
      if (sentence !== undefined) sentences.push(sentence);
    }
  }
  return sentences;
}

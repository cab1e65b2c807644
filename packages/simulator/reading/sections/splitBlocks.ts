import { rememberLines } from '../text/remember.ts';
import { splitSentences, type Sentence } from '../text/splitSentences.ts';

/** UTF-16 offsets of a run of text, end exclusive, without surrounding spaces. */
export type Range = { start: number; end: number };

const NEWLINE = 10;
const BLANKS = ' \t\r';
const HAS_WORD = /[\p{L}\p{N}]/u;
const isLatinLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
/** Email programs wrap lines of at least this length; the writer ended a shorter line. */
const WRAP_FROM = 52;
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
    const isWrapped = at - lineStart >= WRAP_FROM && !BULLET.test(block.slice(at + newline.length, at + newline.length + 6));
    lineStart = at + newline.length;
    return isWrapped ? ' '.repeat(newline.length) : newline;
  });
}

const splitBlock = rememberLines((block) => splitSentences(unwrap(block)));

/** The sentences of a range, paragraph by paragraph, without surrounding spaces. */
export function sentencesOf(text: string, range: Range): Sentence[] {
  const sentences: Sentence[] = [];
  for (const block of splitAt(text, range)) {
    for (const { start, end } of splitBlock(text.slice(block.start, block.end))) {
      const sentence = trimRange(text, { start: block.start + start, end: block.start + end });
      if (sentence !== undefined) sentences.push(sentence);
    }
  }
  return sentences;
}

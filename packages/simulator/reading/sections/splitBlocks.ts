import { splitSentences, type Sentence } from '../text/splitSentences.ts';

/** UTF-16 offsets of a run of text, end exclusive, without blanks around it. */
export type Range = { start: number; end: number };

const BLANK_LINE = /\n[ \t\r]*\n/g;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** Mail programs break lines from here on; a shorter line was ended by its writer. */
const WRAP_FROM = 52;
const BULLET = /^\s*(?:[-*\u2022\u2013\u2014>]|\d{1,2}[.)])\s/;

/** Tightens a range; undefined where it holds no word. */
export function trimRange(text: string, { start, end }: Range): Range | undefined {
  let from = start;
  let to = end;
  while (from < to && text.charCodeAt(from) <= 32) from += 1;
  while (to > from && text.charCodeAt(to - 1) <= 32) to -= 1;
  return from < to && HAS_WORD.test(text.slice(from, to)) ? { start: from, end: to } : undefined;
}

function splitAt(text: string, range: Range, separator: RegExp): Range[] {
  const ranges: Range[] = [];
  let start = range.start;
  for (const match of text.slice(range.start, range.end).matchAll(separator)) {
    ranges.push({ start, end: range.start + match.index });
    start = range.start + match.index + match[0].length;
  }
  ranges.push({ start, end: range.end });
  return ranges.flatMap((part) => trimRange(text, part) ?? []);
}

/** Paragraphs: what blank lines part; in a text without any, its lines, where every line ends a sentence. */
export function splitParagraphs(text: string, range: Range): Range[] {
  const blocks = splitAt(text, range, BLANK_LINE);
  const only = blocks.length === 1 ? blocks[0] : undefined;
  if (only === undefined) return blocks;
  const lines = splitAt(text, only, /\n/g);
  return lines.every((line) => /[.!?:)"\u201d]$/.test(text.slice(line.start, line.end))) ? lines : blocks;
}

/** Joins lines a mail program broke; every other line end stays. Offsets are kept. */
function unwrap(block: string): string {
  if (!block.includes('\n')) return block;
  let lineStart = 0;
  return block.replace(/\r?\n/g, (newline, at: number) => {
    const isWrapped = at - lineStart >= WRAP_FROM && !BULLET.test(block.slice(at + newline.length, at + newline.length + 6));
    lineStart = at + newline.length;
    return isWrapped ? ' '.repeat(newline.length) : newline;
  });
}

/** The sentences of a range, paragraph by paragraph, without blanks around them. */
export function sentencesOf(text: string, range: Range): Sentence[] {
  return splitAt(text, range, BLANK_LINE).flatMap((block) =>
    splitSentences(unwrap(text.slice(block.start, block.end))).flatMap(
      (sentence) => trimRange(text, { start: block.start + sentence.start, end: block.start + sentence.end }) ?? [],
    ),
  );
}

import type { Range } from '../sections/splitBlocks.ts';

/** Capitalized words right before and right after a phrase, in the same line. */
const CAPITALS_BEFORE = /(?:(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'\u2019&-]*[!?]?[ \t]+|&[ \t]+)+$/u;
const CAPITALS_AFTER = /^['\u2019s]*(?:[!?]?[ \t]+(?:\p{Lu}|\p{N})[\p{L}\p{N}'\u2019&-]*|[ \t]+&)+/u;
/** What stands before a name inside a sentence. */
const NAMES_NEXT =
  /\b(?:at|from|with|by|for|like|called|named|join|joined|use|uses|of|than|and|is|am|are|we['\u2019]re|I['\u2019]m)[ \t]+(?:the[ \t]+)?$|,[ \t]+$/i;
const IS_CAPITAL = /^\p{Lu}/u;
const WORDS = /\p{L}[\p{L}'\u2019-]{3,}/gu;
/** From this share of capitalized words on, a line is a headline, and capitals say nothing. */
const HEADLINE = 0.6;

const around = (text: string, { start, end }: Range): Range => {
  const [before, after] = [/[^\n.!?]*$/.exec(text.slice(0, start)), /^[^\n.!?]*/.exec(text.slice(end))];
  return { start: start - (before?.[0].length ?? 0), end: end + (after?.[0].length ?? 0) };
};

/** Whether most words of a line besides the name are capitalized. */
function isHeadline(line: string, name: string): boolean {
  const others: readonly string[] = line.replace(name, ' ').match(WORDS) ?? [];
  return others.length > 1 && others.filter((word) => IS_CAPITAL.test(word)).length >= HEADLINE * others.length;
}

const isShouted = (text: string): boolean => text === text.toUpperCase();

/** The name of several capitalized words that a phrase belongs to; undefined if it belongs to none. */
function nameAt(text: string, { start, end }: Range): Range | undefined {
  const words = text.slice(start, end);
  if (isShouted(words) || !words.split(/[\s-]+/).every((word) => IS_CAPITAL.test(word))) return undefined;
  const before = CAPITALS_BEFORE.exec(text.slice(Math.max(0, start - 60), start))?.[0].length ?? 0;
  const after = CAPITALS_AFTER.exec(text.slice(end, end + 60))?.[0].length ?? 0;
  const isSeveral = before + after > 0 || /\s/.test(words);
  return isSeveral ? { start: start - before, end: end + after } : undefined;
}

/**
 * Whether a phrase is part of a name, such as the sender's firm in the signature or inside a sentence: "I run sales at Amazing Grains". `signed` is
 * where the signature begins.
 */
export function isOfName(text: string, phrase: Range, signed: number): boolean {
  const name = nameAt(text, phrase);
  if (name === undefined) return false;
  if (phrase.start >= signed) return true;
  const line = around(text, phrase);
  const written = text.slice(name.start, name.end);
  if (isHeadline(text.slice(line.start, line.end), written)) return false;
  const isFirst = /^[\s"'(\u201c\u2018-]*$/.test(text.slice(line.start, name.start));
  if (!isFirst) return NAMES_NEXT.test(text.slice(Math.max(0, name.start - 20), name.start)) || /^["\u201d]/.test(text.slice(name.end));
  const again = text.indexOf(written, phrase.end);
  return again >= signed;
}

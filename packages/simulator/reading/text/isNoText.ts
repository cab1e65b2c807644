import { findProgramLines, isProgramLine } from './findProgramLines.ts';

const LEAST_LINES = 3;
/** From this share of code lines on, a text is a program. */
const LEAST_SHARE = 0.5;
const FILLER = /\b(?:lorem|ipsum|dolor|sit amet|consectetur|adipiscing|eiusmod|tempor|incididunt)\b/gi;
const LEAST_FILLER = 4;

/** What is read as a link or filled in, not as text. */
const NOT_READ = /(?:https?:\/\/|www\.)[^\s<>"]+|\{\{[^{}]*\}\}/gi;
const HIDDEN = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;
const LETTERS = /\p{L}+/gu;
/** As many repetitions of one or two words are no message. */
const MANY = 12;
const FEW_DISTINCT = 2;
/** Pieces of Latin letters this short on average, and so many of them, are bytes of a file. */
const SHORTEST_MEAN = 2.6;
const LEAST_PIECES = 40;
const LATIN = /\p{Script=Latin}+/gu;
/** No word of a language with spaces is as long, nor is any other run of characters that people type. */
const ENDLESS = /[\u0021-\u024f]{200,}/g;

function isProgram(text: string): boolean {
  if (findProgramLines(text).length < LEAST_LINES) return false;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter(isProgramLine).length >= LEAST_SHARE * lines.length;
}

/** Other scripts may write a whole text without a space. */
const ONE_WORD = /^\p{Script=Latin}+$/u;
/** What people type to fill a field. */
const KEYBOARD = /^(?:(?:asdf?|qwer|zxcv?|jkl|sdfg|dfgh|fghj)\p{L}*|(\p{L})\1+|test(?:ing)?|bla+h?|foo|bar|baz)$/iu;

/** Marks, images, links or names without a word, one word, keys, or a word or two over and over. */
function saysNoWord(words: readonly string[]): boolean {
  if (words.length < 2 && words.every((word) => ONE_WORD.test(word))) return true;
  if (words.every((word) => KEYBOARD.test(word))) return true;
  return words.length >= MANY && new Set(words.map((word) => word.toLowerCase())).size <= FEW_DISTINCT;
}

/** The bytes of a file: scraps of letters between marks, or characters without a space. */
function isGarbled(text: string): boolean {
  const endless = text.match(ENDLESS)?.join('').length ?? 0;
  if (2 * endless > text.length) return true;
  const pieces = text.match(LATIN) ?? [];
  return pieces.length >= LEAST_PIECES && pieces.join('').length < SHORTEST_MEAN * pieces.length;
}

/** Words of any English prose, each of which rules out that a text is only marks, keys or bytes. */
const PROSE = /\s(?:the|and|you|your|to|we|our|is|are|for)\s/g;
const LEAST_PROSE = 4;
/** From this length on, prose between the bytes of a file does not show that the whole is a message. */
const LONG = 4000;

/** Whether a text plainly has sentences in it, which most emails do. */
function isProse(text: string): boolean {
  if (text.length >= LONG) return false;
  const found = new Set<string>();
  for (const [word] of text.matchAll(PROSE)) if (found.add(word).size >= LEAST_PROSE) return true;
  return false;
}

/** Whether a text is certainly not a message: one word at most, a program, bytes of a file, or placeholder text such as lorem ipsum. */
export function isNoText(text: string): boolean {
  if (/orem ipsum/i.test(text)) return (text.match(FILLER)?.length ?? 0) >= LEAST_FILLER;
  if (isProse(text)) return isProgram(text);
  const read = text.replace(HIDDEN, '').replace(NOT_READ, ' ');
  return text.trim() !== '' && (saysNoWord(read.match(LETTERS) ?? []) || isGarbled(read) || isProgram(text));
}

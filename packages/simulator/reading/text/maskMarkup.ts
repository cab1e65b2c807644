import { COMMENTS, replacePairs, UNSHOWN_PAIRS } from './replacePairs.ts';

/** Inline tags that end a visible line, and block tags that end a visible paragraph. */
const LINE_TAG = /^<\s*(?:br|\/?(?:li|tr|td))\b/i;
const BLOCK_TAG = /^<\s*\/?\s*(?:p|div|table|ul|ol|h[1-6]|section|header|footer|blockquote|center)\b/i;

const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*|\s*\/)?>|&(?:nbsp|amp|quot|lt|gt|#\d{1,6});/gi;

function toBlanks(markup: string): string {
  if (BLOCK_TAG.test(markup)) return '\n\n'.padEnd(markup.length);
  return (LINE_TAG.test(markup) ? '\n' : '').padEnd(markup.length);
}

/** What a reader sees of a text with HTML: all markup becomes spaces or newlines of the same length, so that offsets do not change. */
export const maskMarkup = (text: string): string =>
  [COMMENTS, ...UNSHOWN_PAIRS].reduce((masked, marks) => replacePairs(masked, marks, toBlanks), text).replace(MARKUP, toBlanks);

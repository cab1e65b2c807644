/**
 * Replaces what a pattern matches from an opening mark to its closing mark, as in a comment. Nothing after the last closing mark can match, so it is not
 * searched. Otherwise a text with many opening marks would be searched to its end for each of them. Both patterns are global.
 */
export function replacePairs(text: string, { pair, closing }: { pair: RegExp; closing: RegExp }, by: (found: string) => string): string {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(closing)) end = index + mark.length;
  return end === 0 ? text : text.slice(0, end).replace(pair, by) + text.slice(end);
}

/** Parts of HTML that are not text at all. */
export const UNSHOWN_PAIRS: readonly { pair: RegExp; closing: RegExp }[] = [
  { pair: /<style\b[\s\S]*?<\/style\s*>/gi, closing: /<\/style\s*>/gi },
  { pair: /<script\b[\s\S]*?<\/script\s*>/gi, closing: /<\/script\s*>/gi },
  { pair: /<head\b[\s\S]*?<\/head\s*>/gi, closing: /<\/head\s*>/gi },
];

export const COMMENTS: { pair: RegExp; closing: RegExp } = { pair: /<!--[\s\S]*?-->/g, closing: /-->/g };

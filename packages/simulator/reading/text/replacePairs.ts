/**
 * Replaces what a pattern finds from an opening to its closing mark, as a comment is. Behind the last closing mark nothing can be found: without
 * looking there, a text of many openings would be searched to its end for each of them. Both patterns are global.
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

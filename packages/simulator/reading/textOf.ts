import type { Range } from './sections/splitBlocks.ts';

/** A text with the texts of its sentences, by their starts. */
export type Cut = { raw: string; texts: ReadonlyMap<number, string> };

/** What is written in a range. A whole sentence is cut out once, for all who ask about it. */
export function textOf({ raw, texts }: Cut, { start, end }: Range): string {
  const text = texts.get(start);
  return text?.length === end - start ? text : raw.slice(start, end);
}

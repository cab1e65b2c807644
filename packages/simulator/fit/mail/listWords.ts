import { foldText } from '../stems.ts';

const WORD = /[a-z0-9]+(?:'[a-z]+)?/g;

/** Sentences repeat over a list, so their words are cached, up to a limit. */
const wordsOf = new Map<string, readonly string[]>();
const MAX_TEXTS = 2000;

export function listWords(text: string): readonly string[] {
  const known = wordsOf.get(text);
  if (known !== undefined) return known;
  const words = foldText(text.replaceAll('-', ' ')).match(WORD) ?? [];
  if (wordsOf.size >= MAX_TEXTS) wordsOf.clear();
  wordsOf.set(text, words);
  return words;
}

/** A comma or point inside a number ends nothing. */
const CLAUSE_END = /(?:[;:!?()\u2013\u2014"\u201c\u201d]|[,.](?!\d))+|\s-+\s/;

/** The number of the clause each word of a text is in. */
export const listClauses = (text: string): number[] => text.split(CLAUSE_END).flatMap((clause, at) => listWords(clause).map(() => at));

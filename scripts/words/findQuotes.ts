import type { WordFault } from './findFaults.ts';

/** Straight quotes in a text on screen, where apostrophes and quotation marks are typographic (’ “ ”). */
export function findStraightQuotes(text: string): WordFault[] {
  const found = /\p{L}'\p{L}|(?<=^|\s)"[^"]*"(?=$|[\s.,;:!?)])/u.exec(text)?.[0];
  return found === undefined ? [] : [{ rule: 'typographic quotes', found }];
}

/** Typographic or foreign quotes in a document, where all quotes are straight so that they can be typed and searched. */
export function findCurlyQuotes(text: string): WordFault[] {
  const found = /[‘’“”„«»]/.exec(text)?.[0];
  return found === undefined ? [] : [{ rule: 'straight quotes', found }];
}

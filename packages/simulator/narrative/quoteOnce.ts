import { closeEnd } from './cutQuote.ts';

/** A quotation of so many words is read once. */
const LONG = 25;
/** So many of its words show which one it is. */
const SHOWN = 6;
const QUOTED = /\u201c([^\u201c\u201d]+)\u201d/gu;

/** Texts that are read together, each long quotation in full at its first place and by its first words after that. */
export function quoteOnce(texts: readonly string[]): string[] {
  const told = new Set<string>();
  return texts.map((text) =>
    text.replaceAll(QUOTED, (whole, quote: string) => {
      const words = quote.split(/\s+/);
      if (words.length < LONG) return whole;
      if (!told.has(quote)) {
        told.add(quote);
        return whole;
      }
      return `\u201c${closeEnd(words.slice(0, SHOWN).join(' '))}\u2026\u201d`;
    }),
  );
}

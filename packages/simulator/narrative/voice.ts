import { keyedUniform } from '../draws.ts';
import { expandPhrase, pickPhrase, type NextChance, type PhraseFields } from '../replies/expandPhrase.ts';

/** Words one text. Choices depend on the emails and the facts, so that two campaigns rarely read alike and one always reads the same. */
export type Voice = {
  /** Picks a phrase whose facts are all known, and fills it; undefined if none fits. */
  say: (phrases: readonly string[], fields: PhraseFields) => string | undefined;
  next: NextChance;
};

export function createVoice(key: string, purpose: string): Voice {
  let draws = 0;
  const next: NextChance = () => {
    draws += 1;
    return keyedUniform(key, purpose, String(draws));
  };
  return {
    next,
    say: (phrases, fields) => {
      const phrase = pickPhrase(phrases, fields, next);
      return phrase === undefined ? undefined : toText(expandPhrase(phrase, fields, next));
    },
  };
}

const closeGaps = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .replace(/([.!?])\1+/g, '$1');

/**
 * Removes extra spaces left by omitted choices, except in quotations, drops the period after a quoted sentence that has its own mark, and
 * capitalizes the start.
 */
export const toText = (text: string): string =>
  text
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? part : closeGaps(part)))
    .join('')
    .replace(/(“(?:\p{Lu}|[^“”\s]+\s[^“”\s]+\s)[^“”]*[!?]”|“[^“”]*…”)\./gu, '$1')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

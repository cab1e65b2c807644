import type { Lead } from '../../lead.ts';
import { PARTICLES } from './nameParts.ts';
import { slugNameWords } from './slugName.ts';
import { toNameWords } from './toNameWords.ts';

/** A lead's name from file and slug. `words` are all of its words in order; empty if nothing is known. */
export type PersonName = {
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
  words: readonly string[];
};

/** An initial is not a first name, and Chinese or Korean characters in one run do not show where to split. */
const isGivenName = (word: string): boolean => word.replace('.', '').length > 1 && !/\p{Script=Han}|\p{Script=Hangul}/u.test(word);

const sameWord = (one: string | undefined, other: string | undefined): boolean => one?.toLowerCase() === other?.toLowerCase();

/** The family name with its particles: `Jan van der Berg` gives `van der Berg`. */
function toLastName(words: readonly string[]): string | null {
  if (words.length < 2) return null;
  let from = words.length - 1;
  while (from > 1 && PARTICLES.has(words[from - 1] ?? '')) from -= 1;
  return words.slice(from).join(' ');
}

/** The fullest name: the file's, otherwise its first name completed by a slug that starts alike, otherwise the slug's. */
function toFullName(lead: Pick<Lead, 'name' | 'firstName' | 'slug'>): readonly string[] {
  const given = toNameWords(lead.firstName ?? '');
  const full = toNameWords(lead.name ?? '');
  if (full.length > 1 || (full.length > 0 && given.length === 0)) return full;
  const known = given.length > 0 ? given : full;
  const spelt = slugNameWords(lead.slug);
  return known.length === 0 || sameWord(spelt[0], known[0]) ? (spelt.length > 0 ? spelt : known) : known;
}

/** Reads a lead's name from the file, otherwise from a readable slug. Nothing else is guessed. */
export function readName(lead: Pick<Lead, 'name' | 'firstName' | 'slug'>): PersonName {
  const words = toFullName(lead);
  const given = toNameWords(lead.firstName ?? '');
  const first = given.length > 0 ? given.join(' ') : (words[0] ?? null);
  return {
    firstName: first !== null && isGivenName(first) ? first : null,
    lastName: toLastName(words),
    displayName: words.length > 0 ? words.join(' ') : null,
    words: [...new Set([...words, ...given])],
  };
}

import { wordsOf } from './subjectText.ts';

/** Words of a subject about someone or something in particular. */
const SPEAKS_OF =
  /\b(?:you|your|i|we|our|my|us|re|fwd?|the|this|next|last|thanks?|hello|hi|lets|let['\u2019]s|\p{L}+day|at|for|to|with|by|in|on|from|of|between|after|before)\b|[\d?$\u20ac\u00a3%:]/iu;
/** A name inside a subject that is not written in title case. */
const NAME_INSIDE = /(?<=^.*\p{Ll}.* )\p{Lu}\p{Ll}/u;
const MOST_GENERIC_WORDS = 3;

const isTitleCase = (words: readonly string[]): boolean => words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));

/** Whether a subject is a few words that any sender of such things could write: "Scaffolding services", "quick question". */
export function isGenericSubject(subject: string): boolean {
  const words = wordsOf(subject);
  if (words.length === 0 || words.length > MOST_GENERIC_WORDS || SPEAKS_OF.test(subject)) return false;
  return isTitleCase(words) || !NAME_INSIDE.test(subject);
}

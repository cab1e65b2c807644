import type { MaskedSentence } from './maskOffer.ts';
import { NO_NAME } from './nameService.ts';
import { SERVICE_OF_VERB, toDoneVerb } from './offerVerbs.ts';
import { NOT_IN_A_NAME, toSingular, writeOut } from './offerWords.ts';

const IS = new Set(['is', 'are', 'get', 'gets', 'being']);
/** Words before a name that are no part of it. */
const BEFORE = new Set(['your', 'the', 'all', 'most', 'every', 'any', 'their', 'old', 'new']);
/** By whom or where it is done: the sender's side. */
const BY_US = /\b(?:by|in|at|with)\s+(?:us|me|our|my)\b/i;
const MOST_WORDS = 3;
/** Verbs whose object is a result, not what a service is done to. */
const NOT_DONE = new Set(['teach', 'back', 'source', 'place', 'cut', 'cure', 'plan', 'clear', 'prepare', 'design', 'write', 'deliver']);
const isPlural = (word: string): boolean => toSingular(word) !== word;

/** Start and end of the name that a clause begins with and an end of it follows; null if its words are not a name of things. */
export function findSubject({ words, clauses, stems }: MaskedSentence, end: number): { at: number; end: number } | null {
  const start = clauses.indexOf(clauses[end] ?? 0);
  let at = start;
  while (at < end && BEFORE.has(words[at] ?? '')) at += 1;
  const named = words.slice(at, end);
  const isName = named.every((word) => !NOT_IN_A_NAME.has(word) && !NO_NAME.test(word) && !/\d|'|ly$/.test(word));
  const isKept = stems.slice(at, end).every((stem) => stem !== '');
  return named.length > 0 && named.length <= MOST_WORDS && isName && isKept && isPlural(named.at(-1) ?? '') ? { at, end } : null;
}

/** "Supplier invoices are matched by our software" is supplier invoice matching; null if no sentence says what is done to what by the sender. */
export function namePassive(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences.filter(({ mayName }) => mayName)) {
    if (!BY_US.test(sentence.text)) continue;
    for (const [at, word] of sentence.words.entries()) {
      const verb = IS.has(word) ? toDoneVerb(sentence.words[at + 1] ?? '') : null;
      const name = verb === null || NOT_DONE.has(verb) ? null : findSubject(sentence, at);
      if (verb !== null && name !== null) {
        const object = writeOut(sentence, name.at, name.end).replace(/\S+$/, toSingular);
        return `${object} ${SERVICE_OF_VERB.get(verb)}`;
      }
    }
  }
  return null;
}

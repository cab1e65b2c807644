import type { MaskedSentence } from './maskOffer.ts';
import { isLastOfName, NO_NAME } from './nameService.ts';
import { toGerund } from './nameWhole.ts';
import { SERVICE_OF_VERB } from './offerVerbs.ts';
import { MOST_WORDS, NOT_IN_A_NAME, toSingular, writeOut } from './offerWords.ts';

const SENDERS = new Set(['we', 'i']);
const NOT_IN_AN_OBJECT = /\d|(?:ed|ly)$/;

/** Start and end of the object behind a verb: nouns up to a plural, no name of which is longer. */
function findObject({ words, stems, clauses }: MaskedSentence, from: number): { at: number; end: number } | null {
  let end = from;
  const isNoun = (at: number): boolean => {
    const word = words[at] ?? '';
    const isOpen = stems[at] !== '' && clauses[at] === clauses[from - 1] && !NOT_IN_A_NAME.has(word) && !NOT_IN_AN_OBJECT.test(word);
    return isOpen && (!NO_NAME.test(word) || isLastOfName(words.slice(from, at + 1), at - from));
  };
  while (end < words.length && end - from < MOST_WORDS && isNoun(end)) {
    end += 1;
    if (toSingular(words[end - 1] ?? '') !== words[end - 1]) return { at: from, end };
  }
  return null;
}

/**
 * "We restripe parking lots for churches" below "Restriping your lot", or above "Prairie Line Striping": work that no list has, if the subject or the
 * firm's name calls it so; null if none does.
 */
export function nameConfirmed(subject: string, sentences: readonly MaskedSentence[], signed: readonly string[]): string | null {
  const named = [subject, ...signed].join(' ').toLowerCase();
  for (const sentence of sentences)
    for (const [at, verb] of sentence.words.entries()) {
      if (!SENDERS.has(sentence.words[at - 1] ?? '') || SERVICE_OF_VERB.has(verb)) continue;
      const work = toGerund(verb);
      const object = new RegExp(`\\b${work}\\b`).test(named) ? findObject(sentence, at + 1) : null;
      if (object !== null) return `${writeOut(sentence, object.at, object.end).replace(/\S+$/, toSingular)} ${work}`;
    }
  return null;
}

import { CATEGORIES, CUES } from './category.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import { NO_NAME } from './nameService.ts';
import { findSender } from './offeredPlace.ts';
import { MOST_WORDS, NOT_IN_A_NAME, toSingular, writeOut } from './offerWords.ts';

const LEAST_WEIGHT = 1;

/** Whether a word, alone or with its neighbor, suggests the category. */
function isCue({ stems }: MaskedSentence, at: number, category: string): boolean {
  const keys = [stems[at] ?? '', `${stems[at]} ${stems[at + 1]}`, `${stems[at - 1]} ${stems[at]}`];
  return keys.some((key) => (CUES.get(key) ?? []).some((cue) => cue.weight >= LEAST_WEIGHT && CATEGORIES[cue.category]?.id === category));
}

const isPlural = (word: string): boolean => toSingular(word) !== word;
/** After a verb in the third person: "our lab mills zirconia" names no lab mills. */
const DETERMINED = /^(?:the|a|an|your|each|every|all|them|it|what|how|which|you)$/;

/**
 * Words of the category side by side, in plural, that the sender sells: "Our lab mills zirconia crowns" is zirconia crowns; null if there are
 * none.
 */
export function nameByCues(sentences: readonly MaskedSentence[], category: string): string | null {
  for (const sentence of sentences.filter(({ isOffer, mayName }) => isOffer && mayName)) {
    const { words, clauses } = sentence;
    const isPart = (at: number): boolean =>
      isCue(sentence, at, category) && !NOT_IN_A_NAME.has(words[at] ?? '') && !NO_NAME.test(words[at] ?? '');
    for (let end = words.length; end >= 2; end -= 1) {
      const last = end - 1;
      if (!isPart(last) || !isPlural(words[last] ?? '') || isPart(end) || DETERMINED.test(words[end] ?? '')) continue;
      let at = last;
      while (at > 0 && end - at < MOST_WORDS && clauses[at - 1] === clauses[last] && isPart(at - 1) && !isPlural(words[at - 1] ?? ''))
        at -= 1;
      const sender = findSender(sentence, at);
      if (end - at >= 2 && sender !== null && !sender.isYours && sender.verb !== words[at]) return writeOut(sentence, at, end);
    }
  }
  return null;
}

import { CATEGORY_BY_ID } from './category.ts';
import type { MaskedSentence } from './maskOffer.ts';
import { listStems } from './stems.ts';

/** Words that precede the thing offered; "for" and "your" precede the customer or the object of the service. */
const BEFORE = new Set(
  'our a an offer offers provide provides sell sells do does run runs handle handles automate automates build builds outsourced online is'.split(
    ' ',
  ),
);
/** Whether the words are where an offer is named: at the start, or after a word that introduces one. */
export function isOffered({ words, sentence }: { words: string; sentence: MaskedSentence }): boolean {
  const list = words.split(' ');
  return sentence.words.some((_, at) => {
    const isHere = list.every((word, offset) => sentence.words[at + offset] === word);
    return isHere && (at === 0 || BEFORE.has(sentence.words[at - 1] ?? ''));
  });
}

/** A single word names an offer only if its category has that name: "payroll" does, "drought" does not. */
export function isCalled(words: readonly string[], category: string): boolean {
  if (words.length > 1) return true;
  const label = listStems(CATEGORY_BY_ID.get(category)?.label ?? '');
  return label.includes(listStems(words[0] ?? '')[0] ?? '');
}

import { listClauses, listWords } from './listWords.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import { toStem } from '../stems.ts';
import { meetCues, weighTrades } from '../needs/weighNeeds.ts';

/** A word of one thing weighs at least this much, one of several senses less. */
const LEAST_CUE = 2;
/** One word of a trade alone weighs this much: "rain" is a roofer's, too. */
const ONE_WORD = 4.3;

/** Sentences repeat over a list and its edits, so what they tell is cached, up to a limit. */
const known = new Map<string, boolean>();
const MAX_TEXTS = 4000;

/** Whether a sentence's words say anything of a thing that is sold or of somebody's work, and not just one word of several senses. */
export function tellsWork(text: string): boolean {
  const met = known.get(text);
  if (met !== undefined) return met;
  const words = listWords(text);
  const sentence: MaskedSentence = {
    text,
    weight: 1,
    workWeight: 1,
    isOffer: false,
    mayName: false,
    isStory: false,
    words,
    clauses: listClauses(text),
    stems: words.map(toStem),
  };
  const tells = meetCues([sentence]).some(({ weight }) => weight >= LEAST_CUE) || Math.max(...weighTrades([sentence])) >= ONE_WORD;
  if (known.size >= MAX_TEXTS) known.clear();
  known.set(text, tells);
  return tells;
}

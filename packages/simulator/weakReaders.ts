import { isFlattery } from './signs/prose/flattery.ts';
import { isEmptySubject } from './signs/subject/emptySubject.ts';
import { isTradeSubject } from './signs/subject/tradeSubject.ts';

/** "I came across Harlow and was impressed": the praise has the subject of the finding. */
const FOUND_AND =
  /^(I|we)(?:['\u2019]ve| have)? (?:just |recently )?(?:came|come|found|discovered|saw|looked|visited|stumbled)\b[^.!?\d:]{2,50}? and (?=(?:was|were|am|are|love|like|admire)\b)/iu;

/** Whether a sentence praises its reader in words that fit anybody, however it begins. */
const praisesAnybody = (sentence: string): boolean => isFlattery(sentence.trim().replace(FOUND_AND, '$1 '));

/** What the check before launch asks about a text. */
export const WEAK_READERS = { isEmptySubject, isTradeSubject, isFlattery: praisesAnybody } as const;

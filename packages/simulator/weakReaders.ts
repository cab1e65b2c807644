import { findBuriedOffer } from './advice/version/findBuriedOffer.ts';
import { findMissingProof } from './advice/version/findMissingProof.ts';
import { asksForPrivatePapers } from './kind/asksForPrivatePapers.ts';
import { isScareTalk } from './reading/scares.ts';
import { findBrokenEnglish } from './signs/prose/foreignEnglish.ts';
import { isFlattery } from './signs/prose/flattery.ts';
import { isAnyPuff } from './signs/prose/puffs.ts';
import { findWornPhrases } from './signs/prose/wornPhrases.ts';
import { pretendsContact } from './signs/person/pretendsContact.ts';
import { isEmptySubject } from './signs/subject/emptySubject.ts';
import { isTradeSubject } from './signs/subject/tradeSubject.ts';

/** "I came across Harlow and was impressed": the praise has the subject of the finding. */
const FOUND_AND =
  /^(I|we)(?:['\u2019]ve| have)? (?:just |recently )?(?:came|come|found|discovered|saw|looked|visited|stumbled)\b[^.!?\d:]{2,50}? and (?:(?:I|we) )?(?=(?:was|were|am|are|love|like|admire)\b)/iu;
/** That somebody was impressed, and by nothing in particular. */
const IMPRESSED =
  /^(?:I|we) (?:was|were|am|are) (?:really |truly |so |very |genuinely )*(?:impressed|inspired|amazed|blown away)\s*[.!]*$/iu;

/** "Loved your latest post on LinkedIn!": a post without what it is about. */
const SOME_POST =
  /^(?:(?:I|we) )?(?:just |really |truly |absolutely )*(?:loved?|enjoyed|liked|(?:saw|read|came across)(?= [^.!?]* and (?:loved|liked|enjoyed) it)) (?:your|that|the) (?:(?:recent|latest|last|great|new|awesome|amazing) )*(?:posts?|articles?|content|podcasts?|talks?|newsletters?|webinars?|interviews?|videos?)(?: (?:on|in) (?:LinkedIn|Twitter|X|YouTube|Instagram|Facebook|your (?:blog|website|page)))?(?: and (?:loved|liked|enjoyed) it)?\s*[.!]*$/iu;

/** Whether a sentence praises its reader in words that fit anybody, however it begins. */
function praisesAnybody(sentence: string): boolean {
  const text = sentence.trim();
  const praise = text.replace(FOUND_AND, '$1 ');
  return isFlattery(praise) || SOME_POST.test(text) || (praise !== text && IMPRESSED.test(praise));
}

/** What the check before launch asks about a text. */
export const WEAK_READERS = {
  isEmptySubject,
  isTradeSubject,
  isFlattery: praisesAnybody,
  isPuff: (sentence: string): boolean => isAnyPuff(sentence.trim()),
  isScareTalk,
  pretendsContact,
  findBuriedOffer,
  findMissingProof,
  findBrokenEnglish,
  asksForPrivatePapers,
  findWornPhrases,
} as const;

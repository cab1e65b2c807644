import { isOrdinaryWord } from '../../damage/caseDamage.ts';
import { isContentWord } from '../../damage/lexicon.ts';
import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { isSpam } from '../../reading/phrases/isSpam.ts';
import { ACRONYMS } from '../../reading/text/acronyms.ts';

const CLAUSE = /[^!?:;|\n\u2013\u2014\p{Extended_Pictographic}\ufe0f]+/gu;
/** Discounts and what only makes an offer loud. */
const LOUD =
  /(?:\b(?:up to|save|get|now|only) )?(?:[$\u20ac\u00a3]\d+|\d+ ?%)(?: (?:off|discount))?(?: (?:on|all|our))*\s?|\b(?:huge|big|biggest|mega|super|massive|crazy|hot|best|amazing|incredible|exclusive|now|today|only|final|last|chance|hurry|sale|deals?|offers?|ever|save|savings|discounts?|clearance|blowout|special)\b|^\s*(?:on|all|our|your|the|an?|for|of)\b/giu;
/** Words that a topic may begin or end with only as part of something longer. */
const LOOSE =
  /^(?:(?:on|all|our|your|the|an?|for|of|and|or|in|at|to|with|is|are)\b\s*)+|(?:\s*\b(?:on|all|our|your|the|an?|for|of|and|or|in|at|to|with|is|are))+$/giu;
/** The reader's own place, or politeness about it: no topic. */
export const OF_READER =
  /\b(?:esteemed|respected|reputed|valued|prestigious|honou?rable|kind|dear|sir|madam)\b|^(?:\p{L}+ )?(?:websites?|blogs?|sites?|company|business|firm|organi[sz]ation|team)$/iu;
const [LEAST_WORDS, MOST_WORDS] = [2, 5];

/**
 * What the loud subject of an ad is about: the clause that is left without discounts, hype and loud marks, in small letters; undefined if
 * none is. "HUGE SALE!!! 70% OFF ALL PROMO PRODUCTS" is about promo products.
 */
export function calmTopic({ subject, subjectPhrases, body }: EmailDraft): string | undefined {
  const { raw } = subject;
  const blamed = subjectPhrases.filter((match) => match.stock === 'hype' || match.stock === 'buzzword' || isSpam(match));
  const visible = blamed.reduce((text, { start, end }) => text.slice(0, start) + '|'.repeat(end - start) + text.slice(end), raw);
  const topics = [...visible.matchAll(CLAUSE)].flatMap(([clause]) => {
    const text = clause.replace(LOUD, ' ').replace(/\s+/g, ' ').trim().replace(LOOSE, '').trim();
    const words = text.split(' ').filter((word) => word !== '');
    const isWhole = words.length >= LEAST_WORDS && words.length <= MOST_WORDS && words.every((word) => /^[\p{L}'\u2019-]{2,}$/u.test(word));
    // A word in capitals that is not known may be a name.
    const isKnown = words.every((word) => !/^\p{Lu}{2,}$/u.test(word) || ACRONYMS.has(word) || isOrdinaryWord(word, body.raw));
    return isWhole && isKnown && !OF_READER.test(text) && isContentWord((words.at(-1) ?? '').toLowerCase()) ? [words] : [];
  });
  // With two topics, neither is what the subject is about.
  const [topic, ...others] = topics;
  if (topic === undefined || others.length > 0) return undefined;
  return capitalise(topic.map((word) => (/^\p{Lu}{2,}$/u.test(word) && !ACRONYMS.has(word) ? word.toLowerCase() : word)).join(' '));
}

import { countShared } from '../../damage/subjectClauses.ts';
import { GIVES, TERM } from './readUse.ts';
import { saysPlainly, type UsedSentence } from './readUses.ts';

/** Offers something beside: "We also have a partner program", "In addition, we sell spare parts". */
const BESIDE =
  /^\W*(?:(?:in addition|additionally|besides|moreover|furthermore|finally|on top of that|apart from that),? )?(?:we|I|our (?:company|firm|team))(?:(?:['\u2019]ve| can| could| do)? also|(?<=^\W*(?:in addition|additionally|besides|moreover|furthermore|apart from that),? (?:we|I))) (?:got|have|offer|provide|run|sell|supply|operate|do|handle|carry|stock|speciali[sz]e in)\b/iu;
/** Who writes, as a person: the signature says it. */
const PERSON = /^\W*(?:my name(?:['\u2019]s| is)|I(?:['\u2019]m| am) (?!writing))/iu;

/**
 * Whether a sentence says what is sold a second time or sells something else beside it: a second product, a program for partners, or who writes
 * and for which firm, where the offer and the signature tell it.
 */
export function isSecondOffer(one: UsedSentence, sentences: readonly UsedSentence[]): boolean {
  const offers = sentences.filter((other) => other !== one && saysPlainly(other) && !BESIDE.test(other.text) && !PERSON.test(other.text));
  if (BESIDE.test(one.text)) return !TERM.test(one.text) && !GIVES.test(one.text) && offers.some(({ start }) => start < one.start);
  return one.use === 'offer' && PERSON.test(one.text) && offers.some(({ text }) => countShared(text, one.text) > 0);
}

import { leansBack } from '../../damage/lexicon.ts';
import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Use } from './readUse.ts';
import { saysPlainly, type UsedSentence } from './readUses.ts';

/** What joins a sentence to the one before it, and can go with that one: "Also, the first month is free." */
const JOINS =
  /^(?:(?:[Aa]lso|[Yy]et|[Hh]owever|[Mm]oreover|[Ff]urthermore|[Aa]dditionally|[Ii]n addition|[Bb]esides|[Oo]n top of that|[Ss]ince then|[Aa]s a result|[Tt]herefore|[Mm]eanwhile|[Aa]gain|[Aa]s (?:I |we )?(?:mentioned|said|noted|written|promised|discussed)(?: (?:before|earlier|previously|already|last (?:week|time|month)|(?:in|by) (?:my|our|the|an?) [\p{L} -]{4,30}?))?|[Aa]nd|[Bb]ut|[Ss]o|[Pp]lus),? |[Tt]hat(?:['\u2019]s| is) why |[Tt]his is why )(?=(?:I|we|you|our|my|your|the|an?|all|most|many|every|there|companies|firms|customers|clients|\p{Lu}[\p{L}\d&'\u2019-]*|\d+)\b)/u;
export function unjoined(text: string): string {
  const rest = text.replace(JOINS, '');
  return rest === text ? text : capitalise(rest);
}

/** Whether a sentence makes no sense without the one before it; what can be spared need not be understood from its own words. */
const leans = ({ text, use }: UsedSentence): boolean =>
  use !== 'closing' &&
  use !== 'list' &&
  ((leansBack(unjoined(text)) && !EXISTS.test(text)) ||
    (use !== 'offer' && POINTS_BACK.test(text)) ||
    SUBJECTLESS.test(text) ||
    ((use === 'about' || use === 'benefit') && REFERS.test(text)) ||
    (use === 'easy' && REFERS_TO_OFFER.test(text.replace(OPENS_QUESTION, ''))));
/** "I've spent nineteen years with exactly those people." */
const POINTS_BACK = /\b(?:with|for|of|to|by|from|in|at|about) (?:exactly |just |precisely )?(?:those|these) (?:very |same )?\p{Ll}+/iu;
/** "Would it suit you if I sent two samples?" */
const OPENS_QUESTION = /^\W*(?:would|does|is|will) it\b/iu;
/** "There's no charge for the visit." */
const EXISTS = /^\W*there(?:['\u2019]s| is| are)\b/iu;
/** "Takes ten minutes." */
const SUBJECTLESS = /^\W*(?:also |and |only |just |usually )?(?:takes|costs|comes|includes|works|runs|fits|covers|needs|saves)\b/iu;
const REFERS_TO_OFFER = /\b(?:it|one|them|that|those)\b/iu;
const REFERS = /\b(?:it|they|them|this|that|these|those|both|so)\b/iu;

/** Cannot be said of the offer in place of what the sentence before it says. */
const CONTINUES =
  /^\W*(?:if|or|otherwise|either|but|so|because|then|which|here|why|how so|yes|no|in that case|they|these|those|he|she|both)\b/iu;
/** What a sentence may follow in place of the one that goes. */
const MAY_STAY: readonly Use[] = ['other', 'about', 'introduction', 'offer', 'jargon', 'fact'];

/**
 * The kept sentences without those that lean on one that goes. What the reader needs stays: with the sentence it leans on, or alone if what is
 * offered stands before it.
 */
export function withoutLeaning(draft: EmailDraft, sentences: readonly UsedSentence[], kept: readonly UsedSentence[]): UsedSentence[] {
  const left = new Set(kept);
  const isOffered = (end: number): boolean => sentences.slice(0, end).some((one) => left.has(one) && saysPlainly(one));
  for (const [index, one] of sentences.entries()) {
    const above = sentences[index - 1];
    if (above === undefined || !left.has(one) || left.has(above) || !leans(one)) continue;
    const isNeeded = one.use === 'fact' || one.use === 'offer';
    const isTold = isNeeded || one.use === 'other' || one.use === 'about';
    const isOfRequest = above.isRequest && SUBJECTLESS.test(one.text);
    if (isNeeded && isOffered(index) && !isOfRequest && !CONTINUES.test(one.text)) continue;
    if (isTold && MAY_STAY.includes(above.use) && !above.isHostile && !above.isRequest && !leans(above)) left.add(above);
    else left.delete(one);
  }
  for (const [index, one] of sentences.entries()) {
    const above = sentences[index - 1];
    if (above !== undefined && left.has(one) && opensTopic(draft, above, one)) left.add(above);
  }
  return sentences.filter((one) => left.has(one));
}

/** "When was your racking last inspected? The rules ask for once a year.": a question about the reader says what the sentence behind it speaks of. */
const opensTopic = ({ body: { raw } }: EmailDraft, above: UsedSentence, one: UsedSentence): boolean =>
  above.isQuestion &&
  !above.isRequest &&
  !above.isHostile &&
  above.use !== 'blamed' &&
  (one.use === 'fact' || one.use === 'offer' || one.use === 'about') &&
  !raw.slice(above.end, one.start).includes('\n');

import type { Email } from '../../lead.ts';
import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { textOf } from '../../reading/textOf.ts';
import { findSureProof } from '../../signs/claims/socialProof.ts';
import { isSelling } from './openSlots.ts';

/** From this probability on, a sentence says what is offered. */
const OFFERS = 0.5;
/** Prices and terms, which no customer needs to back up. */
const IS_TERM =
  /^\W*if\b|\b(?:guarantee\w*|refund\w*|warrant(?:y|ies))\b|[$\u20ac\u00a3]\s?\d|\d\s?(?:EUR|USD|GBP|euros?|dollars?|pounds?)\b/iu;

/** What the sender says that the reader gains. A plain fact needs nobody to back it up: "We run a bus from the station." */
const PROMISES =
  /\b(?:sav(?:e|es|ing)|reduc(?:e|es|ing)|increas(?:e|es|ing)|improv(?:e|es|ing)|boost(?:s|ing)?|doubl(?:e|es|ing)|halv(?:e|es|ing)|lower(?:s|ing)?|speed(?:s|ing)? up|grow(?:s|ing)?|cut(?:s|ting)? (?!to\b)|win(?:s|ning)? (?:you|more|back)|prevent(?:s|ing)?|eliminat(?:e|es|ing)|(?:faster|cheaper|easier|better|fewer|more) (?:\p{Ll}+ ){0,3}than)\b/iu;

/** From this probability on, a sentence may be proof. */
const MAY_BE = 0.15;
/** Others who use a thing, or what it did, in any wording. */
const OF_OTHERS =
  /["\u201c\u201d]|\b(?:customers?(?![- ](?:service|support|success|care|centric|experience|satisfaction)\b)|clients?|used by|trusted|work(?:s|ed|ing)? (?:with|for) (?!(?:compan(?:y|ies)|business(?:es)?|firms?|teams?|brands?|organi[sz]ations?|leaders?|people)\b)|went from|fell from|down from|switch(?:ed|ing)|case stud(?:y|ies)|reviews?|references?|saved|such as|testimonials?|already (?:use|do|have))\b/iu;

/** A count of those the sender serves: "We clean the pools of 28 hotels". What the sender has of its own is none. */
const SERVES =
  /\b(?:we|our \p{L}+)\b(?! (?:have|own|employ|opened)\b)[^.!?]{0,40}\b(?:\d{2,}|\d+,\d+|dozens of|hundreds of) (?:\p{Ll}+ ){0,2}(?:sites|buildings|properties|hotels|schools|hospitals|clinics|practices|restaurants|stores|shops|plants|farms|homes|households|families|firms|companies|businesses|offices|warehouses|agencies|teams)\b/iu;

/** Whoever buys from the reader has nothing to back up: "We buy used pallets." */
const BUYS =
  /\b(?:we|I)(?:['\u2019]d| would| will| also| always| only)? (?:like to |want to )?(?:buy|purchase)\b(?! (?:our|from|in bulk|direct))/iu;

/** What somebody with a name did or got: "Northgate saves a day each month". */
const OF_NAMED =
  /(?<![\p{L}\p{N}])(?!(?:I|We|You|They|It|This|That|He|She|Who|What|Which|Nobody|Everyone|Everybody|Most|Many|Each|Every|One)\b)\p{Lu}[\p{L}&'\u2019-]+(?: \p{Lu}[\p{L}&'\u2019-]+)* (?:(?:now|has|have|had|already) )?(?:saves?|saved|cuts?|gets?|got|went|gone|goes|uses?|used|halved|dropped|reduced|pays?|paid|told|says?|said|found|grew|won|runs?|ran|replaced|stopped|chose|moved|went|reached|sold|sells)\b/u;

/** Whether no sentence of an email may be proof. */
function provesNothing(draft: EmailDraft): boolean {
  const mayProve = (reading: SentenceReading): boolean => {
    const text = textOf(draft.body, reading);
    if (text.trimEnd().endsWith('?')) return false;
    return chanceOf(reading, 'proof') >= MAY_BE || [OF_OTHERS, SERVES, OF_NAMED].some((form) => form.test(text));
  };
  return !draft.readings.some(mayProve) && findSureProof(draft).length === 0;
}

/** The sentence that proof would back up: a gain promised by an email that sells and certainly names no customer and no result; undefined otherwise. */
export function findMissingProof(email: Email): string | undefined {
  const draft = draftOfAnybody(email);
  if (draft.language !== 'en' || !isSelling(draft) || draft.readings.some((one) => BUYS.test(textOf(draft.body, one)))) return undefined;
  const gains = (one: SentenceReading): number => Math.max(chanceOf(one, 'offer'), chanceOf(one, 'benefit'));
  const isOffer = (one: SentenceReading): boolean =>
    gains(one) >= Math.max(OFFERS, chanceOf(one, 'problem')) && PROMISES.test(textOf(draft.body, one));
  const [offer] = draft.readings
    .filter((one) => isOffer(one) && !IS_TERM.test(textOf(draft.body, one)))
    .toSorted((one, other) => gains(other) - gains(one));
  if (offer === undefined) return undefined;
  return provesNothing(draft) ? textOf(draft.body, offer).trim() : undefined;
}

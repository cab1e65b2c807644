import type { Email } from '../lead.ts';
import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import type { EmailDraft } from '../reading/draft.ts';
import { draftOfAnybody } from '../reading/draftOfAnybody.ts';
import { textOf } from '../reading/textOf.ts';
import { findSureProof } from '../signs/claims/socialProof.ts';
import { isSelling } from './openSlots.ts';

/** From this probability on, a sentence says what is offered. */
const OFFERS = 0.5;
/** Prices and terms, which no customer needs to back up. */
const IS_TERM =
  /^\W*if\b|\b(?:guarantee\w*|refund\w*|warrant(?:y|ies))\b|[$\u20ac\u00a3]\s?\d|\d\s?(?:EUR|USD|GBP|euros?|dollars?|pounds?)\b/iu;

/** From this probability on, a sentence may be proof. */
const MAY_BE = 0.15;
/** Others who use a thing, or what it did, in any wording. */
const OF_OTHERS =
  /["\u201c\u201d]|\b(?:customers?|clients?|used by|trusted|work(?:s|ed|ing)? (?:with|for)|went from|fell from|down from|switch(?:ed|ing)|case stud(?:y|ies)|reviews?|references?|saved|such as|testimonials?|already (?:use|do|have))\b/iu;

/** What somebody with a name did or got: "Northgate saves a day each month". */
const OF_NAMED =
  /(?<![\p{L}\p{N}])(?!(?:I|We|You|They|It|This|That|He|She|Who|What|Which|Nobody|Everyone|Everybody|Most|Many|Each|Every|One)\b)\p{Lu}[\p{L}&'\u2019-]+(?: \p{Lu}[\p{L}&'\u2019-]+)* (?:(?:now|has|have|had|already) )?(?:saves?|saved|cuts?|gets?|got|went|gone|goes|uses?|used|halved|dropped|reduced|pays?|paid|told|says?|said|found|grew|won|runs?|ran|replaced|stopped|chose|moved|went|reached|sold|sells)\b/u;

/** Whether no sentence of an email may be proof. */
function provesNothing(draft: EmailDraft): boolean {
  const mayProve = (reading: SentenceReading): boolean => {
    const text = textOf(draft.body, reading);
    return chanceOf(reading, 'proof') >= MAY_BE || OF_OTHERS.test(text) || OF_NAMED.test(text);
  };
  return !draft.readings.some(mayProve) && findSureProof(draft).length === 0;
}

/** The sentence that proof would back up: what an email offers that sells and certainly names no customer and no result; undefined otherwise. */
export function findMissingProof(email: Email): string | undefined {
  const draft = draftOfAnybody(email);
  if (draft.language !== 'en' || !isSelling(draft)) return undefined;
  const offer = draft.readings.find((one) => chanceOf(one, 'offer') >= OFFERS && !IS_TERM.test(textOf(draft.body, one)));
  if (offer === undefined) return undefined;
  return provesNothing(draft) ? textOf(draft.body, offer).trim() : undefined;
}

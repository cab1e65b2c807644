import type { Email } from '../../lead.ts';
import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { textOf } from '../../reading/textOf.ts';
import { isSelling } from './openSlots.ts';

/** From these probabilities on, a sentence says what is offered, or may say it. */
const [OFFERS, MAY_OFFER] = [0.5, 0.3];
/** What may stand in for an offer: what the reader gets, who already has it, or who writes. */
const MAY_TELL: readonly Role[] = ['offer', 'benefit', 'proof', 'introduction'];
/** The longest opening that readers get through, in words. */
const LONGEST_OPENING = 70;

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** The first sentence of a long opening that says nothing of what the email offers after it; undefined if the offer comes soon enough. */
export function findBuriedOffer(email: Email): string | undefined {
  const draft = draftOfAnybody(email);
  if (draft.language !== 'en' || !isSelling(draft)) return undefined;
  const prose = draft.readings.filter((one) => chanceOf(one, 'greeting') < OFFERS);
  const mayTell = (one: SentenceReading): boolean => MAY_TELL.some((role) => chanceOf(one, role) >= MAY_OFFER);
  const at = prose.findIndex(mayTell);
  const offer = prose[at];
  if (offer === undefined || chanceOf(offer, 'offer') < OFFERS) return undefined;
  const opening = prose.slice(0, at).map((one) => textOf(draft.body, one));
  return opening.reduce((sum, text) => sum + countWords(text), 0) > LONGEST_OPENING ? opening[0]?.trim() : undefined;
}

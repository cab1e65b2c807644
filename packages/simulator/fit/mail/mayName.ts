import { saysDeed } from '../names/deedVerbs.ts';
import type { Role } from '../../reader/roles.ts';
import type { ReadSentence } from './readSentence.ts';

/** From this probability on, a sentence that does nothing else may name the offer in passing: "I tune pipe organs". */
const LEAST_NAMING = 0.12;
/** A sentence this likely in one of these roles names nothing. */
const LEAST_OTHER = 0.5;
const NAMES_NOTHING: readonly Role[] = [
  'greeting',
  'sign_off',
  'thanks',
  'apology',
  'opt_out',
  'proof',
  'problem',
  'question',
  'reference',
  'pressure',
  'ask_interest',
  'ask_meeting',
  'ask_referral',
];

/** Roles that an offer's sentence may have too, if it states the offer more than these. */
const SIDES: readonly Role[] = ['proof', 'problem'];

/** What the sender plainly does may be the offer, unless the sentence is this certainly something else. */
const CERTAIN = 0.8;

/** Whether a sentence may name the offer. Takes the probability from which a sentence states it. */
export function mayName({ roles, text }: ReadSentence, leastOffer: number): boolean {
  const offer = roles.offer ?? 0;
  // What a customer praises or a problem consists of is not what is sold.
  if (SIDES.some((role) => (roles[role] ?? 0) >= LEAST_OTHER && (roles[role] ?? 0) > offer)) return false;
  if (saysDeed(text) && NAMES_NOTHING.every((role) => (roles[role] ?? 0) < CERTAIN)) return true;
  return offer >= leastOffer || (offer >= LEAST_NAMING && NAMES_NOTHING.every((role) => (roles[role] ?? 0) < LEAST_OTHER));
}

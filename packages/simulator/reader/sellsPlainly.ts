import { EMAIL_KINDS, isOutsideKind } from './kinds.ts';
import { chanceOfKind, likeliestKind } from './readKind.ts';
import { chanceOf, type SentenceReading } from './readSentences.ts';
import type { Role } from './roles.ts';

/** An email with an offer and something to answer, and no other kind at least this likely, sells. */
const [OFFERS, ASKS, RIVAL] = [0.7, 0.3, 0.25];
const ANSWERABLE: readonly Role[] = ['ask_interest', 'ask_meeting', 'ask_referral', 'question'];

/**
 * Whether an email whose likeliest kind is `sales` plainly is one, however unsure that kind is: so were all 52 such emails among those that
 * were not used for training.
 */
export function sellsPlainly(kinds: Float64Array, readings: readonly SentenceReading[]): boolean {
  if (likeliestKind(kinds) !== 'sales') return false;
  // A seller of loans sounds like a scam, but a scam asks for secrets.
  const asksSecrets = readings.some((reading) => chanceOf(reading, 'secret_request') >= ASKS);
  const others = EMAIL_KINDS.filter((kind) => kind !== 'sales' && (kind !== 'scam' || asksSecrets));
  const outside = others.filter(isOutsideKind).reduce((sum, kind) => sum + chanceOfKind(kinds, kind), 0);
  if (outside >= RIVAL || others.some((kind) => chanceOfKind(kinds, kind) >= RIVAL)) return false;
  const has = (least: number, roles: readonly Role[]) => readings.some((reading) => roles.some((role) => chanceOf(reading, role) >= least));
  return has(OFFERS, ['offer']) && has(ASKS, ANSWERABLE);
}

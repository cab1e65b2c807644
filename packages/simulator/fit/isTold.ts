import type { Offer } from './offer.ts';

/** An offer that the user stated, or that was read with confidence, has at least this certainty. */
const LEAST_CERTAINTY = 0.5;
/** A category needs at least this probability if no words of the email name it. */
const LEAST_SHARE = 0.6;
/** Kinds whose emails always ask for the same thing, so that the kind says what it is. */
const TOLD_BY_KIND: ReadonlySet<string> = new Set(['links', 'investment_round', 'grant', 'partnership', 'show', 'corrected']);

/**
 * Whether texts may say what an email offers and who it concerns: the offer needs a category, or a name and a line of work that owns it. A job
 * needs only its line of work. The rates also use less certain offers.
 */
export function isTold({ kind, phrase, category, work, certainty, needs: [top] }: Offer): boolean {
  if (certainty < LEAST_CERTAINTY || top === undefined) return false;
  if (category !== null && (phrase !== null || top.share >= LEAST_SHARE)) return true;
  if (TOLD_BY_KIND.has(top.id)) return true;
  return work !== null && (phrase !== null || kind === 'recruiting');
}

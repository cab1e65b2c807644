import type { Offer } from './offer.ts';

/** What is said by the user, or sure enough, has at least this certainty. */
const LEAST_CERTAINTY = 0.5;
/** A category that no words of the email name has to be likelier. */
const LEAST_SHARE = 0.6;
/** Kinds whose emails ask for one and the same thing, so that the kind tells what it is. */
const TOLD_BY_KIND: ReadonlySet<string> = new Set(['links', 'investment_round', 'grant', 'partnership', 'show', 'corrected']);

/**
 * Whether it may be said what an email offers and whom that concerns: what it is has a category, or a name and a line of work that owns it. A job
 * needs only its line of work. What is computed uses an offer that is less sure, too.
 */
export function isTold({ kind, phrase, category, work, certainty, needs: [top] }: Offer): boolean {
  if (certainty < LEAST_CERTAINTY || top === undefined) return false;
  if (category !== null && (phrase !== null || top.share >= LEAST_SHARE)) return true;
  if (TOLD_BY_KIND.has(top.id)) return true;
  return work !== null && (phrase !== null || kind === 'recruiting');
}

import { isObscure } from '../../fit/isSure.ts';
import type { Offer } from '../../fit/offer.ts';

/** Emails that say what they offer, or that are answered as a joke. */
const NOT_AT_A_LOSS = ['isSoftware', 'absurd'] as const;
/** Whoever does the work knows its things; whoever only leads a place decides on much that they know nothing of. */
const knowsIt = (tags: ReadonlySet<string>): boolean => tags.has('owner') && !tags.has('leads');

/**
 * Whether a reader may wonder what is offered: the email names it, no line of work uses such a thing, and the reader does not, either. Honest
 * rarities are among it, so nobody is to call it a joke.
 */
export const isUnclear = (offer: Offer | null, tags: ReadonlySet<string>): boolean =>
  offer !== null && isObscure(offer) && !knowsIt(tags) && !NOT_AT_A_LOSS.some((tag) => tags.has(tag));

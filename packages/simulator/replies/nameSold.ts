import { isWork } from './offer/nameOffer.ts';
import { isOfferCertain, type Said } from './readCertain.ts';

/** Words before a name that nobody repeats in an answer. */
const LEFT_OUT =
  /^(?:small|large|big|new|simple|smart|good|better|best|custom|free|fresh|local|quality|affordable|reliable|professional) (?=\w)/i;

/** Longer names sound recited. */
const MOST_WORDS = 3;

type Named = { offer: string | null; thing: string | null; isCorrected: boolean };

/**
 * What a reply may call the thing that is certainly sold: an activity or several things by their plain name, such as "window cleaning" and
 * "heat pumps". A single thing needs an article and is most often a by-product, so it is named only if the user did.
 */
export function nameSold({ offer, thing, isCorrected }: Named, said: Said): string | null {
  if (isCorrected) return offer ?? thing;
  const name = offer ?? (thing !== null && isWork(thing) ? thing : null);
  if (name === null || !isOfferCertain(name, said)) return null;
  const plain = name.replace(LEFT_OUT, '');
  return plain.split(' ').length <= MOST_WORDS && !/ and /i.test(plain) ? plain : null;
}

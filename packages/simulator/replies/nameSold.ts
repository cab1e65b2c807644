import { isWork } from './offer/nameOffer.ts';
import { isOfferCertain, type Said } from './readCertain.ts';

type Named = { offer: string | null; thing: string | null; isCorrected: boolean };

/**
 * What a reply may call the thing that is certainly sold: an activity or several things by their plain name, such as "window cleaning" and
 * "heat pumps". A single thing needs an article and is most often a by-product, so it is named only if the user did.
 */
export function nameSold({ offer, thing, isCorrected }: Named, said: Said): string | null {
  if (isCorrected) return offer ?? thing;
  const name = offer ?? (thing !== null && isWork(thing) ? thing : null);
  return name !== null && isOfferCertain(name, said) ? name : null;
}

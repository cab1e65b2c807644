import type { Offer } from '../offer.ts';

/** An email with words of more lines of work than these is not about the work of any of them, unless they lead it. */
const MOST_AUDIENCE = 5;
export const speaksOfMany = ({ audience = [] }: Pick<Offer, 'audience'>): boolean => audience.length > MOST_AUDIENCE;

const forStaff = new WeakMap<Offer, Offer>();

/** The offer as it concerns somebody who leads nothing: words of their work in passing do not make it theirs. */
export function toStaffOffer(offer: Offer): Offer {
  if (offer.kind !== 'sales' || !speaksOfMany(offer)) return offer;
  const known = forStaff.get(offer) ?? { ...offer, audience: [] };
  forStaff.set(offer, known);
  return known;
}

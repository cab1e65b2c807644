import type { Offer } from '../offer.ts';
import type { Readers } from '../mail/readers.ts';

/** From this share of what may be offered on, an email whose words are those of a kind of business is for it. */
const LEAST_ADDRESSED = 0.2;

const addressedBy = new WeakMap<Offer, Readers>();

/** The email's readers, with the kinds of businesses that it addresses. */
export function toAddressed(offer: Offer, readers: Readers): Readers {
  const known = addressedBy.get(offer);
  if (known !== undefined) return known;
  const { speaksTo = [], customers = [], needs } = offer;
  const shareOf = (trade: string): number => needs.reduce((sum, { owners, share }) => sum + (owners.includes(trade) ? share : 0), 0);
  const spokenTo = speaksTo.filter((trade) => shareOf(trade) >= LEAST_ADDRESSED);
  const addressed = {
    ...readers,
    placeTrades: [...new Set([...readers.placeTrades, ...spokenTo, ...customers])],
  };
  addressedBy.set(offer, addressed);
  return addressed;
}

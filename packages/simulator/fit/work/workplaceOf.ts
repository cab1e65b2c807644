import type { Offer } from '../offer.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';

const SMALL_FIRMS: ReadonlySet<string> = new Set(['legal', 'accounting', 'clinic', 'civil']);

/** Whether a kind of business is mostly small. */
export const isOfSmallFirm = (trade: string): boolean => TRADE_BY_ID.get(trade)?.ownsBusiness === true || SMALL_FIRMS.has(trade);

/** Who leads a shift or a floor may do so in any kind of place. */
const OF_ANY_PLACE = /\b(?:shift|duty|floor|team) (?:supervisor|manager|lead|leader)\b/i;

/** Whether somebody may work in a place of the kind that an email addresses: a shift supervisor in one of its shops. */
export const mayBeThere = ({ speaksTo = [], customers = [] }: Pick<Offer, 'speaksTo' | 'customers'>, title: string): boolean =>
  OF_ANY_PLACE.test(title) && [...speaksTo, ...customers].some(isBusiness);

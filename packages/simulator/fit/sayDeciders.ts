import { BUYERS } from './buyers.ts';
import { CATEGORY_BY_ID } from './needs/category.ts';
import { listFields } from './concerns.ts';
import { toOfferName } from './isTold.ts';
import { listDeciders } from './listDeciders.ts';
import type { Offer } from './offer.ts';
import { isService } from './names/isService.ts';
import { findPlaces } from './mail/placeNames.ts';
import { isWorker } from './mail/providers.ts';
import { isBusiness, TRADE_BY_ID } from './trades.ts';

/** Who decides on an offer, in words: departments and roles have it, or kinds of businesses buy it. */
export type Deciders = { trades: readonly string[]; kind: 'departments' | 'buyers'; text: string };

/** Whether a kind of business is one of those that an offer is for, or stands in the email; one whose words it happens to use is not said to buy. */
function isKnownBuyer({ needs: [top], customers = [], readers }: Offer, trade: string): boolean {
  if (top === undefined || top.id === 'corrected' || readers === undefined) return true;
  const stands = [...readers.places, ...readers.mentioned].some((name) =>
    findPlaces(name.split(' ')).some(({ trades }) => trades.includes(trade)),
  );
  const isOfCategory = !top.id.startsWith('trade:') && (top.owners.includes(trade) || top.near.includes(trade));
  return isOfCategory || stands || customers.includes(trade) || readers.placeTrades.includes(trade);
}

/** Trades that do their work for homes as well as businesses. */
const ON_SITE = new Set(['landscape', 'tradesman', 'builder']);

/**
 * Departments and roles come first, as a business buys what they decide on, unless the email names a business that mainly decides. Work called
 * like the offer, such as payroll, says nothing beside others. Null if nobody is known.
 */
export function sayDeciders(offer: Offer): Deciders | null {
  const named = [toOfferName(offer), offer.needs[0]?.label].map((name) => name?.toLowerCase());
  const trades = listDeciders(offer);
  const all = trades.filter((trade) => !BUYERS.has(trade));
  const [owner = ''] = offer.needs[0]?.owners ?? [];
  // What is sold to restaurants belongs to them, whoever looks after their building.
  const isOfBuyers = BUYERS.has(owner) && trades.includes(owner) && offer.customers?.includes(owner) === true;
  const usual = CATEGORY_BY_ID.get(offer.needs[0]?.id ?? '')?.owners ?? [];
  // Factories that buy caps are no department whose work caps are.
  const isOnlyServed = (trade: string): boolean =>
    usual.length > 0 &&
    isBusiness(trade) &&
    !usual.includes(trade) &&
    [...(offer.customers ?? []), ...(offer.speaksTo ?? [])].includes(trade);
  const departments =
    isOfBuyers || all.some(isOnlyServed)
      ? []
      : all.length === 1
        ? all
        : all.filter((trade) => !named.includes(TRADE_BY_ID.get(trade)?.field.toLowerCase()));
  if (departments.length > 0) {
    const fields = departments.flatMap((trade) => TRADE_BY_ID.get(trade)?.field ?? []);
    return { trades: all, kind: 'departments', text: listFields(fields) };
  }
  // Who does such work for others does not buy it: landscapers do not buy mowing.
  const isWork = isService(toOfferName(offer)?.split(/[ -]/).at(-1)?.toLowerCase() ?? '');
  const buying = isWork ? trades.filter((trade) => !isWorker(trade) && !ON_SITE.has(trade)) : trades;
  const buyers = [...new Set(buying.filter((trade) => isKnownBuyer(offer, trade)).flatMap((trade) => BUYERS.get(trade) ?? []))];
  return buyers.length === 0 ? null : { trades, kind: 'buyers', text: listFields(buyers) };
}

import { compareTrades } from './kin.ts';
import type { Need, Offer } from './offer.ts';
import { isForOneTrade } from './weighFit.ts';
import type { TradeShare } from './titleTrades.ts';

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;
/** At least this share of what an email may offer must be close. */
const LEAST_CLOSE = 0.3;

const isBeside = (trade: string, need: Need): boolean =>
  trade === 'executive' ||
  (trade === 'operations' && !isForOneTrade(need)) ||
  need.near.includes(trade) ||
  need.owners.some((owner) => owner === trade || compareTrades(trade, owner) === 'same');

/**
 * Whether somebody is known to work beside an offer: their work decides on it, is listed near it or is of the same family, or they work in a
 * business the email addresses. Who runs a company or its operations can pass anything on.
 */
export function isClose({ needs, speaksTo = [] }: Pick<Offer, 'needs' | 'speaksTo'>, trades: readonly TradeShare[]): boolean {
  const own = trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  if (own.some((trade) => speaksTo.includes(trade))) return true;
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const close = needs.filter((need) => own.some((trade) => isBeside(trade, need))).reduce((sum, { share }) => sum + share, 0);
  return known > 0 && close >= LEAST_CLOSE * known;
}

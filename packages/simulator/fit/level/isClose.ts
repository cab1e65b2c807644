import { compareTrades } from '../kin.ts';
import type { Need, Offer } from '../offer.ts';
import type { TradeShare } from '../titles/titleTrades.ts';
import { isBusiness } from '../trades.ts';

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;
/** At least this share of what an email may offer must be close. */
const LEAST_CLOSE = 0.3;

/** Functions that are asked about nearly anything a company buys; who leads its finance, too. */
const ASKED: ReadonlySet<string> = new Set(['executive', 'operations', 'procurement']);

/** Staff at the desk of a place, who pass anything on to those who run it. */
const AT_DESK: ReadonlySet<string> = new Set(['office', 'clinic', 'support']);

const isBeside = (trade: string, need: Need, leads: boolean): boolean =>
  ASKED.has(trade) ||
  (trade === 'finance' && leads) ||
  need.near.includes(trade) ||
  // A teacher does not run the school.
  need.owners.some((owner) => owner === trade || ((leads || !isBusiness(owner)) && compareTrades(trade, owner) === 'same'));

/**
 * Whether somebody is known to work beside an offer: their work decides on it, is listed near it or is of the same family, or they lead something in a
 * business the email addresses. Who runs a company, its operations, money or purchases can pass anything on.
 */
export function isClose(
  { needs, speaksTo = [] }: Pick<Offer, 'needs' | 'speaksTo'>,
  trades: readonly TradeShare[],
  leads = false,
): boolean {
  const own = trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  // What is for law firms is not for each of their lawyers.
  if (own.some((trade) => speaksTo.includes(trade)) && (leads || own.some((trade) => AT_DESK.has(trade)))) return true;
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const close = needs.filter((need) => own.some((trade) => isBeside(trade, need, leads))).reduce((sum, { share }) => sum + share, 0);
  return known > 0 && close >= LEAST_CLOSE * known;
}

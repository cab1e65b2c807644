import { compareTrades } from './kin.ts';
import type { Need, Offer } from './offer.ts';
import type { TradeShare } from './titleTrades.ts';

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;
/** At least this share of what an email may offer must be close. */
const LEAST_CLOSE = 0.3;

/** Functions that are asked about nearly anything a company buys; who leads its finance, too. */
const ASKED: ReadonlySet<string> = new Set(['executive', 'operations', 'procurement']);

const isBeside = (trade: string, need: Need, leads: boolean): boolean =>
  ASKED.has(trade) ||
  (trade === 'finance' && leads) ||
  need.near.includes(trade) ||
  need.owners.some((owner) => owner === trade || compareTrades(trade, owner) === 'same');

/**
 * Whether somebody is known to work beside an offer: their work decides on it, is listed near it or is of the same family, or they work in a
 * business the email addresses. Who runs a company, its operations, money or purchases can pass anything on.
 */
export function isClose(
  { needs, speaksTo = [] }: Pick<Offer, 'needs' | 'speaksTo'>,
  trades: readonly TradeShare[],
  leads = false,
): boolean {
  const own = trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  if (own.some((trade) => speaksTo.includes(trade))) return true;
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const close = needs.filter((need) => own.some((trade) => isBeside(trade, need, leads))).reduce((sum, { share }) => sum + share, 0);
  return known > 0 && close >= LEAST_CLOSE * known;
}

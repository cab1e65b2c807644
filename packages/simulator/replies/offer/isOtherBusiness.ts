import { compareTrades } from '../../fit/kin.ts';
import type { Offer } from '../../fit/offer.ts';
import { readTrades } from '../../fit/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';

/** How much of what is known of an offer must be for kinds of businesses. */
const LEAST_SHARE = 0.6;
/** A kind of business whose work every firm has done: buildings are looked after anywhere. */
const isKind = (trade: string): boolean => isBusiness(trade) && TRADE_BY_ID.get(trade)?.family !== 'buildings';

/** Whether an offer is for kinds of businesses, such as hotels, whatever somebody does in one. */
export function isForBusinesses(offer: Offer | null): boolean {
  const needs = offer?.needs ?? [];
  const sum = (some: typeof needs): number => some.reduce((total, { share }) => total + share, 0);
  return needs.length > 0 && sum(needs.filter(({ owners }) => owners.length > 0 && owners.every(isKind))) >= LEAST_SHARE * sum(needs);
}

/** Whether an offer is for kinds of businesses of which the reader's firm is none by its industry: a hotel's for a bank. */
export function isOtherBusiness({ industry }: LeadInList, offer: Offer | null): boolean {
  const own = readTrades(industry ?? '');
  const isKin = (offer?.needs ?? []).some(({ owners, near }) =>
    [...owners, ...near].some((one) => own.some(({ trade }) => trade === one || compareTrades(trade, one) !== 'none')),
  );
  return own.length > 0 && !isKin && isForBusinesses(offer);
}

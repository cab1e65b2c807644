import { compareTrades } from '../kin.ts';
import type { Need, Offer } from '../offer.ts';
import { isOfPlaces } from '../mail/premises.ts';
import type { TradeShare } from '../titles/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';

/** Only one kind of business needs it. */
export const isForOneTrade = ({ industries, owners }: Pick<Need, 'industries' | 'owners'>): boolean =>
  industries.length > 0 || owners.every((trade) => TRADE_BY_ID.get(trade)?.ownsBusiness === true);

/** Trades whose offers concern any company: a small business owner deals with what mainly belongs to one of them, or with what an office needs. */
export const ANY_BUSINESS = new Set(
  'executive finance accounting payroll tax hr recruiting marketing growth content social sales it support office legal compliance operations'.split(
    ' ',
  ),
);

/** Only some kinds of businesses have kitchens, warehouses or vehicles. */
const isOfSome = (trade: string): boolean => isBusiness(trade) || TRADE_BY_ID.get(trade)?.family === 'supply';

/**
 * Whether any kind of business may need it: what belongs to one of its offices or looks after its place, but not the tools of another business, even
 * if who looks after a place decides on them, too.
 */
export const isForAnyBusiness = ({ owners }: Pick<Need, 'owners'>): boolean => {
  const [first = ''] = owners;
  return isForOffice({ owners }) || isOfPlaces(first) || (!isOfSome(first) && owners.some(isOfPlaces));
};

/** Whether it belongs to one of the functions of any company, such as payroll. */
export const isForOffice = ({ owners }: Pick<Need, 'owners'>): boolean => ANY_BUSINESS.has(owners[0] ?? '');

/** The same for those who sign for it, though what belongs to operations is often made for plants and warehouses only. */
export const isSignedInAnyBusiness = ({ owners, signers }: Pick<Need, 'owners' | 'signers'>): boolean =>
  isForAnyBusiness({ owners }) || signers.some((trade) => trade !== 'operations' && ANY_BUSINESS.has(trade));

/** If this much of what is known of an offer belongs to offices, it is for them. */
const LEAST_OFFICE = 0.6;

/** Whether an offer is for the offices of a business where somebody does other work: a cook has nothing to do with a restaurant's payroll. */
export function isForOfficeOf({ needs }: Offer, trades: readonly TradeShare[], leads: boolean): boolean {
  if (leads || trades.length === 0 || !trades.every(({ trade }) => isBusiness(trade))) return false;
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const isTheirs = ({ owners, near }: Need): boolean =>
    trades.some(({ trade }) => near.includes(trade) || owners.some((owner) => compareTrades(trade, owner) === 'same'));
  const office = needs.filter((need) => isForOffice(need) && !isTheirs(need)).reduce((sum, { share }) => sum + share, 0);
  return office >= LEAST_OFFICE * known;
}

import { compareTrades } from '../kin.ts';
import { tells } from './isSure.ts';
import type { Need, Offer } from '../offer.ts';
import { isOfPlaces } from '../mail/premises.ts';
import { sharePurchases } from './sharedPurchases.ts';
import type { TradeShare } from '../titles/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';
import { isForAnyBusiness, isForOneTrade } from './forBusinesses.ts';

/** Functions whose leaders buy for the whole company, or plan with others. */
const BUYS_FOR_ALL: ReadonlySet<string> = new Set(
  'executive operations office project strategy consulting partnerships procurement compliance safety finance warehouse engineer'.split(
    ' ',
  ),
);
/** Lines of work whose people order for others, specify what those buy, or own the place, even if they lead nobody. */
const ORDERS: ReadonlySet<string> = new Set(
  'executive operations office project strategy consulting procurement safety facilities maintenance clinic hotel property clergy principal nonprofit government leisure farmer architect interior civil engineer'.split(
    ' ',
  ),
);

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.2;
/** If an offer is less certain, or more of it is work beside somebody's, they may be the ones it is for. */
const LEAST_CERTAINTY = 0.33;
const MOST_BESIDE = 0.08;

/** Who leads work that meets an owner's may buy with them: communications and conference photos. */
const isBeside = (trade: string, { owners, near }: Need, leads: boolean): boolean =>
  near.includes(trade) || owners.some((owner) => ['same', leads ? 'kin' : 'same'].includes(compareTrades(trade, owner)));

/** How much smaller than the largest another work in a title may be for a lead to do it. */
const OF_LARGEST = 0.75;

/** Families of businesses whose people build, grow, make or move anything, or buy for a whole town. */
const BUYS_WIDELY: ReadonlySet<string> = new Set(['construction', 'property', 'land', 'factory', 'supply', 'vehicles', 'public', 'mining']);
const isOfPlace = (trade: string): boolean => isBusiness(trade) && !BUYS_WIDELY.has(TRADE_BY_ID.get(trade)?.family ?? '');

/** What a lead buys: anything that is needed at work, what the place they run needs, or only what their own work needs, such as a head of payroll. */
function whatTheyBuy(trades: readonly TradeShare[], leads: boolean): 'anything' | 'for a place' | 'for their work' {
  const most = Math.max(0, ...trades.map(({ share }) => share));
  const main = trades.filter(({ share }) => most > 0 && share >= OF_LARGEST * most).map(({ trade }) => trade);
  const buying = main.filter((trade) => (leads ? isBusiness(trade) || BUYS_FOR_ALL.has(trade) : ORDERS.has(trade)));
  if (main.length > 0 && buying.length === 0) return 'for their work';
  // The owner of a salon runs nothing but the salon.
  const isOnlyPlace = buying.some(isOfPlace) || trades.some(({ trade, share }) => share >= OWN_SHARE && isOfPlace(trade));
  return isOnlyPlace && buying.every((trade) => isOfPlace(trade) || trade === 'executive') ? 'for a place' : 'anything';
}

/** If this much of what is known of an offer is bought by kinds of businesses, it is no work of an office. */
const LEAST_BODILY = 0.5;

/** From this certainty on, words of their work in passing do not make staff decide on what others buy. */
const LEAST_SURE = 0.5;

/** Whether an offer is certainly not theirs, even if nobody can tell whose it is: its words have nothing of an office, or of their work. */
export function isPlainStranger(
  { needs, certainty, audience = [] }: Pick<Offer, 'needs' | 'certainty' | 'audience'>,
  trades: readonly TradeShare[],
  leads: boolean,
): boolean {
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const bodily = needs.filter(({ owners }) => owners.some(isBusiness)).reduce((sum, { share }) => sum + share, 0);
  const isSpokenOf = (leads || certainty < LEAST_SURE) && trades.some(({ trade }) => audience.includes(trade));
  return bodily >= LEAST_BODILY * known && !isSpokenOf;
}

type ReachOffer = Pick<Offer, 'kind' | 'isUnclear' | 'isSure' | 'category' | 'certainty' | 'needs' | 'audience'>;

/**
 * Whether an offer is hardly a lead's, whatever it is: nothing it may be is their work or next to it, and they buy nothing else. In 190 emails with
 * named readers, so it was for 98 of 100 of them.
 */
export function isOutOfReach(
  { kind, isUnclear = false, isSure = false, category, certainty, needs, audience = [] }: ReachOffer,
  trades: readonly TradeShare[],
  leads: boolean,
): boolean {
  const own = trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  // Whoever leads something may be wanted for a talk.
  // An offer of no certain kind may be for those whose words the email uses.
  if (!isSure && own.some((trade) => audience.includes(trade))) return false;
  const buys = whatTheyBuy(trades, leads);
  if (kind !== 'sales' || (isUnclear && leads) || buys === 'anything') return false;
  const isTheirs = (need: Need): boolean =>
    own.some((trade) => isBeside(trade, need, leads)) ||
    (buys === 'for a place' && (isForAnyBusiness(need) || need.owners.some(isOfPlaces)));
  const beside = needs.filter(isTheirs).reduce((sum, { share }) => sum + share, 0);
  // Who leads something may decide on what nobody can name, unless it is plainly other work.
  const isPlain = !leads || buys === 'for a place' || category !== null || isPlainStranger({ needs, certainty, audience }, trades, leads);
  return isPlain && certainty >= LEAST_CERTAINTY && beside <= MOST_BESIDE;
}

/** From this share of what is known of an offer on, it is for work next to somebody's. */
const LEAST_OF_KIN = 0.6;

/** Whether most of what may be offered is for work next to somebody's, who may then pass it on. */
export function isNextTo({ needs }: Pick<Offer, 'needs'>, own: readonly string[]): boolean {
  const meets = (trade: string): boolean => own.some((one) => compareTrades(one, trade) !== 'none');
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const met = needs.filter(({ owners, near }) => [...owners, ...near].some(meets)).reduce((sum, { share }) => sum + share, 0);
  return met >= LEAST_OF_KIN * known;
}

/** Families of work that buy the same things everywhere, so that few unusual offers are for them. */
const BUYS_THE_USUAL: ReadonlySet<string> = new Set(
  'people finance technology design marketing customers sales legal office media care dental therapy pharmacy eyes beauty school childcare driving food service fitness insurance money social language'.split(
    ' ',
  ),
);
/** If more of what an email may offer is bought by people of somebody's line of work, they may need it. */
const MOST_OFFERED = 0.1;

/** What is needed to know that, however unsure the owner. */
type FarOffer = Pick<Offer, 'phrase' | 'category' | 'certainty' | 'evidence'> & AnyOffer;
type AnyOffer = Pick<Offer, 'needs' | 'audience' | 'speaksTo' | 'customers'>;

/**
 * Whether an offer is hardly theirs although nobody can tell whose it is: their work buys nothing unusual, and no word of the email and nothing it
 * may offer has to do with it. An archivist or a rigger may be the very people whom such an email is for.
 */
export function isFarFromAny(
  { needs, audience = [], speaksTo = [], customers = [] }: AnyOffer,
  trades: readonly TradeShare[],
  leads: boolean,
): boolean {
  const own = trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  if (own.some((trade) => !BUYS_THE_USUAL.has(TRADE_BY_ID.get(trade)?.family ?? '') || (leads && BUYS_FOR_ALL.has(trade)))) return false;
  const isSame = (trade: string): boolean => own.some((one) => compareTrades(one, trade) === 'same');
  // Who leads nothing is asked only about their own work.
  const isMet = (trade: string): boolean => (leads ? isSame(trade) : own.includes(trade));
  const offered = needs.filter(({ owners, near }) => owners.some(isSame) || near.some(isMet)).reduce((sum, { share }) => sum + share, 0);
  return offered <= MOST_OFFERED && ![...audience, ...speaksTo, ...customers].some(isSame);
}

/** From this certainty on, for people who lead something and for others, and from this known share on, it is clear enough what is not offered. */
const CLEAR = { leads: 0.8, others: 0.6, known: 0.7 };
/** If more than this is work that meets somebody's, they may need it. */
const MOST_MET = 0.03;
/** Anything may be an investment. */
const INVESTS: ReadonlySet<string> = new Set(['investing', 'realestate', 'wealth']);

/**
 * Whether an offer whose owner is unsure is hardly theirs: nearly all that it may be belongs to work that never meets theirs, and no word of the email
 * is of their work. Of 450 owners in 225 ordinary emails, it calls none far.
 */
export function isFarFromWork(offer: FarOffer, trades: readonly TradeShare[], leads: boolean): boolean {
  const { category, needs, certainty, audience = [], speaksTo = [], customers = [], evidence } = offer;
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  if (category === null || certainty < (leads ? CLEAR.leads : CLEAR.others) || known < CLEAR.known) return false;
  const own = trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  const meets = (trade: string): boolean => own.some((one) => compareTrades(one, trade) !== 'none');
  const met = needs.filter(({ owners, near }) => [...owners, ...near].some(meets)).reduce((sum, { share }) => sum + share, 0);
  const isOfTheirs =
    [...speaksTo, ...customers].some(meets) || audience.some((trade) => own.includes(trade)) || own.some((trade) => INVESTS.has(trade));
  return met <= MOST_MET && !isOfTheirs && tells(offer, evidence);
}

/** From this share on, an email's own words make it for a kind of business. */
const LEAST_FOR = 0.6;

/** Whether somebody looks after it in any place that has it, whoever an email names: dust is also in other shops. */
export const mayBeInAnyPlace = ({ needs, category }: Pick<Offer, 'needs' | 'category'>): boolean =>
  category !== null && needs.some(({ owners, share }) => share >= LEAST_FOR && owners.some(isOfPlaces));

/**
 * Whether an email names kinds of businesses as its readers that never meet a lead's own work, and nothing it may offer does: a veterinarian for an app for builders.
 * Those who buy anything, or whose work is found in any company, may work at one of them.
 */
export function isForOtherBusinesses(
  {
    needs,
    certainty,
    speaksTo = [],
    customers = [],
    audience = [],
    readers,
    category,
  }: AnyOffer & Pick<Offer, 'certainty' | 'readers' | 'category'>,
  trades: readonly TradeShare[],
): boolean {
  const own = trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  const addressed = [...customers, ...(readers?.placeTrades ?? [])];
  if (addressed.length === 0 || certainty < LEAST_FOR || own.length === 0 || !own.every(isBusiness)) return false;
  const meets = (trade: string): boolean => own.some((one) => compareTrades(one, trade) !== 'none');
  // If only the customers are known, the offer may be one that others decide on with them.
  const buysToo = category === null && addressed.some((trade) => own.some((one) => sharePurchases(trade, one)));
  const met = needs.filter(({ owners, near }) => [...owners, ...near].some(meets)).reduce((sum, { share }) => sum + share, 0);
  return met <= MOST_BESIDE && !buysToo && ![...addressed, ...speaksTo].some(meets) && !audience.some((trade) => own.includes(trade));
}

/** Families of work in places that make, grow, keep, move or treat things with machines or look after those, and the functions that operate them. */
const OPERATES: ReadonlySet<string> = new Set('construction land factory supply vehicles public mining energy buildings safety'.split(' '));
const FOR_OPERATION: ReadonlySet<string> = new Set(['factory', 'vehicles', 'safety', 'buildings', 'engineering', 'supply']);
/** From this share on, most of what may be offered is for the operation of such a place. */
const LEAST_OPERATING = 0.5;
/** From this probability on, it is known that only other kinds of businesses need it. */
const LEAST_OF_ONE = 0.6;

const familyOf = (trade: string): string => TRADE_BY_ID.get(trade)?.family ?? '';

/** Whether those who run a place with machines may need it there: scales at a quarry, though not pumps for dentists. */
export function mayNeedToOperate({ needs }: Pick<Offer, 'needs'>, trades: readonly TradeShare[]): boolean {
  const [top] = needs;
  if (top === undefined || (top.share >= LEAST_OF_ONE && isForOneTrade(top))) return false;
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const operating = needs.filter(({ owners }) => owners.some((owner) => FOR_OPERATION.has(familyOf(owner))));
  return (
    operating.reduce((sum, { share }) => sum + share, 0) >= LEAST_OPERATING * known &&
    trades.some(({ trade, share }) => share >= OWN_SHARE && OPERATES.has(familyOf(trade)))
  );
}

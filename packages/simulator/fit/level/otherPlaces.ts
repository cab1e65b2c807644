import type { Employed } from '../work/employer.ts';
import { explainFit } from '../explainFit.ts';
import { mixChances } from '../fitChances.ts';
import { isForAnyBusiness } from './forBusinesses.ts';
import { compareTrades } from '../kin.ts';
import { listObjectTrades } from '../work/listObjectTrades.ts';
import type { Need, Offer } from '../offer.ts';
import { isOfPlaces } from '../mail/premises.ts';
import { readTrades, type TradeShare } from '../titles/titleTrades.ts';
import { isOfOtherList, mayDecideHere, partInHome, toListCase } from './inList.ts';
import { toInHome, toOpen, toStranger, type Fit } from './toFit.ts';
import { isBusiness, isOfOffices, TRADE_BY_ID } from '../trades.ts';
import { IN_MANY, STRANGER } from './weighFit.ts';

type PlaceOffer = Pick<
  Offer,
  'needs' | 'customers' | 'readers' | 'speaksTo' | 'phrase' | 'isPlainName' | 'category' | 'isSure' | 'audience'
>;

/** From this share of what is known of an offer on, kinds of businesses have the use for it, and no office or building of any. */
const LEAST_OF_BUSINESSES = 0.6;
/** If less is known of an offer, nobody is surely of another place. */
const LEAST_KNOWN = 0.6;
/** If more of it concerns somebody's kind of business, they may have a use for it. */
const MOST_CONCERNED = 0.08;

/** The same where it is only likely, and of a title's own work. */
const LEAST_LIKELY = 0.4;
const OWN_SHARE = 0.3;
const LEAST_OWN = 0.2;

const sumOf = (needs: readonly Need[]): number => needs.reduce((sum, { share }) => sum + share, 0);

/** If more of those who decide on it work in the offices of any company, it is for any company: benefits, however much insurers deal with them. */
const MOST_OF_OFFICES = 0.5;

/** Whether only kinds of businesses have a use for it, whoever in them decides: bowling pins, not the cleaning of roofs. */
function isOfBusinesses({ owners }: Need): boolean {
  const [first = 'office'] = owners;
  const ofOffices = owners.filter(isOfOffices).length;
  return isBusiness(first) && !IN_MANY.has(first) && !isOfOffices(first) && ofOffices <= MOST_OF_OFFICES * owners.length;
}

/** Functions that only those firms have who move or keep goods, whoever else needs their things. */
const MOVES: ReadonlySet<string> = new Set('fleet warehouse logistics supply'.split(' '));
/** Families of businesses that hardly move or keep any. */
const AT_DESKS: ReadonlySet<string> = new Set(
  'people finance technology design marketing customers sales legal office media money insurance language therapy beauty arts'.split(' '),
);

const isAtDesks = (workplace: readonly string[]): boolean => workplace.every((trade) => AT_DESKS.has(TRADE_BY_ID.get(trade)?.family ?? ''));

/** Whether it is for firms that move or keep goods, and somebody's does not: tachographs are for no bank. */
const isToMove = ({ owners: [first = ''] }: Need, workplace: readonly string[]): boolean => MOVES.has(first) && isAtDesks(workplace);

/** Functions that serve the firm they are in, whatever it does, so that their own words tell nothing of what it needs. */
const SERVES_FIRM: ReadonlySet<string> = new Set('executive operations procurement office facilities maintenance finance'.split(' '));

/** How much of what is known concerns kinds of businesses, those near it a little. */
const OF_NEAR = 0.25;

type Worker = { trades: readonly TradeShare[]; workplace: readonly string[] };

/** Whether the works of somebody tell only that they serve or head a firm; `own` are the lines of work of that firm. */
const servesFirm = (trades: readonly TradeShare[], own: readonly string[] = []): boolean =>
  trades.every(
    ({ trade, share }) => share < OWN_SHARE || SERVES_FIRM.has(trade) || own.some((one) => compareTrades(one, trade) === 'same'),
  );

const meetsAny = (trade: string, workplace: readonly string[]): boolean =>
  workplace.some((place) => compareTrades(place, trade) !== 'none');

const looksAfter = (trades: readonly TradeShare[]): boolean =>
  trades.some(({ trade, share }) => share >= OWN_SHARE && trade === 'facilities');

/** Whether what somebody's place may have is looked after there by those who look after all of it. */
const isLookedAfter = (need: Need, workplace: readonly string[]): boolean =>
  need.owners.includes('facilities') &&
  (isForAnyBusiness(need) || [...need.owners, ...need.near].some((trade) => !SERVES_FIRM.has(trade) && meetsAny(trade, workplace)));

/**
 * Whether those who look after rooms or safety also decide on it somewhere, so that somebody's firm may have the same: a hospital has a kitchen, and a
 * garage has dust.
 */
const mayBeAnywhere = (needs: readonly Need[], { trades, workplace }: Worker): boolean =>
  (!isAtDesks(workplace) || looksAfter(trades)) &&
  needs.some(({ owners, share }) => share >= LEAST_LIKELY * sumOf(needs) && owners.some(isOfPlaces));

/** Whether an email concerns somebody's kind of business, or the work that they themselves do. */
function isConcerned({ needs, customers = [], readers, speaksTo = [] }: PlaceOffer, { trades, workplace }: Worker): boolean {
  const isTheirs = (trade: string): boolean => workplace.some((place) => compareTrades(place, trade) === 'same');
  // What is listed for whoever looks after rooms is needed wherever there are such rooms: a grease trap in a hospital's kitchen.
  const concerned =
    sumOf(needs.filter(({ owners }) => owners.some(isTheirs))) + OF_NEAR * sumOf(needs.filter(({ near }) => near.some(isTheirs)));
  const own = trades.flatMap(({ trade, share }) => (share >= LEAST_OWN && !SERVES_FIRM.has(trade) ? [trade] : []));
  return (
    concerned > MOST_CONCERNED * sumOf(needs) ||
    (looksAfter(trades) && needs.some((need) => need.share >= LEAST_LIKELY * sumOf(needs) && isLookedAfter(need, workplace))) ||
    [...customers, ...(readers?.placeTrades ?? []), ...speaksTo].some(isTheirs) ||
    needs.some(({ owners, near, share }) =>
      own.some(
        (trade) =>
          (share >= LEAST_LIKELY * sumOf(needs) && near.includes(trade)) || owners.some((owner) => compareTrades(trade, owner) === 'same'),
      ),
    )
  );
}

/** Whether kinds of businesses next to somebody's have the use for it: what bars need, a golf club may need. */
const meetsKin = (needs: readonly Need[], workplace: readonly string[]): boolean =>
  sumOf(needs.filter(({ owners }) => owners.some((owner) => meetsAny(owner, workplace)))) >= LEAST_LIKELY * sumOf(needs);

/** Whether some of what an email may offer is for businesses next to somebody's, or it has the words of those who look after a place. */
const mayBeMeant = ({ needs, customers = [], audience = [] }: PlaceOffer, { trades, workplace }: Worker): boolean =>
  (customers.length === 0 || customers.some((trade) => meetsAny(trade, workplace))) &&
  (sumOf(needs.filter((need) => isOfBusinesses(need) && need.owners.some((owner) => !IN_MANY.has(owner) && meetsAny(owner, workplace)))) >
    MOST_CONCERNED * sumOf(needs) ||
    trades.some(
      ({ trade, share }) => share >= OWN_SHARE && (trade === 'facilities' || trade === 'maintenance') && audience.includes(trade),
    ));

/**
 * Whether somebody works in a kind of business that has no use for an offer: a bank's buyer has none for bowling pins. Whoever buys, runs
 * the operations or looks after the building does so for their own firm only. `surely` if hardly anything of it is for offices.
 */
export function isForOtherPlaces(offer: PlaceOffer, worker: Worker): 'surely' | 'likely' | null {
  const { needs, customers = [], audience = [], phrase, category, isPlainName = false } = offer;
  // What nobody can tell is nothing to keep from anybody.
  const isUntold = phrase === null && category === null;
  const isInTheirWords = worker.trades.some(({ trade, share }) => share >= OWN_SHARE && audience.includes(trade));
  const isUnnamed = isUntold && (!isPlainName || isInTheirWords);
  if (isUnnamed || worker.workplace.length === 0 || isConcerned(offer, worker)) return null;
  const share = sumOf(needs.filter(isOfBusinesses)) / Math.max(sumOf(needs), Number.EPSILON);
  const isSure = share >= LEAST_OF_BUSINESSES && sumOf(needs) >= LEAST_KNOWN;
  const serves = servesFirm(worker.trades);
  if (isSure && !mayBeAnywhere(needs, worker) && (serves || !meetsKin(needs, worker.workplace)))
    return serves && offer.isSure !== true && mayBeMeant(offer, worker) ? 'likely' : 'surely';
  const ofOthers = sumOf(needs.filter((need) => isOfBusinesses(need) || isToMove(need, worker.workplace)));
  const isKin = meetsKin(needs, worker.workplace) || customers.some((trade) => meetsAny(trade, worker.workplace));
  return ofOthers >= LEAST_LIKELY * sumOf(needs) && servesFirm(worker.trades, isKin ? [] : worker.workplace) ? 'likely' : null;
}

/** How much of the fit of somebody in another industry than those of the list is that of a stranger. */
const OUTSIDE = 0.5;

/** Kinds of emails that ask a firm for something, and not the person who reads them. */
const ASKS_FIRMS: ReadonlySet<string> = new Set(['sales', 'partnership']);

/**
 * Somebody who serves a firm of another industry than those for which a list was plainly made: what is not for any business may well be
 * nothing for theirs, so nothing is said. `homes` are the trades of those industries, empty for a mixed list.
 */
export function doubtOutside(fit: Fit | null, offer: Offer, { homes, ...employed }: Employed & { homes: readonly string[] }): Fit | null {
  const { title, industryText } = employed;
  const isUnsaid = fit === null || fit.level === null || (fit.level === 'near' && offer.kind === 'recruiting');
  const found = isUnsaid || fit?.level === 'far' ? toListCase(offer, employed, homes) : null;
  const told = { title, trades: readTrades(title) };
  if (found !== null && isUnsaid) {
    const far = fit?.chances.far ?? 0;
    if (isOfOtherList(found, far)) return toStranger(offer, told);
    const part = partInHome(found, far);
    if (part !== null) return toInHome(offer, told, part);
  }
  if (found !== null && fit?.level === 'far' && mayDecideHere(found)) return toOpen(fit, explainFit(offer, { ...told, level: null }));
  const [top] = offer.needs;
  // Lectures are what the list's universities have, whoever else has films.
  const isOfHomes = listObjectTrades(offer.phrase, offer.category?.label ?? null).some((trade) => homes.includes(trade));
  const isForAny = top === undefined || (offer.kind === 'sales' && offer.isSure === true && isForAnyBusiness(top) && !isOfHomes);
  if (fit === null || fit.level === null || fit.level === 'far' || !ASKS_FIRMS.has(offer.kind) || isForAny) return fit;
  const own = readTrades(industryText ?? '').map(({ trade }) => trade);
  const { trades } = told;
  const decides = trades.some(({ trade, share }) => share >= OWN_SHARE && trade !== 'executive' && top?.owners.includes(trade) === true);
  const isOutside =
    !decides && homes.length > 0 && own.length > 0 && own.every((trade) => homes.every((home) => compareTrades(trade, home) === 'none'));
  if (!isOutside || !servesFirm(trades, own)) return fit;
  const chances = mixChances(fit.chances, STRANGER, OUTSIDE);
  return { ...fit, level: null, chances, probability: chances.near, reason: explainFit(offer, { title, trades, level: null }) };
}

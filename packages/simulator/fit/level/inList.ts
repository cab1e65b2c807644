import { isLikeJob } from './compareJob.ts';
import type { Employed } from '../work/employer.ts';
import { compareTrades } from '../kin.ts';
import { readLeadWork, type LeadWork } from '../work/leadWork.ts';
import { findShared } from '../titles/namedInTitle.ts';
import type { Offer } from '../offer.ts';
import { isNextTo } from './reach.ts';
import { listStems } from '../stems.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';
import { OUTDOORS, WITH_PLACE } from './weighFit.ts';

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;
const LEAST_OWN = 0.2;

/** An offer and somebody in the list it goes to. */
type ListCase = {
  offer: Offer;
  title: string;
  work: LeadWork;
  /** The lines of work that are their own. */
  own: readonly string[];
  /** The list was plainly made for some industries, and for theirs. */
  isPlain: boolean;
  isAtHome: boolean;
  /** Their firm itself is of one of those industries. */
  isOfHome: boolean;
  /** The email's own words name their firm or its industry. */
  isNamed: boolean;
};

export function toListCase(offer: Offer, employed: Employed, homes: readonly string[]): ListCase {
  const work = readLeadWork(offer, employed);
  const own = work.trades.flatMap(({ trade, share }) => (share >= OWN_SHARE ? [trade] : []));
  const places = [...own.filter(isBusiness), ...work.workplace];
  return {
    offer,
    title: employed.title,
    work,
    own,
    isPlain: homes.length > 0,
    isAtHome: places.some((one) => homes.some((home) => compareTrades(one, home) !== 'none')),
    isOfHome: (work.leads ? places : work.workplace).some((one) => homes.some((home) => compareTrades(one, home) === 'same')),
    isNamed: listStems(`${employed.company ?? ''} ${employed.industryText ?? ''}`).some((stem) => offer.named?.includes(stem) === true),
  };
}

/** Whether an email speaks of one of these lines of work as its readers'. */
const speaksOf = ({ speaksTo = [], customers = [], readers }: Offer, trades: readonly string[]): boolean =>
  trades.some((trade) => [...speaksTo, ...customers, ...(readers?.placeTrades ?? [])].includes(trade));

const usesWordsOf = ({ audience = [] }: Offer, trades: readonly string[]): boolean => trades.some((trade) => audience.includes(trade));

/** How much of what may be offered concerns lines of work that meet one of these. */
const sumMet = ({ needs }: Offer, trades: readonly string[]): number =>
  needs
    .filter(({ owners, near }) => [...owners, ...near].some((one) => trades.some((trade) => compareTrades(trade, one) !== 'none')))
    .reduce((sum, { share }) => sum + share, 0);

/** Whoever runs such a place may need what any place does. */
const mayHavePlace = (trade: string): boolean => trade === 'production' || (WITH_PLACE.has(trade) && !OUTDOORS.has(trade));

/** From this probability of being far on, whoever leads such work is far, too. */
const LEAST_FAR = 0.6;

/** Whether somebody buys for nobody, or leads work of no office, in a line of work of which an email that offers something else has no word. */
function isUnspoken({ offer, own, work: { trades, workplace, buys } }: ListCase, far: number): boolean {
  const isOffered = offer.needs.some(({ owners, share }) => share >= LEAST_OWN && owners.some((owner) => own.includes(owner)));
  return (
    (!buys || (far >= LEAST_FAR && own.every((trade) => isBusiness(trade) && !(offer.kind === 'sales' && mayHavePlace(trade))))) &&
    own.length > 0 &&
    !usesWordsOf(offer, [...own, ...workplace]) &&
    !isOffered &&
    !isNextTo(offer, own) &&
    !(offer.kind === 'recruiting' && isLikeJob(offer, trades))
  );
}

/** If more of what may be offered meets somebody's work, or the place where they do it, it may be theirs. */
const MOST_MET = { work: 0.03, place: 0.1 };

/** Whether somebody leads nobody, in a line of work of its own that nothing in an email meets. */
const isOfOtherCraft = ({ offer, own, work: { workplace, leads } }: ListCase): boolean =>
  !leads &&
  offer.kind !== 'recruiting' &&
  own.length > 0 &&
  own.every(isBusiness) &&
  !usesWordsOf(offer, own) &&
  sumMet(offer, own) < MOST_MET.work &&
  sumMet(offer, workplace) < MOST_MET.place;

/** Families of work in which nobody buys for an office with people who sell, program or run systems. */
const VOCATIONS: ReadonlySet<string> = new Set('church land food school childcare care funeral animals fitness arts driving'.split(' '));
/** Functions that hardly any firm in those has. */
const OF_LARGER_FIRMS: ReadonlySet<string> = new Set('sales revops software data security platform product partnerships'.split(' '));
/** From this share on, an offer plainly belongs to such a function. */
const LEAST_PLAIN = 0.3;

/** Whether an offer plainly belongs to a function that a line of work that it does not meet hardly ever has: a barber has no data team. */
const isOfLargerFirms = ({ offer, own }: ListCase): boolean =>
  own.length > 0 &&
  offer.needs.slice(0, 1).every(({ owners: [first = ''], share }) => OF_LARGER_FIRMS.has(first) && share >= LEAST_PLAIN) &&
  sumMet(offer, own) < MOST_MET.work;

/** Whether somebody leads work that has no such function as the one an offer is for: a vicar, a head baker or a dairy farmer for a sales course. */
const isOfOtherCalling = (found: ListCase): boolean =>
  !found.work.owns &&
  found.offer.kind !== 'recruiting' &&
  found.own.every((trade) => VOCATIONS.has(TRADE_BY_ID.get(trade)?.family ?? '')) &&
  !usesWordsOf(found.offer, found.own) &&
  isOfLargerFirms(found);

/** Work that specifies what clients of other industries buy. */
const SPECIFIES: ReadonlySet<string> = new Set(['architect', 'interior', 'civil']);

/** Whether somebody who leads nothing and specifies nothing for others works where the list's own industries never meet. */
const isOfOtherFirm = ({ offer, own, work: { leads, workplace } }: ListCase): boolean =>
  !leads &&
  offer.kind !== 'recruiting' &&
  (own.length > 0 || sumMet(offer, workplace) < MOST_MET.place) &&
  own.every((trade) => !SPECIFIES.has(trade) && (isBusiness(trade) || sumMet(offer, [trade]) < MOST_MET.work));

/** Whether somebody of whom nothing is known so far works in a line of work and a firm of which neither the email nor the rest of the list has anything. */
export function isOfOtherList(found: ListCase, far: number): boolean {
  const { offer, title, own, work, isPlain, isAtHome, isNamed } = found;
  const isTold = isNamed || speaksOf(offer, [...own, ...work.workplace]) || findShared(title, offer) !== null;
  const isPlaced = work.workplace.length > 0 || (!work.leads && own.length > 0 && own.every(isBusiness));
  if (isTold || isAtHome || work.isAlone || !isPlaced || title.trim() === '') return false;
  const isElsewhere = isPlain && (isUnspoken(found, far) || isOfOtherFirm(found));
  return isElsewhere || isOfOtherCraft(found) || isOfOtherCalling(found);
}

/** From this share on, what may be offered is mostly so. */
const MOSTLY = 0.5;
/** From this share on, an office works beside those who decide on it. */
const LEAST_BESIDE = 0.1;

/** Functions whose leaders buy for people in and around a firm, whatever it makes: a retreat, a film, a talk. */
const BUYS_FOR_PEOPLE: ReadonlySet<string> = new Set(['people', 'marketing', 'sales', 'customers']);

/** Whether most of what may be offered is decided on or used by somebody's own function. */
const isOfTheirFunction = ({ offer, own }: ListCase): boolean =>
  offer.needs.some(
    ({ owners, near, share }) => share >= MOSTLY && [...owners, ...near].some((trade) => !isBusiness(trade) && own.includes(trade)),
  );

/** Functions that have to do with whatever a firm of their kind needs. */
const RUNS_ALL: ReadonlySet<string> = new Set(['executive', 'operations']);

/**
 * Whether somebody who seems far may well decide. In a firm like the others of the list, or that the email's own words name, that is whoever leads its
 * own work or a function that has to do with it, and no office that meets it is surely far. Elsewhere it is who heads a firm of which nobody can tell
 * that it is another one, and who leads people where nobody can name the offer.
 */
export function mayDecideHere(found: ListCase): boolean {
  const { offer, own, work, isPlain, isAtHome, isNamed } = found;
  if (offer.kind === 'recruiting' || work.isTrainee) return false;
  const isUnnamed = offer.phrase === null && offer.isSure !== true;
  const isUntold = isUnnamed && offer.category === null;
  const isMet = sumMet(offer, own) >= LEAST_BESIDE;
  if (!work.leads) return isAtHome && !work.isInFront && (isUntold || (!own.every(isBusiness) && isMet));
  const isHere = (isAtHome || isNamed) && (isMet || own.some((trade) => isBusiness(trade) || RUNS_ALL.has(trade)));
  const heads = work.owns || own.includes('executive');
  const isAtCustomer = work.seniority === 'c_level' && speaksOf(offer, work.workplace);
  const mayBeTheirs =
    (isUnnamed && own.some((trade) => BUYS_FOR_PEOPLE.has(TRADE_BY_ID.get(trade)?.family ?? ''))) ||
    (isUntold && offer.kind === 'sales' && own.some(mayHavePlace));
  return (
    isHere ||
    (heads && !isPlain && !(own.every(isBusiness) && !own.includes('production') && isOfLargerFirms(found))) ||
    isAtCustomer ||
    mayBeTheirs ||
    isOfTheirFunction(found)
  );
}

/** Kinds of emails that ask a firm for something, so that anybody there may pass them on. */
const ASKS_FIRMS: ReadonlySet<string> = new Set(['sales', 'partnership']);

/**
 * What somebody of whom nothing else is known has to do with an email that speaks of firms like theirs, to a list that was plainly made for such: they
 * lead something there, or work there. In 560 emails, 62 of 63 of them decided or worked beside those who do.
 */
export function partInHome({ offer, own, work, isOfHome }: ListCase, far: number): 'leads' | 'works' | null {
  if (!isOfHome || far >= LEAST_FAR || offer.kind === 'recruiting' || work.isInFront || work.isTrainee) return null;
  const { speaksTo = [], customers = [], readers, audience = [] } = offer;
  const told = [...speaksTo, ...customers, ...audience, ...(readers?.placeTrades ?? [])];
  const isOfTold = [...own.filter(isBusiness), ...work.workplace].some((one) => told.some((trade) => compareTrades(one, trade) === 'same'));
  if (!isOfTold) return null;
  return work.leads ? 'leads' : ASKS_FIRMS.has(offer.kind) ? 'works' : null;
}

import { isConcerned, ON_OWN_ACCOUNT, OWN_SHARE, type FitCase } from './fitCase.ts';
import { isFar, toLevel, type FitLevel } from '../explainFit.ts';
import { isForOfficeOf } from './forBusinesses.ts';
import { compareTrades } from '../kin.ts';
import { isClose } from './isClose.ts';
import { isGoods } from '../names/isGoods.ts';
import { isTold, toOfferName } from '../isTold.ts';
import { isLikeJob, onlyPlans } from './compareJob.ts';
import { withWorkplace } from '../work/leadWork.ts';
import type { Offer } from '../offer.ts';
import { isFarFromAny, isFarFromWork, isNextTo, isPlainStranger, mayNeedToOperate } from './reach.ts';
import { findShared } from '../titles/namedInTitle.ts';
import { findMatter } from './touches.ts';
import { isWeakTitle, type TradeShare } from '../titles/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';
import { isOfSmallFirm, mayBeThere } from '../work/workplaceOf.ts';
import { findSmallHead, looksAfterIt, type WeighedCase } from './weighCase.ts';

/** Ranks that may mean any work: nobody with one is certainly far. */
const OPEN =
  /^(?:(?:senior|independent|freelance|strategic|regional|group) )?(?:principal|advis[eo]r|consultant|contractor|freelancer|associate|representative|analyst|coach|(?:project|program|programme|service) (?:manager|director|lead|leader|coordinator))$/i;

/** If an offer is less certain, only those are far whom it hardly concerns, whatever it is. */
const LEAST_CERTAIN = 0.45;

/** Whoever leads products may make things or software: goods that go with things may be theirs. */
const LEADS_PRODUCT = /\b(?:(?:head|director|vp|vice president) of product|product (?:manager|director|lead)|chief product officer)\b/i;
const isOfProduct = (offer: Offer, title: string): boolean =>
  offer.isSure !== true && isGoods(toOfferName(offer) ?? '') && LEADS_PRODUCT.test(title);

const hasOwn = (trades: readonly TradeShare[], fits: (trade: string) => boolean): boolean =>
  trades.some(({ trade, share }) => share >= OWN_SHARE && fits(trade));

/**
 * Whether somebody who is likely far is surely so. Anybody may decide on what is uncertain, those who lead something on what nobody can name and
 * on what the email tells in the words of their own work.
 */
function isBeyondDoubt({ offer, work: { trades: own, place, leads }, isBeyond }: FitCase): boolean {
  const { kind, isSure = false, audience = [], certainty, category } = offer;
  const trades = withWorkplace(own, place);
  if (kind === 'recruiting') return certainty >= LEAST_CERTAIN;
  const isOfTheirs = leads && hasOwn(trades, (trade) => audience.includes(trade));
  if (!isSure || isOfTheirs) return isFarFromAny(offer, trades, leads) || (!isOfTheirs && isBeyond && isFarFromWork(offer, trades, leads));
  return isBeyond || (certainty >= LEAST_CERTAIN && !(leads && category === null && toOfferName(offer) === null));
}

/** Whether somebody is known to work beside an offer, so that near may be said of them. */
function isKnownBeside({ offer, work, tie, shared, isTopic, isAddressed, isSpecialist }: FitCase, asHead: boolean): boolean {
  const { trades, place, leads, buys } = work;
  const isBeside = tie.isNamed || shared === 'work' || (isAddressed && buys && (tie.runs || !isSpecialist));
  const isOfTopic = isTopic && hasOwn(trades, (trade) => (offer.audience ?? []).includes(trade));
  const atDesk = hasOwn(trades, (trade) => trade === 'office' || trade === 'clinic');
  return asHead || isBeside || isOfTopic || isClose(offer, leads || atDesk ? withWorkplace(trades, place) : trades, leads);
}

/** Whether a title tells too little of somebody's work for them to be far. */
const isVague = (offer: Offer, title: string): boolean =>
  OPEN.test(title) || isWeakTitle(title) || isOfProduct(offer, title) || mayBeThere(offer, title);

/** What is offered with less than this probability is met by chance. */
const LEAST_MET = 0.05;

/** From this share on, what is offered is for one kind of business only. */
const LEAST_OF_ONE = 0.75;

/** Whether somebody heads a firm, and what is offered is not plainly for businesses of another kind. */
function mayDecideAsHead({ offer, work: { trades, workplace, leads } }: FitCase): boolean {
  const [top] = offer.needs;
  const heads = leads && hasOwn(trades, (trade) => trade === 'executive');
  const isOnlyHead = trades.every(({ trade }) => trade === 'executive' || workplace.includes(trade));
  const isTheirs = (owner: string): boolean => workplace.some((trade) => compareTrades(owner, trade) !== 'none');
  const isOfOthers = top !== undefined && top.share >= LEAST_OF_ONE && isBusiness(top.owners[0] ?? '') && !top.owners.some(isTheirs);
  const { customers = [] } = offer;
  const isForThem = customers.length === 0 || workplace.length === 0 || customers.some(isTheirs);
  return heads && isOnlyHead && isForThem && !isOfOthers && (offer.kind === 'sales' || offer.kind === 'partnership');
}

/** From here on, what is offered is clear by itself. */
const [CLEAR_CERTAINTY, CLEAR_SHARE] = [0.9, 0.7];
const isClear = ({ isSure, certainty, needs: [top] }: Offer): boolean =>
  isSure === true || (certainty >= CLEAR_CERTAINTY && (top?.share ?? 0) >= CLEAR_SHARE);

/** Whether somebody buys for a firm, and nobody can surely tell what is offered, nor that it is nothing for their firm or their office. */
function mayBeTheirs({ offer, work: { buys, trades }, isElse, isSpecialist }: FitCase): boolean {
  const isKnown = offer.category !== null && ((isClear(offer) && isTold(offer)) || (isSpecialist && isPlainStranger(offer, trades, true)));
  // A barber or a chief technology officer is asked about little else than their own work.
  const isOfOwnWork = trades.every(({ trade }) => isBusiness(trade) || TRADE_BY_ID.get(trade)?.family === 'technology');
  return offer.kind === 'sales' && buys && !isElse && !isKnown && !isOfOwnWork;
}

/** Whether something speaks for somebody who is likely far. */
function isOpen(found: FitCase): boolean {
  const { offer, work, tie, shared, isTied, isAddressed, isElse } = found;
  const { trades, workplace, leads } = work;
  const heads = findSmallHead(found);
  return (
    heads === 'any' ||
    mayDecideAsHead(found) ||
    mayBeTheirs(found) ||
    (heads !== null && offer.isSure !== true) ||
    shared !== null ||
    isTied ||
    (isAddressed && leads && workplace.some(isOfSmallFirm)) ||
    (!isElse && leads && mayNeedToOperate(offer, tie.isHead ? withWorkplace(trades, workplace) : trades)) ||
    (offer.kind === 'partnership' && hasOwn(trades, (trade) => isBusiness(trade) && (leads || isConcerned(offer, trade)))) ||
    (!isElse && !isBeyondDoubt(found))
  );
}

/** Whether a kind of business is that of a job, or next to it: a hospital and nursing. */
const meetsJob = ({ needs }: Offer, trade: string): boolean =>
  needs.some(({ owners }) => owners.some((owner) => compareTrades(trade, owner) !== 'none'));

/** Whether somebody works in the field of a job: whoever works for a builder may know somebody for a builder's job. */
const isOfJobField = ({ offer, work: { workplace, trades } }: FitCase): boolean =>
  offer.kind === 'recruiting' && !onlyPlans(offer, trades) && workplace.some((trade) => meetsJob(offer, trade));

/** From this probability on, near is said of somebody even if nothing else tells that they work beside it. */
const LIKELY_NEAR = 0.69;

/** Whether somebody leads something, or works on their own account at what an offer is for: a violinist has no part in the curtains. */
const mayAct = ({ offer, work: { leads, trades } }: FitCase): boolean =>
  leads || trades.some(({ trade }) => ON_OWN_ACCOUNT.has(trade) && isConcerned(offer, trade));

/** The level that chances tell, where a guess, another kind of place or a vague title tells none. */
function readLevel(found: FitCase, { chances, asHead }: WeighedCase): FitLevel | null {
  const { isSold, isGuess, otherPlace, grounds, isOtherSubkind, isRival, work } = found;
  const read = toLevel(chances, isKnownBeside(found, asHead) || (isSold && mayAct(found) && chances.near >= LIKELY_NEAR));
  if (read === 'far') return grounds === 'place' && work.runs ? null : read;
  const isUntold = isRival || (isGuess && !looksAfterIt(found)) || otherPlace === 'likely' || (isSold && isOtherSubkind);
  return isUntold ? null : read;
}

/** People who are mostly employed, whatever their trade. */
const EMPLOYED =
  /\b(?:technician|instructor|agronomist|biologist|assistant|inspector|officer|operator|coordinator|guide|labou?rer|worker|hand|groom)$/i;

/** What is for any office, for somebody whose own work it is not: a plumber may be a company of one. */
function ofOffice({ offer, title, work: { trades } }: FitCase): CaseLevel {
  const mayOwn = !EMPLOYED.test(title.trim()) && trades.some(({ trade }) => TRADE_BY_ID.get(trade)?.ownsBusiness === true);
  return !mayOwn && offer.isSure === true ? 'stranger' : null;
}

/**
 * A level to show, or none. Otherwise what is known without weighing (`stranger`, `helper`), nothing at all of a vague title, or `open` for somebody
 * who is likely far, though something speaks for them.
 */
export type CaseLevel = FitLevel | 'stranger' | 'helper' | 'vague' | 'open' | null;

/** Whether somebody leads nobody, in work of which an email has nothing: neither what it may offer nor its words are near it. */
function isOfNoWord(found: FitCase): boolean {
  const {
    offer,
    work: { trades, workplace, leads },
    shared,
    isBeyond,
    isTopic,
    title,
  } = found;
  const { audience = [], speaksTo = [], customers = [], readers, needs } = offer;
  const own = trades.flatMap(({ trade, share }) => (share >= OWN_SHARE ? [trade] : []));
  const told = [...audience, ...speaksTo, ...customers, ...(readers?.placeTrades ?? [])];
  const meets = (trade: string): boolean => own.some((one) => compareTrades(one, trade) !== 'none');
  const isMet = (): boolean => needs.some(({ owners, near, share }) => share >= LEAST_MET && [...owners, ...near].some(meets));
  const isTold = told.some((trade) => own.some((one) => compareTrades(one, trade) === 'same'));
  const isUnsaid = own.length === 0 || workplace.length === 0 || findSmallHead(found) !== null;
  if (leads || shared !== null || isTold || isUnsaid || isNextTo(offer, own)) return false;
  return isBeyond || (isTopic && own.every(isBusiness) && findShared(title, offer) === null && !isMet());
}

/** The level that chances and what is known of title and offer tell. */
function weighLevel(found: FitCase, weighed: WeighedCase): CaseLevel {
  const { offer, title, work, isSold, isNamed, isSpecialist } = found;
  const { trades, leads } = work;
  if (isFar(weighed.chances) && isVague(offer, title)) return 'vague';
  const read = readLevel(found, weighed);
  const isOfField = isOfJobField(found);
  if (read !== 'owner' && isOfField && !isSpecialist) return 'helper';
  const isUnsaid = read === 'near' || read === null;
  if (isSold && isUnsaid && !isNamed && !mayBeThere(offer, title) && isForOfficeOf(offer, trades, leads)) return ofOffice(found);
  if (read !== 'far') return read;
  const isLike = offer.kind === 'recruiting' && isLikeJob(offer, trades);
  return (isOpen(found) && !isOfNoWord(found)) || isOfField || isLike ? 'open' : read;
}

/** The level to show for weighed chances; who watches over what is offered is never a stranger to it, and who signs for its cost hardly. */
export function levelOfCase(found: FitCase, weighed: WeighedCase): CaseLevel {
  const level = weighLevel(found, weighed);
  const matter = level === 'owner' || level === 'near' ? null : findMatter(found);
  const isSilent = level === null || level === 'open';
  return matter !== null && (isSilent || (level === 'far' && matter !== 'finance')) ? 'helper' : level;
}

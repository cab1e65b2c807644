import type { CompanySizeBand, Industry } from '../persona/persona.ts';
import { assists } from './assists.ts';
import { explainFit, toLevel } from './explainFit.ts';
import type { Offer } from './offer.ts';
import { findHeaded, OF_HEAD } from './headsOrganization.ts';
import { findShared, liftNamed } from './namedInTitle.ts';
import { isGoods } from './isGoods.ts';
import { isNamedFirm, isWide } from './isNamedFirm.ts';
import { isForOtherPlaces } from './otherPlaces.ts';
import { isOfGrounds, tieToGrounds } from './grounds.ts';
import { isObscure } from './isSure.ts';
import { isOfOtherSubkind } from './subkinds.ts';
import { isClose } from './isClose.ts';
import { hasSureName, toOfferName } from './isTold.ts';
import { toHelperThere, toInsider, toSameJob, toStranger, type Fit } from './toFit.ts';

import { isFarFromAny, isFarFromWork, isForOtherBusinesses, isOutOfReach, isPlainStranger, mayNeedToOperate } from './reach.ts';
import { isOfSmallFirm, mayBeThere } from './workplaceOf.ts';
import { isWeakTitle, type TradeShare } from './titleTrades.ts';
import { compareJob, isLikeJob } from './compareJob.ts';
import { compareTrades } from './kin.ts';
import { readLeadWork, withWorkplace, type LeadWork } from './leadWork.ts';
import { lift, LEADS_IT, liftTied } from './liftTied.ts';
import { mayNeedAsOwner, OF_BUSINESS_OWNER } from './ownership.ts';
import { sharpen } from './sharpen.ts';
import { toAddressed } from './toAddressed.ts';
import { toStaffOffer } from './toStaffOffer.ts';
import { tieToReaders, type Tie } from './tieToReaders.ts';
import { isBusiness, TRADE_BY_ID } from './trades.ts';
import { mixChances, UNKNOWN_FIT } from './fitChances.ts';
import { isForAnyBusiness, isForOfficeOf } from './forBusinesses.ts';
import { OF_SOFTWARE, STRANGER, weighFit } from './weighFit.ts';

/** The facts about a lead that its fit is read from; `industryText` is the industry as the file words it. */
export type FitLead = {
  title: string | null;
  company?: string | null;
  companySize: CompanySizeBand | null;
  industry: Industry | null;
  industryText?: string | null;
};

/** Ranks that may mean any work: nobody with one is certainly far. */
const OPEN =
  /^(?:(?:senior|independent|freelance|strategic|regional|group) )?(?:principal|advis[eo]r|consultant|contractor|freelancer|associate|representative|analyst|coach|(?:project|program|programme|service) (?:manager|director|lead|leader|coordinator))$/i;

/** If an offer is less certain, only those are far whom it hardly concerns, whatever it is. */
const LEAST_CERTAIN = 0.45;

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;

/** If less is known about an offer, nothing more is concluded from a lead's work. */
const LEAST_KNOWN = 0.5;

const OF_OFFICES: ReadonlySet<string> = new Set('people finance technology marketing customers sales legal commerce'.split(' '));

/** How much of those who are likely far, though not surely so, counts as unknown: of 66 such leads, 44 were far, 14 near and 8 owners. */
const UNSAID = 0.3;

type Beyond = { trades: readonly TradeShare[]; leads: boolean; isBeyond: boolean };

/**
 * Whether somebody who is likely far is surely so. Anybody may decide on what is uncertain, those who lead something on what nobody can name and
 * on what the email tells in the words of their own work.
 */
function isBeyondDoubt(offer: Offer, { trades, leads, isBeyond }: Beyond): boolean {
  const { kind, isSure = false, audience = [], certainty, category } = offer;
  if (kind === 'recruiting') return certainty >= LEAST_CERTAIN;
  const isOfTheirs = leads && trades.some(({ trade, share }) => share >= OWN_SHARE && audience.includes(trade));
  if (!isSure || isOfTheirs) return isFarFromAny(offer, trades, leads) || (!isOfTheirs && isBeyond && isFarFromWork(offer, trades, leads));
  return isBeyond || (certainty >= LEAST_CERTAIN && !(leads && category === null && toOfferName(offer) === null));
}

/** They lead a desk of a hotel and do not buy for the place. */
const AT_DESK = /\b(?:revenue|yield|reservations?)\b/i;

const NO_TIE: Tie = { isNamed: false, isUser: false, place: null, runs: false, isHead: false };

/** Whether they work in a place of the kind that the email speaks of. */
const isKnownPlace = ({ place }: Tie): boolean => place === 'named' || place === 'kin';

/** From this probability on, somebody is far from what is for others' businesses. */
const LEAST_ELSE = 0.6;

/** Kinds of organizations whose treasurer or secretary has a say in everything. */
const SMALL: ReadonlySet<string> = new Set(['clergy', 'nonprofit', 'leisure', 'childcare']);

/** Whether a kind of business is that of a job, or next to it: a hospital and nursing. */
const meetsJob = ({ needs }: Offer, trade: string): boolean =>
  needs.some(({ owners }) => owners.some((owner) => compareTrades(trade, owner) !== 'none'));

/** Whether a kind of business may need what is offered. */
const isConcerned = ({ needs }: Offer, trade: string): boolean =>
  needs.some(({ owners, near }) => owners.includes(trade) || near.includes(trade));

/** Work that people do on their own account, whoever they work under. */
const ON_OWN_ACCOUNT: ReadonlySet<string> = new Set('realtor wealth mental language photo film music creator interior'.split(' '));

/** Work in the offices of any company, which concerns nothing else of a place: the marketing of a theater does not hire its lights. */
const isSpecialist = (trades: readonly TradeShare[]): boolean =>
  trades.length > 0 && trades.every(({ trade }) => trade !== 'compliance' && OF_OFFICES.has(TRADE_BY_ID.get(trade)?.family ?? ''));

/** Whoever leads products may make things or software: goods that go with things may be theirs. */
const LEADS_PRODUCT = /\b(?:(?:head|director|vp|vice president) of product|product (?:manager|director|lead)|chief product officer)\b/i;
const isOfProduct = (offer: Offer, title: string): boolean =>
  offer.isSure !== true && isGoods(toOfferName(offer) ?? '') && LEADS_PRODUCT.test(title);

/** Whether what nobody can tell is hardly theirs: nothing of a place for those who lead in an office, nothing at all for staff. */
const isOfOtherWork = (offer: Offer, trades: readonly TradeShare[], leads: boolean): boolean =>
  isFarFromAny(offer, trades, leads) && (!leads || (isSpecialist(trades) && isPlainStranger(offer, trades, leads)));

/** What a fit depends on: in view of an offer, most companies tell nothing of the work that a title names. */
type FitSource = Pick<FitLead, 'companySize' | 'industry'> & { title: string; work: LeadWork; isOtherSubkind: boolean };

function computeFit(whole: Offer, { title, companySize, industry, work, isOtherSubkind }: FitSource): Fit | null {
  const { called, trades, employer, workplace, place, seniority, isInFront, isOwnWork, isTrainee, isEmployed } = work;
  const { owns, leadsPart, leads, buys, runs, runsOwn } = work;
  const offer = leads ? whole : toStaffOffer(whole);
  // What may be a job may be theirs.
  const isSold = offer.kind === 'sales' && offer.isUnclear !== true;
  const isTopic = offer.kind === 'survey' || offer.kind === 'event';
  const tie =
    (isSold || isTopic) && offer.readers !== undefined
      ? tieToReaders(toAddressed(offer, offer.readers), called, { employer, workplace })
      : NO_TIE;
  const shared = isSold ? findShared(called, offer) : null;
  const isNamed = tie.isNamed || shared === 'thing';
  const desk = AT_DESK.exec(title)?.[0];
  const isAtDesk = desk !== undefined && trades.some(({ trade }) => trade === 'hotel') && findShared(desk, offer) === null;
  if (isSold && isInFront && !isOwnWork) {
    if (isNamed) return toInsider(offer, title, false);
    const isForIt = isKnownPlace(tie) && workplace.length > 0 && !isSpecialist(trades) && !isForOfficeOf(offer, trades, false);
    return isForIt ? toHelperThere(offer, { title, trades: [] }) : toStranger(offer, { title, trades });
  }
  if (isTopic && tie.isNamed && !isTrainee) return toSameJob(offer, { title, trades });
  const job = offer.kind === 'recruiting' ? compareJob(offer, { title, trades, workplace, isTrainee, leads }) : null;
  if (job === 'same') return toSameJob(offer, { title, trades });
  if (job === 'beside') return toHelperThere(offer, { title, trades });
  if (job === 'other') return toStranger(offer, { title, trades });
  if (trades.length === 0) {
    const isTied = shared !== null || tie.isNamed || (tie.place !== null && tie.place !== 'mentioned' && leads);
    return isTied ? toInsider(offer, title, leads) : null;
  }
  const isBeyond = isOutOfReach(offer, trades, buys);
  const isAddressed = isKnownPlace(tie);
  const isBeside = tie.isNamed || (isAddressed && buys && (tie.runs || !isSpecialist(trades)));
  const isTied = tie.isNamed || (tie.place !== null && (tie.runs || !isSpecialist(trades)));
  // Nobody is out of reach of an email that may offer nothing.
  const isSoftware = OF_SOFTWARE.test(toOfferName(offer) ?? '');
  // A foreman uses software that others buy; who leads a team of agents buys it.
  const isUnderBuyer = isSoftware && leads && !buys && !trades.some(({ trade }) => ON_OWN_ACCOUNT.has(trade));
  const isNamedOffer = hasSureName(offer) || offer.category !== null;
  // A shipyard's pipefitter has no plumbing business.
  const worksForOthers =
    isSold &&
    isEmployed &&
    workplace.length > 0 &&
    trades.every(({ trade }) => isBusiness(trade) && workplace.every((place) => compareTrades(trade, place) === 'none'));
  const isUnderManagers = isSold && !runsOwn && assists(title, trades);
  const otherPlace = isSold && !isTied && shared === null && !isOfGrounds(offer) ? isForOtherPlaces(offer, { trades, workplace }) : null;
  const isOfOtherPlace = otherPlace === 'surely';
  const weighed = weighFit(offer.needs, {
    trades,
    seniority,
    isTrainee,
    isEmployed,
    companySize,
    industry,
    speaksTo: offer.speaksTo ?? [],
    customers: offer.customers ?? [],
    isOutOfReach: isBeyond || (isSold && isNamedOffer && !isTied && isOfOtherWork(offer, withWorkplace(trades, place), leads)),
    leadsPart: leadsPart || isUnderBuyer || isAtDesk || worksForOthers,
    assists: isUnderManagers,
    isOwner: owns,
    isAtCustomer: workplace.some((trade) => offer.customers?.includes(trade) === true),
    isSmallFirm: workplace.some(isOfSmallFirm),
    isSoftware,
    isGoods: isGoods(toOfferName(offer) ?? ''),
    isElsewhere: workplace.length > 0 && !isTied && !workplace.some((trade) => isConcerned(offer, trade)),
  });
  // Words of their trade in passing do not make it theirs, nor does an email to the business whose payroll they run.
  const addressed = isBeyond ? { ...offer, audience: [] } : offer;
  const lifted = liftNamed(
    weighed,
    { title: called, trades, workplace: place, leads: runs && !isUnderBuyer && !isUnderManagers && !isAtDesk },
    addressed,
  );
  const known = offer.needs.reduce((sum, { share }) => sum + share, 0);
  // A CRM for agents is bought by each of them.
  const buysOwn = tie.isUser && !isTrainee && trades.some(({ trade, share }) => share >= OWN_SHARE && ON_OWN_ACCOUNT.has(trade));
  const tied = liftTied(lifted, tie, {
    leads: (runs && buys && !isUnderManagers && !isAtDesk) || buysOwn,
    isSpecialist: isSpecialist(trades),
  });
  const grounds = tieToGrounds(offer, { trades, workplace });
  const onGrounds = grounds === 'lookedAfter' && runs && buys && !isUnderManagers ? lift(tied, LEADS_IT) : tied;
  const isGuess = isObscure(offer) && !isTied && shared === null;
  const sharpened = known < LEAST_KNOWN || isGuess ? onGrounds : sharpen(onGrounds, runs && !isUnderManagers && !isAtDesk, known);
  const heads = workplace.every((trade) => SMALL.has(trade)) ? findHeaded(called) : null;
  const isTheirs = offer.needs
    .slice(0, 1)
    .every((need) => isForAnyBusiness(need) || workplace.some((trade) => need.owners.includes(trade)));
  const isElse = isSold && !isTied && shared === null && (isOfOtherPlace || isForOtherBusinesses(offer, withWorkplace(trades, workplace)));
  const asHead = heads !== null && sharpened.far > OF_HEAD.far && isTheirs;
  const isPartner = offer.kind === 'partnership';
  const { customers = [] } = offer;
  const isForThem = customers.length === 0 || workplace.length === 0 || workplace.some((trade) => customers.includes(trade));
  const mayDecide = isPartner || (isSold && !isElse && isForThem && mayNeedAsOwner(offer, companySize));
  const asOwner = owns && mayDecide && sharpened.owner < OF_BUSINESS_OWNER.owner;
  const chances = asOwner
    ? OF_BUSINESS_OWNER
    : asHead
      ? OF_HEAD
      : isElse && (isOfOtherPlace || sharpened.far >= LEAST_ELSE)
        ? STRANGER
        : sharpened;
  const isOfTopic = isTopic && trades.some(({ trade, share }) => share >= OWN_SHARE && (offer.audience ?? []).includes(trade));
  const atDesk = trades.some(({ trade, share }) => share >= OWN_SHARE && (trade === 'office' || trade === 'clinic'));
  let read = toLevel(
    chances,
    asHead || isBeside || isOfTopic || isClose(offer, leads || atDesk ? withWorkplace(trades, place) : trades, leads),
  );
  if (read === 'far' && (OPEN.test(title) || isWeakTitle(title) || isOfProduct(offer, title) || mayBeThere(offer, title))) return null;
  if (isGuess && onGrounds === tied && read !== 'far') read = null;
  if (otherPlace === 'likely' && read !== 'far') read = null;
  if (read === 'far' ? grounds === 'place' && runs : isSold && isOtherSubkind) read = null;
  const isOpen =
    heads === 'any' ||
    (heads !== null && offer.isSure !== true) ||
    shared !== null ||
    isTied ||
    (isAddressed && leads && workplace.some(isOfSmallFirm)) ||
    (!isElse && leads && mayNeedToOperate(offer, tie.isHead ? withWorkplace(trades, workplace) : trades)) ||
    (isPartner && trades.some(({ trade, share }) => share >= OWN_SHARE && isBusiness(trade) && (leads || isConcerned(offer, trade)))) ||
    (!isElse && !isBeyondDoubt(offer, { trades: withWorkplace(trades, place), leads, isBeyond }));
  // Whoever works for a builder may know somebody for a builder's job.
  const isOfField = offer.kind === 'recruiting' && workplace.some((trade) => meetsJob(offer, trade));
  if (read !== 'owner' && isOfField && !isSpecialist(trades)) return toHelperThere(offer, { title, trades });
  const isLike = offer.kind === 'recruiting' && isLikeJob(offer, trades);
  if (isSold && (read === 'near' || read === null) && !isNamed && !mayBeThere(offer, title) && isForOfficeOf(offer, trades, leads)) {
    // A plumber may be a company of one.
    const mayOwn = trades.some(({ trade }) => TRADE_BY_ID.get(trade)?.ownsBusiness === true);
    if (!mayOwn && offer.isSure === true) return toStranger(offer, { title, trades });
    if (read === 'near') read = null;
  }
  const level = read === 'far' && (isOpen || isOfField || isLike) ? null : read;
  const counted = level === read ? chances : mixChances(chances, UNKNOWN_FIT, UNSAID);
  const isStranger = level === 'far' && isBeyond && isPlainStranger(offer, trades, buys);
  return {
    level,
    probability: counted[level ?? 'near'],
    chances: counted,
    reason: explainFit(offer, { title, trades, level, isUser: tie.isUser }),
    isStranger,
  };
}

/** Titles repeat within a list, so fits are cached as long as the offer: by what the file says of a lead, and by all that counts of it. */
type Fits = { byLead: Map<string, Fit | null>; bySource: Map<string, Fit | null> };
const fits = new WeakMap<Offer, Fits>();

function fitOf(source: FitSource, offer: Offer, { bySource }: Fits): Fit | null {
  const key = JSON.stringify(source);
  const met = bySource.get(key);
  if (met !== undefined) return met;
  const fit = computeFit(offer, source);
  bySource.set(key, fit);
  return fit;
}

/** From this probability on, an industry holds somebody for far. */
const LEAST_DOUBTED = 0.5;

/** Whether an offer concerns a lead; null if the offer is unknown, no title is given or none of its words is known. */
export function readFit(offer: Offer | null, lead: FitLead): Fit | null {
  const title = lead.title?.trim() ?? '';
  if (offer === null || offer.needs.length === 0 || title === '') return null;
  const known: Fits = fits.get(offer) ?? { byLead: new Map(), bySource: new Map() };
  fits.set(offer, known);
  const { company = null, companySize, industry, industryText = null } = lead;
  const key = `${title}|${company ?? ''}|${companySize}|${industry}|${industryText ?? ''}`;
  const met = known.byLead.get(key);
  if (met !== undefined) return met;
  const read = (place: Pick<FitLead, 'industry' | 'industryText'>): Fit | null => {
    const told = { title, company, industryText: place.industryText ?? null };
    const work = readLeadWork(offer, told);
    const isOtherSubkind = isOfOtherSubkind(offer, work.trades, told);
    return fitOf({ title, companySize, industry: place.industry, work, isOtherSubkind }, offer, known);
  };
  const byIndustry = read({ industry, industryText });
  // "Food Production" in the file makes no stranger of a mushroom farm: its own name says more.
  const isDoubted = (byIndustry?.chances.far ?? 0) > LEAST_DOUBTED && isWide(industryText);
  const byName = isDoubted && company !== null && isNamedFirm(offer, company) ? read({ industry: null, industryText: null }) : byIndustry;
  const fit = (byName?.chances.far ?? 0) < (byIndustry?.chances.far ?? 0) ? byName : byIndustry;
  known.byLead.set(key, fit);
  return fit;
}

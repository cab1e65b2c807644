import type { CompanySizeBand, Industry } from '../../persona/persona.ts';
import { assists } from '../titles/assists.ts';
import { isOfGrounds, tieToGrounds } from './grounds.ts';
import { toOfferName } from '../isTold.ts';
import { isObscure } from './isSure.ts';
import { compareTrades } from '../kin.ts';
import { withWorkplace, type LeadWork } from '../work/leadWork.ts';
import { findShared, type Shared } from '../titles/namedInTitle.ts';
import type { Need, Offer } from '../offer.ts';
import { isForOtherPlaces } from './otherPlaces.ts';
import { isForOtherBusinesses, isOutOfReach, mayBeInAnyPlace } from './reach.ts';
import { tieToReaders, type Tie } from './tieToReaders.ts';
import type { TradeShare } from '../titles/titleTrades.ts';
import { toAddressed } from './toAddressed.ts';
import { speaksOfMany, toStaffOffer } from './toStaffOffer.ts';
import { isBusiness, isOfOffices } from '../trades.ts';
import { OF_SOFTWARE } from './weighFit.ts';
import { isOfPlaces } from '../mail/premises.ts';

/** What a fit depends on: in view of an offer, most companies tell nothing of the work that a title names. */
export type FitSource = {
  title: string;
  companySize: CompanySizeBand | null;
  industry: Industry | null;
  work: LeadWork;
  isOtherSubkind: boolean;
  /** They do for a living what is offered. */
  isRival: boolean;
};

/** An offer and a lead, with what one tells of the other. */
export type FitCase = FitSource & {
  /** What is offered to somebody of their rank. */
  offer: Offer;
  isSold: boolean;
  /** A survey or an event: its topic is somebody's work or not. */
  isTopic: boolean;
  tie: Tie;
  /** What of the offer's own words their title has. */
  shared: Shared;
  /** The email names their job or the offer's own thing is in their title. */
  isNamed: boolean;
  /** They work in a place of the kind that the email speaks of. */
  isAddressed: boolean;
  /** Their place or job is spoken of, and what they do there is more than office work of any company. */
  isTied: boolean;
  isSpecialist: boolean;
  /** They lead a desk of a hotel. */
  isAtDesk: boolean;
  isUnderManagers: boolean;
  isUnderBuyer: boolean;
  /** Nothing the email may offer is near their work. */
  isBeyond: boolean;
  /** Nobody can tell what the offer is, and nothing else ties them to it. */
  isGuess: boolean;
  otherPlace: ReturnType<typeof isForOtherPlaces>;
  /** Their firm has no use for it. */
  isElse: boolean;
  grounds: ReturnType<typeof tieToGrounds>;
};

/** From this share on, a title names work of its own. */
export const OWN_SHARE = 0.3;

/** They lead a desk of a hotel and do not buy for the place. */
const AT_DESK = /\b(?:revenue|yield|reservations?)\b/i;

const NO_TIE: Tie = { isNamed: false, isUser: false, place: null, runs: false, isHead: false };

/** Work that people do on their own account, whoever they work under. */
export const ON_OWN_ACCOUNT: ReadonlySet<string> = new Set('realtor wealth mental language photo film music creator interior'.split(' '));

/** Work in the offices of any company, which concerns nothing else of a place: the marketing of a theater does not hire its lights. */
export const isOfficeWork = (trades: readonly TradeShare[]): boolean =>
  trades.length > 0 && trades.every(({ trade }) => trade !== 'compliance' && isOfOffices(trade));

/** Whether a kind of business may need what is offered. */
export const isConcerned = ({ needs }: Offer, trade: string): boolean =>
  needs.some(({ owners, near }) => owners.includes(trade) || near.includes(trade));

/** Whether what is offered is software. */
export const isSoftwareOffer = (offer: Offer): boolean => OF_SOFTWARE.test(toOfferName(offer) ?? '');

/** Whether somebody has a trade that their firm does not live by: a shipyard's pipefitter has no plumbing business. */
export const worksForOthers = ({ isEmployed, workplace, trades }: LeadWork): boolean =>
  isEmployed &&
  workplace.length > 0 &&
  trades.every(({ trade }) => isBusiness(trade) && workplace.every((place) => compareTrades(trade, place) === 'none'));

function readTie(offer: Offer, { called, employer, workplace }: LeadWork): Tie {
  return offer.readers === undefined ? NO_TIE : tieToReaders(toAddressed(offer, offer.readers), called, { employer, workplace });
}

/** Functions that are there for a firm's staff. */
const FOR_STAFF: ReadonlySet<string> = new Set(['hr', 'payroll', 'recruiting', 'training', 'safety']);

/** Whether somebody without a firm is offered something for its staff, or, unless they may own one, for its rooms, grounds or machines. */
function needsAFirm({ needs: [top, ...others] }: Offer, { isAlone, owns, trades }: LeadWork): boolean {
  const [first = ''] = top?.owners ?? [];
  const isForFirms = FOR_STAFF.has(first) || (!owns && isOfPlaces(first));
  const isTheirs = ({ owners, near }: Need): boolean =>
    trades.some(({ trade }) => owners.includes(trade) || (FOR_STAFF.has(first) && trade !== 'executive' && near.includes(trade)));
  return isAlone && top !== undefined && isForFirms && ![top, ...others].some(isTheirs);
}

/** Reads what an offer and a lead tell of each other. */
export function toFitCase(whole: Offer, source: FitSource): FitCase {
  const { title, work } = source;
  const { called, trades, workplace, leads, buys, runsOwn } = work;
  const offer = leads ? whole : toStaffOffer(whole);
  // What may be a job may be theirs.
  const isSold = offer.kind === 'sales' && offer.isUnclear !== true;
  const isTopic = offer.kind === 'survey' || offer.kind === 'event';
  const tie = isSold || isTopic || offer.kind === 'partnership' ? readTie(offer, work) : NO_TIE;
  const shared = isSold ? findShared(called, offer) : null;
  const isSpecialist = isOfficeWork(trades);
  const isTied = tie.isNamed || (tie.place !== null && (tie.runs || !isSpecialist));
  const isFree = isSold && !isTied && shared === null;
  // What nobody can tell, in words of many lines of work, is nothing to keep from any place.
  const isOfNobody = isObscure(offer) && speaksOfMany(whole);
  const isOfPlace = isFree && !isOfNobody && !isOfGrounds(offer);
  const otherPlace = isFree && needsAFirm(offer, work) ? 'surely' : isOfPlace ? isForOtherPlaces(offer, { trades, workplace }) : null;
  const isOfOthers = !(leads && mayBeInAnyPlace(offer)) && isForOtherBusinesses(offer, withWorkplace(trades, workplace));
  const desk = AT_DESK.exec(title)?.[0];
  return {
    ...source,
    offer,
    isSold,
    isTopic,
    tie,
    shared,
    isNamed: tie.isNamed || shared === 'thing',
    isAddressed: tie.place === 'named' || tie.place === 'kin',
    isTied,
    isSpecialist,
    isAtDesk: desk !== undefined && trades.some(({ trade }) => trade === 'hotel') && findShared(desk, offer) === null,
    isUnderManagers: isSold && !runsOwn && assists(title, trades),
    // A foreman uses software that others buy; who leads a team of agents buys it.
    isUnderBuyer: isSoftwareOffer(offer) && leads && !buys && !trades.some(({ trade }) => ON_OWN_ACCOUNT.has(trade)),
    isBeyond: isOutOfReach(offer, trades, buys),
    isGuess: isObscure(offer) && !isTied && shared === null,
    otherPlace,
    isElse: isFree && (otherPlace === 'surely' || isOfOthers),
    grounds: tieToGrounds(offer, { trades, workplace }),
  };
}

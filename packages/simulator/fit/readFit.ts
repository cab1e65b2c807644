import type { CompanySizeBand, Industry, Seniority } from '../persona/persona.ts';
import { readTitle } from '../persona/title/readTitle.ts';
import { explainFit, toLevel, type FitLevel } from './explainFit.ts';
import type { Offer } from './offer.ts';
import { findHeaded, OF_HEAD } from './headsOrganization.ts';
import { findShared, liftNamed } from './namedInTitle.ts';
import { doesThatWork, isFrontLine, isHelper, isTrainee as learns } from './frontLine.ts';
import { isClose } from './isClose.ts';
import { toOfferName } from './isTold.ts';
import { isFarFromAny, isOutOfReach, isPlainStranger, mayNeedToOperate } from './reach.ts';
import { isWeakTitle, readTrades, type TradeShare } from './titleTrades.ts';
import { liftTied } from './liftTied.ts';
import { sharpen } from './sharpen.ts';
import { tieToReaders, type Tie } from './tieToReaders.ts';
import { isBusiness, TRADE_BY_ID } from './trades.ts';
import { compareTrades } from './kin.ts';
import { listGenericPlaces, readWorkplace } from './workplaces.ts';
import { mixChances, UNKNOWN_FIT, type FitChances } from './fitChances.ts';
import { isForAnyBusiness, OF_SOFTWARE, STRANGER, weighFit } from './weighFit.ts';

/**
 * How an offer fits a lead. `level` is null if it is unclear; `probability` is that of the shown level; computations use `chances`. `isStranger`
 * is a level of far that holds even if nobody can tell whose the offer is.
 */
export type Fit = { level: FitLevel | null; probability: number; chances: FitChances; reason: string; isStranger: boolean };

/** The facts about a lead that its fit is read from. */
export type FitLead = { title: string | null; company?: string | null; companySize: CompanySizeBand | null; industry: Industry | null };

/** Parts of a place that somebody leads, under those who run it. */
const OF_PART =
  /\b(?:front (?:office|desk|of house)|reservations?|concierge|duty|night|shift|head of (?:year|sixth form|key stage|[a-z]+ department))\b/i;

/** They lead people at work, but buy nothing beyond it. */
const SUPERVISES = /\b(?:supervisor|team lead(?:er)?|foreman|forewoman|charge ?hand)\b/i;

/** On its own, somebody who runs a company. */
const BARE_DIRECTOR = /^(?:company )?director$/i;

/** Titles without a word for rank whose holders lead: a financial controller, a Fuhrparkleiter. */
export const LEADING =
  /(?:financial|finance|group|plant|business|regional|divisional|commercial) controller|comptroller|treasurer|bursar|matron|superintendent|\b(?:church ?warden|rector|vicar|(?<!youth )pastor|rabbi|imam|parish priest|landlord|landlady|principal (?:dentist|vet|veterinarian|solicitor|lawyer|surgeon|doctor|physician|optometrist|pharmacist)|(?:parish|town) clerk|clerk of the (?:course|works)|(?:club|membership|fixtures?|society|honorary) secretary|(?:church|parish|school|hospital|hospice|nursing home) administrator|harbou?r ?master|proprietor|executive (?:housekeeper|chef))\b|headteacher|headmaster|headmistress|\bhead\b|\bchief\b|[a-z]{3}(?:leiter(?:in)?|leitung|beauftragte[rn]?|meister(?:in)?|direktor(?:in)?|inhaber(?:in)?)\b/i;

/** Ranks that may mean any work: nobody with one is certainly far. */
const OPEN =
  /^(?:(?:senior|independent|freelance|strategic|regional|group) )?(?:principal|advis[eo]r|consultant|contractor|freelancer|associate|representative|analyst|coach|(?:project|program|programme|service) (?:manager|director|lead|leader|coordinator))$/i;

/** From this share on, the kind of business that decides on an offer determines what a general word for a business means in a title. */
const LEAST_SHARE = 0.2;
/** How much a workplace says about the work of someone whose title only says that they lead it. */
const OF_PLACE = 0.6;

/** Work that says somebody leads a business, not which. */
const GENERAL: ReadonlySet<string> = new Set(['executive', 'clinic', 'store']);

/** If an offer is less certain, only those are far whom it hardly concerns, whatever it is. */
const LEAST_CERTAIN = 0.45;

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;

/** If less is known about an offer, nothing more is concluded from a lead's work. */
const LEAST_KNOWN = 0.5;

const OF_OFFICES: ReadonlySet<string> = new Set('people finance technology marketing customers sales legal commerce'.split(' '));

/** Names of work that contain a general word for a business: real estate is not the estate of a hotel, a business partner in HR runs none, a call center not a garden center. */
const NO_PLACE =
  /\breal estate\b|\bbusiness (?!owner)[a-z]+|\b(?:call|contact|data|distribution|fulfil?lment|service|cost|profit|logistics) cent(?:er|re)s?\b|\b(?:head|front|back|project|program|programme|home) office\b/gi;

/** The kinds of businesses an offer is for. */
const listTargets = ({ speaksTo = [], needs }: Offer): readonly string[] => [
  ...speaksTo,
  ...needs.filter(({ share }) => share >= LEAST_SHARE).flatMap(({ owners }) => owners.filter(isBusiness)),
];

const withPlace = (trades: readonly TradeShare[], places: readonly string[]): TradeShare[] => [
  ...places.map((trade) => ({ trade, share: OF_PLACE / places.length })),
  ...trades.map(({ trade, share }) => ({ trade, share: share * (1 - OF_PLACE) })),
];

/** The trades of a title: the owner of a "practice" is a vet if the email addresses vets, and "Owner at Maple Dental" is in dentistry. */
function readTradesOf(offer: Offer, title: string, workplace: readonly string[]): readonly TradeShare[] {
  const trades = BARE_DIRECTOR.test(title) ? [{ trade: 'executive', share: 1 }] : readTrades(title);
  const has = (trade: string): boolean => trades.some((one) => one.trade === trade);
  if (workplace.length > 0 && trades.every(({ trade }) => GENERAL.has(trade))) return withPlace(trades, workplace);
  const targets = listTargets(offer);
  const places = listGenericPlaces(title.replace(NO_PLACE, ''));
  const meant = [...new Set(places.filter((trade) => targets.includes(trade)))];
  // The nurse of a practice does not manage it.
  if (isHelper(title) && trades.length > 0) return trades;
  // A dental practice is not a vet's.
  const isPlaced = places.some((trade) => !GENERAL.has(trade) && has(trade));
  return meant.length > 0 && !isPlaced && !meant.some(has) ? withPlace(trades, meant) : trades;
}

/** Work of those who run a business or its office, and so have to do with whatever it is for. */
const RUNS_ALL: ReadonlySet<string> = new Set(['executive', 'operations', 'office']);

/**
 * The workplace, if what it needs may be their own: the manager of a hotel deals with whatever hotels need, its IT and marketing managers
 * with theirs.
 */
const ownPlace = (trades: readonly TradeShare[], workplace: readonly string[]): readonly string[] =>
  trades.some(({ trade }) => RUNS_ALL.has(trade) || workplace.some((place) => compareTrades(trade, place) === 'same')) ? workplace : [];

/** Somebody works in the business of their employer, whatever they do there. */
const withWorkplace = (trades: readonly TradeShare[], workplace: readonly string[]): TradeShare[] => [
  ...trades,
  ...workplace.map((trade) => ({ trade, share: 1 })),
];

function readRank(title: string, isTrainee: boolean): Seniority | null {
  const { seniority } = readTitle(title);
  return (seniority === null || seniority === 'individual') && !isTrainee && LEADING.test(title) ? 'manager' : seniority;
}

type Beyond = { trades: readonly TradeShare[]; leads: boolean; isBeyond: boolean };

/**
 * Whether somebody who is likely far is surely so. Anybody may decide on what is uncertain, those who lead something on what nobody can name and
 * on what the email tells in the words of their own work.
 */
function isBeyondDoubt(offer: Offer, { trades, leads, isBeyond }: Beyond): boolean {
  const { isSure = false, audience = [], certainty, category } = offer;
  const isOfTheirs = leads && trades.some(({ trade, share }) => share >= OWN_SHARE && audience.includes(trade));
  if (!isSure || isOfTheirs) return isFarFromAny(offer, trades, leads);
  return isBeyond || (certainty >= LEAST_CERTAIN && !(leads && category === null && toOfferName(offer) === null));
}

const toStranger = (offer: Offer, { title, trades }: { title: string; trades: readonly TradeShare[] }): Fit => ({
  level: 'far',
  probability: STRANGER.far,
  chances: STRANGER,
  reason: explainFit(offer, { title, trades, level: 'far' }),
  isStranger: true,
});

/** Someone of whom only that is known that the offer's own thing is in their title, and who leads or does that work. */
const INSIDER = { leads: { owner: 0.7, near: 0.27, far: 0.03 }, does: { owner: 0.3, near: 0.62, far: 0.08 } };

function toInsider(offer: Offer, title: string, leads: boolean): Fit {
  const [level, chances]: [FitLevel, FitChances] = leads ? ['owner', INSIDER.leads] : ['near', INSIDER.does];
  return { level, probability: chances[level], chances, reason: explainFit(offer, { title, trades: [], level }), isStranger: false };
}

const NO_TIE: Tie = { isNamed: false, place: null, runs: false, isHead: false };

/** Work in the offices of any company, which concerns nothing else of a place: the marketing of a theater does not hire its lights. */
const isSpecialist = (trades: readonly TradeShare[]): boolean =>
  trades.length > 0 && trades.every(({ trade }) => trade !== 'compliance' && OF_OFFICES.has(TRADE_BY_ID.get(trade)?.family ?? ''));

/** Whether what nobody can tell is hardly theirs: nothing of a place for those who lead in an office, nothing at all for staff. */
const isOfOtherWork = (offer: Offer, trades: readonly TradeShare[], leads: boolean): boolean =>
  isFarFromAny(offer, trades, leads) && (!leads || (isSpecialist(trades) && isPlainStranger(offer, trades, leads)));

function computeFit(offer: Offer, { title, company = null, companySize, industry }: FitLead & { title: string }): Fit | null {
  const workplace = readWorkplace(title, company);
  const trades = readTradesOf(offer, title, workplace);
  const isOwnWork = doesThatWork(offer, trades);
  const isInFront = isFrontLine(title);
  // What may be a job may be theirs.
  const isSold = offer.kind === 'sales' && offer.isUnclear !== true;
  const tie = isSold && offer.readers !== undefined ? tieToReaders(offer.readers, title, { company, workplace }) : NO_TIE;
  const shared = isSold ? findShared(title, offer) : null;
  const isNamed = tie.isNamed || shared === 'thing';
  if (isSold && isInFront && !isOwnWork) return isNamed ? toInsider(offer, title, false) : toStranger(offer, { title, trades });
  if (trades.length === 0) {
    const rank = readRank(title, learns(title));
    const isLeader = rank !== null && rank !== 'individual';
    const isTied = shared !== null || tie.isNamed || (tie.place !== null && tie.place !== 'mentioned' && isLeader);
    return isTied ? toInsider(offer, title, isLeader) : null;
  }
  const isHelp = (isInFront || isHelper(title)) && !LEADING.test(title);
  const isTrainee = learns(title) || (isHelp && !(offer.kind === 'recruiting' && isOwnWork));
  const seniority = readRank(title, isTrainee);
  const leadsPart = OF_PART.test(title);
  const leads = seniority !== null && seniority !== 'individual' && !isTrainee && !leadsPart;
  const buys = leads && !SUPERVISES.test(title);
  const isBeyond = isOutOfReach(offer, trades, buys);
  const place = ownPlace(trades, workplace);
  const isAddressed = tie.place === 'named' || tie.place === 'kin';
  const isBeside = tie.isNamed || (isAddressed && buys && (tie.runs || !isSpecialist(trades)));
  const isTied = tie.isNamed || (tie.place !== null && (tie.runs || !isSpecialist(trades)));
  const weighed = weighFit(offer.needs, {
    trades,
    seniority,
    isTrainee,
    companySize,
    industry,
    speaksTo: offer.speaksTo ?? [],
    isOutOfReach: isBeyond || (isSold && !isTied && isOfOtherWork(offer, withWorkplace(trades, place), leads)),
    leadsPart,
    isSoftware: OF_SOFTWARE.test(toOfferName(offer) ?? ''),
  });
  // Words of their trade in passing do not make it theirs, nor does an email to the business whose payroll they run.
  const addressed = isBeyond ? { ...offer, audience: [] } : offer;
  const lifted = liftNamed(weighed, { title, trades, workplace: place, leads }, addressed);
  const known = offer.needs.reduce((sum, { share }) => sum + share, 0);
  const tied = liftTied(lifted, tie, { leads: buys, isSpecialist: isSpecialist(trades) });
  const sharpened = known < LEAST_KNOWN ? tied : sharpen(tied, leads, known);
  const heads = workplace.length === 0 ? findHeaded(title) : null;
  const asHead = heads !== null && sharpened.far > OF_HEAD.far && offer.needs.slice(0, 1).every(isForAnyBusiness);
  const chances = asHead ? OF_HEAD : sharpened;
  const read = toLevel(chances, asHead || isBeside || isClose(offer, withWorkplace(trades, place), leads));
  if (read === 'far' && (OPEN.test(title) || isWeakTitle(title))) return null;
  const isOpen =
    heads === 'any' ||
    (heads !== null && offer.isSure !== true) ||
    shared !== null ||
    isTied ||
    (tie.isHead && leads && mayNeedToOperate(offer, withWorkplace(trades, workplace))) ||
    !isBeyondDoubt(offer, { trades: withWorkplace(trades, place), leads, isBeyond });
  const level = read === 'far' && isOpen ? null : read;
  // What nobody may say must not cost replies.
  const counted = level === read ? chances : mixChances(chances, UNKNOWN_FIT);
  const isStranger = level === 'far' && isBeyond && isPlainStranger(offer, trades, buys);
  return {
    level,
    probability: counted[level ?? 'near'],
    chances: counted,
    reason: explainFit(offer, { title, trades, level }),
    isStranger,
  };
}

/** Titles repeat within a list, so fits are cached as long as the offer. */
const fits = new WeakMap<Offer, Map<string, Fit | null>>();

/** Whether an offer concerns a lead; null if the offer is unknown, no title is given or none of its words is known. */
export function readFit(offer: Offer | null, lead: FitLead): Fit | null {
  const title = lead.title?.trim() ?? '';
  if (offer === null || offer.needs.length === 0 || title === '') return null;
  const known = fits.get(offer) ?? new Map<string, Fit | null>();
  fits.set(offer, known);
  const key = `${title}|${lead.company ?? ''}|${lead.companySize}|${lead.industry}`;
  const met = known.get(key);
  if (met !== undefined) return met;
  const fit = computeFit(offer, { ...lead, title });
  known.set(key, fit);
  return fit;
}

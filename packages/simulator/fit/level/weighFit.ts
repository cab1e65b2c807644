import type { CompanySizeBand, Industry, Seniority } from '../../persona/persona.ts';
import { ANY_BUSINESS, isForAnyBusiness, isForOneTrade } from './forBusinesses.ts';
import { compareTrades } from '../kin.ts';
import { UNKNOWN_FIT, type FitChances } from '../fitChances.ts';
import type { Need } from '../offer.ts';
import { isOfPlaces } from '../mail/premises.ts';
import { sharePurchases } from './sharedPurchases.ts';
import type { TradeShare } from '../titles/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';

/** What is known about a lead's position. */
export type LeadPlace = {
  trades: readonly TradeShare[];
  seniority: Seniority | null;
  isTrainee: boolean;
  /** They lead nobody in a company that is no business of their own trade. */
  isEmployed: boolean;
  companySize: CompanySizeBand | null;
  industry: Industry | null;
  /** Kinds of businesses the email clearly addresses. */
  speaksTo: readonly string[];
  /** Those that it names as its customers. */
  customers: readonly string[];
  /** Nothing the email may offer is near their work, and they buy nothing else. */
  isOutOfReach: boolean;
  /** They lead a part of a place, such as a hotel's front office. */
  leadsPart: boolean;
  /** They help with the work of a function, whose leaders decide. */
  assists: boolean;
  /** Their title says that they own the company, or that they run a place of any kind. */
  isOwner: boolean;
  isHead: boolean;
  /** They work in a business of that kind. */
  isAtCustomer: boolean;
  /** Their company is of a kind that is mostly small, such as an electrician's. */
  isSmallFirm: boolean;
  /** The email offers software, or goods that are ordered. */
  isSoftware: boolean;
  isGoods: boolean;
  /** Their company is of a kind that the email has nothing to do with. */
  isElsewhere: boolean;
};

const chances = (owner: number, near: number): FitChances => ({ owner, near, far: 1 - owner - near });

/** Somebody whose work has nothing to do with it. */
export const STRANGER = chances(0.02, 0.06);

/** How likely the head of a whole company decides, by its size: someone who runs twenty people buys everything. All assumptions. */
const EXECUTIVE_OWNS: Readonly<Record<CompanySizeBand, number>> = {
  '1-50': 0.75,
  '51-200': 0.5,
  '201-1000': 0.32,
  '1001-5000': 0.18,
  '5001+': 0.12,
};
const EXECUTIVE_OWNS_UNKNOWN = 0.45;
/** The same for somebody called the owner: such companies are small. */
const OWNER_OWNS_UNKNOWN = 0.62;

type Place = 'fits' | 'other' | 'unknown';

function comparePlace({ industries }: Need, industry: Industry | null): Place {
  if (industries.length === 0 || industry === null) return 'unknown';
  return industries.includes(industry) ? 'fits' : 'other';
}

function fitExecutive(need: Need, { companySize, industry, speaksTo, isOwner }: LeadPlace): FitChances {
  const place = comparePlace(need, industry);
  if (place === 'other') return chances(0.04, 0.12);
  const bySize = companySize === null ? (isOwner ? OWNER_OWNS_UNKNOWN : EXECUTIVE_OWNS_UNKNOWN) : EXECUTIVE_OWNS[companySize];
  if (need.owners.includes('executive')) return chances(Math.max(0.8, bySize), 0.16);
  // An email that addresses a trade was sent to owners in it.
  const isForOthers = speaksTo.length === 0 && isForOneTrade(need);
  const owner = place === 'fits' ? Math.max(0.6, bySize) : isForOthers ? bySize * 0.6 : bySize;
  return chances(owner, (1 - owner) * (isForOthers && place === 'unknown' ? 0.4 : 0.7));
}

/** Work that many kinds of businesses have somebody for, as they have for finance: a plumber's fleet manager buys the racks of the vans. */
export const IN_MANY: ReadonlySet<string> = new Set('fleet facilities maintenance warehouse logistics supply quality'.split(' '));

/** Families of businesses that run vehicles, machines and yards of their own. */
const OPERATES: ReadonlySet<string> = new Set('construction land factory supply vehicles public mining energy buildings'.split(' '));

/** Whether whoever heads a business decides on it as others' fleet or maintenance managers do: a landscaper on fuel cards. */
const isToOperate = ({ owners: [first = ''] }: Pick<Need, 'owners'>, works: readonly TradeShare[]): boolean =>
  IN_MANY.has(first) && works.some(({ trade }) => OPERATES.has(TRADE_BY_ID.get(trade)?.family ?? ''));

/** The kinds of businesses an email addresses: many have somebody for their fleet. */
const listBusinesses = ({ speaksTo }: Pick<LeadPlace, 'speaksTo'>): readonly string[] => speaksTo.filter((trade) => !IN_MANY.has(trade));

/** Somebody whose whole work is a kind of business that has no use for it: a salon owner for lab instruments. */
const isOfOtherBusiness = (need: Need, works: readonly TradeShare[]): boolean =>
  works.length > 0 &&
  !isForAnyBusiness(need) &&
  works.every(
    ({ trade }) => isBusiness(trade) && !need.near.includes(trade) && need.owners.every((owner) => compareTrades(trade, owner) === 'none'),
  );

const isStaff = ({ seniority, isTrainee }: LeadPlace): boolean => isTrainee || seniority === 'individual' || seniority === null;

/** Work that people do as employees of a place, which others buy for: a carer does not for the care home, while a plumber may run a business. */
const EMPLOYED: ReadonlySet<string> = new Set(['hotel', 'carer', 'clinic', 'warehouse', 'production', 'mining']);

/** What several kinds of businesses buy is for those of them that the email names as its customers: cases for museums are not for libraries. */
const isForOtherCustomers = (trade: string, owners: readonly string[], { customers, isAtCustomer, trades }: LeadPlace): boolean =>
  isBusiness(trade) &&
  !IN_MANY.has(trade) &&
  !isAtCustomer &&
  ![trade, ...trades.map((one) => one.trade)].some((one) => customers.some((customer) => compareTrades(one, customer) !== 'none')) &&
  customers.some((customer) => owners.includes(customer));

/**
 * Someone who leads the work decides more often than someone who does it, and a business's software is decided on by those who run it: a hygienist
 * buys no rota app.
 */
function fitOwner(trade: string, { owners, signers }: Need, place: LeadPlace): FitChances {
  const isSigner = signers.includes(trade);
  if (place.isTrainee) return chances(0.25, 0.45);
  if (isForOtherCustomers(trade, owners, place)) return chances(0.2, 0.4);
  if (place.assists) return chances(0.32, 0.58);
  if (place.leadsPart || (isStaff(place) && (EMPLOYED.has(trade) || (place.isSoftware && isBusiness(trade))))) return chances(0.35, 0.55);
  const base = isStaff(place) ? 0.66 : 0.86;
  return chances(base - (isSigner ? 0 : 0.04), 0.97 - base);
}

/** Offers that IT is asked about, no matter who buys them. */
export const OF_SOFTWARE = /software|\bapps?\b|tools|systems|technology|time tracking|scheduling|CRM|dashboards/;

/** Who signs for a company's money, whatever is bought. */
const LEADS: ReadonlySet<Seniority | null> = new Set(['c_level', 'vp', 'director'] as const);

/** A guess about whose vocabulary an email uses does not say what is sold to them: a shop's terms are the lawyer's business. */
const isGuessed = ({ id, share }: Need): boolean => id.startsWith('trade:') || share < 0.5;

/**
 * Kinds of businesses with a place of their own, and the ranks of those who run one or a large part of it. What mainly any place needs is theirs,
 * too: a hotel's manager has its ducts cleaned, but hires no cranes.
 */
export const WITH_PLACE: ReadonlySet<string> = new Set(
  'hotel restaurant clinic dentist vet carer principal childcare highered clergy leisure store farmer fitness beauty property mechanic dealer funeral pharmacy eye therapy librarian maritime aviation government nonprofit warehouse production mining'.split(
    ' ',
  ),
);
/** Businesses that have few people at desks. */
export const OUTDOORS: ReadonlySet<string> = new Set(['farmer', 'mining', 'maritime']);
const RUNS: ReadonlySet<Seniority | null> = new Set(['c_level', 'director', 'manager'] as const);

/** What is sold to blocks of flats is not for restaurants. */
function runsPlace(trade: string, { owners, near }: Need, place: LeadPlace): boolean {
  // Words of builders in passing do not make the cleaning of offices theirs.
  const isMeant = (one: string): boolean => [...place.customers, ...owners, ...near].includes(one);
  const businesses = listBusinesses(place).filter(isMeant);
  const isAddressed = businesses.length === 0 || businesses.some((one) => compareTrades(one, trade) !== 'none');
  return (
    !place.isTrainee &&
    !place.leadsPart &&
    !place.assists &&
    RUNS.has(place.seniority) &&
    (place.isHead || WITH_PLACE.has(trade)) &&
    isAddressed
  );
}

/** Who is asked about nearly anything that a company buys: those who run its operations, sign for its money or buy. */
const isAsked = (trade: string, place: LeadPlace): boolean =>
  (trade === 'operations' && !isStaff(place)) ||
  (trade === 'finance' && LEADS.has(place.seniority)) ||
  (trade === 'procurement' && !place.isTrainee);

function fitStranger(trade: string, need: Need, place: LeadPlace): FitChances {
  const isSmall = place.companySize === '1-50';
  const ownsBusiness = TRADE_BY_ID.get(trade)?.ownsBusiness === true && !place.isTrainee && (isSmall || place.companySize === null);
  if (ownsBusiness && (ANY_BUSINESS.has(need.owners[0] ?? '') || need.owners.includes('office'))) {
    if (place.seniority === 'c_level') return need.owners.includes('executive') ? chances(0.55, 0.3) : chances(0.3, 0.3);
    return isSmall ? chances(0.3, 0.2) : place.isEmployed ? chances(0.09, 0.12) : chances(0.14, 0.13);
  }
  // People who buy software ask IT.
  if (trade === 'it' && (place.isSoftware || OF_SOFTWARE.test(need.label))) return chances(0.08, 0.4);
  if (place.isOutOfReach) return STRANGER;
  if (isAsked(trade, place)) return isForOneTrade(need) ? chances(0.18, 0.36) : chances(0.25, trade === 'operations' ? 0.5 : 0.4);
  if (trade === 'operations') return chances(0.12, 0.3);
  // If only the customers are known, the offer may be one that others decide on with them.
  if (need.id.startsWith('trade:') && need.owners.some((owner) => sharePurchases(owner, trade))) return chances(0.1, 0.35);
  if (isGuessed(need) && (!isBusiness(trade) || IN_MANY.has(trade)) && place.seniority !== 'individual') return chances(0.06, 0.22);
  if (trade === 'office') return chances(0.05, 0.3);
  return STRANGER;
}

/** Whether somebody orders the goods that others in their business need, or runs the operations for which it is needed. */
function buysForOthers(trade: string, need: Need, place: LeadPlace): boolean {
  if (place.isTrainee || place.isElsewhere || place.isOutOfReach) return false;
  if (trade === 'procurement') return place.isGoods && need.owners.some(isBusiness);
  const isAddressed = place.speaksTo.length > 0;
  return (
    trade === 'operations' && isAddressed && !isStaff(place) && need.owners.some((owner) => IN_MANY.has(owner) || owner === 'production')
  );
}
const BUYS_FOR_OTHERS = chances(0.6, 0.34);

/** Functions that the office manager of a small firm does alone: its payroll, its books, its computers, its rooms. */
const OF_SMALL_OFFICE: ReadonlySet<string> = new Set('finance accounting payroll tax hr it office facilities property safety'.split(' '));
const RUNS_OFFICE = chances(0.64, 0.31);

const runsOffice = (trade: string, { owners }: Need, place: LeadPlace): boolean =>
  trade === 'office' &&
  place.seniority === 'manager' &&
  !place.isTrainee &&
  (place.companySize === '1-50' || (place.companySize === null && place.isSmallFirm)) &&
  OF_SMALL_OFFICE.has(owners[0] ?? '');

function fitTrade(trade: string, need: Need, place: LeadPlace): FitChances {
  if (need.owners.includes(trade)) return fitOwner(trade, need, place);
  if (runsOffice(trade, need, place)) return RUNS_OFFICE;
  if (buysForOthers(trade, need, place)) return BUYS_FOR_OTHERS;
  const isForDesks = need.owners[0] === 'office' && OUTDOORS.has(trade);
  if (runsPlace(trade, need, place) && isOfPlaces(need.owners[0] ?? '') && !isForDesks) return chances(0.62, 0.32);
  // Of those who help in a business, its office passes things on.
  if (need.near.includes(trade)) return place.isTrainee ? chances(0.06, trade === 'office' ? 0.44 : 0.3) : chances(0.2, 0.58);
  // Panels on the roof concern energy first, and then whoever runs the place.
  if (runsPlace(trade, need, place) && need.owners.some(isOfPlaces)) return chances(0.3, 0.4);
  const kinships = need.owners.map((owner) => compareTrades(trade, owner));
  if (kinships.includes('same')) return place.isTrainee ? chances(0.04, 0.3) : chances(0.12, 0.43);
  if (kinships.includes('kin') && !place.isTrainee && !place.isOutOfReach) return chances(0.05, 0.2);
  return fitStranger(trade, need, place);
}

const mix = (parts: readonly (readonly [FitChances, number])[]): FitChances => {
  const mixed = { owner: 0, near: 0, far: 0 };
  for (const [fit, weight] of parts) {
    mixed.owner += fit.owner * weight;
    mixed.near += fit.near * weight;
    mixed.far += fit.far * weight;
  }
  return mixed;
};

/** Weight of being the head of a company if the title also names other work: "Owner, trucking company". */
const EXECUTIVE_SHARE = 0.4;
/** The owner of a business that needs the offer, such as a salon owner for salon supplies. */
const OWNS_BUSINESS = chances(0.88, 0.1);
/** The owner of one that has no use for it. */
const OF_OTHER_BUSINESS = chances(0.08, 0.12);
/** From this share on, a title names separate work: a dance studio owner is in fitness and in music. */
const OWN_SHARE = 0.3;
/** How much the closest of several works in a title counts relative to their average. */
const CLOSEST_SHARE = 0.5;
/** The same if it decides on the offer: a financial controller is in finance, however much in accounting. */
const OWNING_SHARE = 0.8;
const LEAST_OWNING = 0.45;

const isCloser = (one: FitChances, other: FitChances): boolean => one.owner + 0.4 * one.near > other.owner + 0.4 * other.near;

/** The fit of the work in a title: the average of its works, and the closest of them. */
function fitWork(need: Need, place: LeadPlace, works: readonly TradeShare[]): FitChances {
  const total = works.reduce((sum, { share }) => sum + share, 0);
  const fits = works.map(({ trade, share }) => ({
    share: share / total,
    owns: need.owners.includes(trade),
    fit: fitTrade(trade, need, place),
  }));
  const mean = { share: 1, owns: false, fit: mix(fits.map(({ fit, share }) => [fit, share])) };
  const closest = fits.filter(({ share }) => share >= OWN_SHARE).reduce((best, one) => (isCloser(one.fit, best.fit) ? one : best), mean);
  const share = closest.owns && closest.share >= LEAST_OWNING ? OWNING_SHARE : CLOSEST_SHARE;
  return mix([
    [mean.fit, 1 - share],
    [closest.fit, share],
  ]);
}

/** How much of a business owner's fit is known just from the email addressing that business. */
const SPOKEN_SHARE = 0.8;

function fitNeed(need: Need, place: LeadPlace): FitChances {
  const works = place.trades.filter(({ trade }) => trade !== 'executive');
  const isExecutive = works.length < place.trades.length;
  if (works.length === 0) return fitExecutive(need, place);
  const ofWork = fitWork(need, place, works);
  const isSpokenTo = works.some(({ trade, share }) => share >= OWN_SHARE && place.speaksTo.includes(trade));
  if (isSpokenTo && !place.isTrainee && (isExecutive || place.seniority === 'c_level'))
    return mix([
      [OWNS_BUSINESS, SPOKEN_SHARE],
      [ofWork, 1 - SPOKEN_SHARE],
    ]);
  if (!isExecutive) return ofWork;
  const ownsIt =
    works.some(({ trade, share }) => share >= OWN_SHARE && need.owners.includes(trade)) && comparePlace(need, place.industry) !== 'other';
  const operates = isToOperate(need, works);
  const asHead = ownsIt ? OWNS_BUSINESS : !operates && isOfOtherBusiness(need, works) ? OF_OTHER_BUSINESS : fitExecutive(need, place);
  // Whoever heads a company decides on what any company needs, whatever it makes, unless the email is for others.
  if ((operates || isForAnyBusiness(need)) && listBusinesses(place).length === 0 && isCloser(asHead, ofWork)) return asHead;
  return mix([
    [asHead, EXECUTIVE_SHARE],
    [ofWork, 1 - EXECUTIVE_SHARE],
  ]);
}

/** A lead's fit with everything an email may offer; uncertainty about the offer counts as unknown fit, unless the lead buys nothing else. */
export function weighFit(needs: readonly Need[], place: LeadPlace): FitChances {
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  return mix([
    ...needs.map((need) => [fitNeed(need, place), need.share] as const),
    [place.isOutOfReach ? STRANGER : UNKNOWN_FIT, Math.max(0, 1 - known)],
  ]);
}

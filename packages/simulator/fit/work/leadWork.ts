import type { Seniority } from '../../persona/persona.ts';
import { worksAlone } from '../../persona/company/namesNoEmployer.ts';
import { readTitle } from '../../persona/title/readTitle.ts';
import { supervises } from '../titles/assists.ts';
import { toEmployer, type Employed } from './employer.ts';
import { doesThatWork, isFrontLine, isHelper, isTrainee as learns } from '../titles/frontLine.ts';
import { inPlace } from '../titles/inPlace.ts';
import { compareTrades } from '../kin.ts';
import { findShared } from '../titles/namedInTitle.ts';
import type { Offer } from '../offer.ts';
import { isPrincipalOfFirm, ownsBusiness } from '../level/ownership.ts';
import { readFirm } from './readFirm.ts';
import { listStems } from '../stems.ts';
import { isPlayfulTitle, readTrades, type TradeShare } from '../titles/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';
import { listGenericPlaces } from './workplaces.ts';

/** Parts of a place that somebody leads, under those who run it. */
const OF_PART =
  /\b(?:front (?:office|desk|of house)|reservations?|concierge|(?<!heavy[- ])(?<!medium[- ])(?<!light[- ])duty|night|shift|sous[- ]chef|commis|chef de partie|head of (?:year|sixth form|key stage|[a-z]+ department)|head ?teacher of [a-z]+$)\b/i;

/** The same in places of one kind: whoever manages a vet's kennels does not run the practice. */
const PARTS_OF: Readonly<Record<string, RegExp>> = {
  vet: /\b(?:kennels?|boarding|grooming)\b/i,
  dentist: /\b(?:hygiene|lab)\b/i,
  hotel: /\b(?:spa|pool|bell|laundry|kitchen|banquets?|bar)\b/i,
  restaurant: /\b(?:bar|floor)\b/i,
  farmer: /\b(?:herd|flock|hatchery|packhouse|parlou?r) (?:manager|lead|leader|supervisor)\b/i,
  carer: /\b(?:activities|kitchen|laundry)\b/i,
  leisure: /\b(?:ticket(?:s|ing)?|box office|house manager|bar|gift shop)\b/i,
};

/** Businesses that other kinds of places hold within them for their guests and staff: a museum's café, a factory's canteen, a zoo's shop. */
const WITHIN: ReadonlySet<string> = new Set(['restaurant', 'chef', 'server', 'store', 'beauty', 'fitness']);
/** Whether somebody leads a part of a place that is for something else, and the offer has nothing to do with that part. */
function leadsPartOf(
  offer: Offer,
  title: string,
  { trades, workplace }: { trades: readonly TradeShare[]; workplace: readonly string[] },
): boolean {
  if (OF_PART.test(title)) return true;
  const part = workplace.flatMap((trade) => PARTS_OF[trade]?.exec(title)?.[0] ?? [])[0];
  if (part !== undefined) return findShared(part, offer) !== 'thing';
  const [main] = trades;
  if (main === undefined || !WITHIN.has(main.trade) || workplace.length === 0) return false;
  const isThere = workplace.some((place) => compareTrades(main.trade, place) === 'same' || WITHIN.has(place));
  return !isThere && !concernsAny(offer, [main]);
}

/** On its own, somebody who runs a company. */
const BARE_DIRECTOR = /^(?:(?:company )?director|sole trader|franchisee|self[- ]employed)$/i;

/** Titles without a word for rank whose holders lead: a financial controller, a Fuhrparkleiter. */
export const LEADING =
  /(?:financial|finance|group|plant|business|regional|divisional|commercial) controller|comptroller|^controller$|treasurer|bursar|matron|superintendent|\b(?:church ?warden|rector|vicar|(?<!youth )pastor|rabbi|imam|parish priest|landlord|landlady|principal (?:dentist|vet|veterinarian|solicitor|lawyer|surgeon|doctor|physician|optometrist|pharmacist)|(?:parish|town) clerk|clerk of the (?:course|works)|(?:club|membership|fixtures?|society|honorary) secretary|(?:church|parish|temple|synagogue|school|hospital|hospice|nursing home|facility|practice|clinic|agency|firm|legal|chambers|business) administrator|innkeeper|(?:harbou?r|dock|port|wharf|pier|yard|barn|kennel|stable|station|cellar|lock) ?master|proprietor|farmer|rancher|(?:cattle|wine|fruit|vegetable|apple|rose) ?grower|beekeeper|(?:general|building|paint(?:ing)?|roofing|electrical|plumbing|flooring|masonry|concrete|hvac|mechanical|landscap(?:e|ing)|paving|fencing|agricultural|farm) contractor|executive (?:housekeeper|chef))\b|headteacher|headmaster|headmistress|\bhead\b|\bchief\b|[a-z]{3}(?:leiter(?:in)?|leitung|beauftragte[rn]?|meister(?:in)?|direktor(?:in)?|inhaber(?:in)?)\b/i;

/** From this share on, the kind of business that decides on an offer determines what a general word for a business means in a title. */
const LEAST_SHARE = 0.2;
/** How much a workplace says about the work of someone whose title only says that they lead it. */
const OF_PLACE = 0.6;

/** Work that says somebody leads a business, not which. */
const GENERAL: ReadonlySet<string> = new Set(['executive', 'clinic', 'store']);

/** Names of work that contain a general word for a business: real estate is not the estate of a hotel, a business partner in HR runs none, a call center not a garden center. */
const NO_PLACE =
  /\breal estate\b|\bbusiness (?!owner)[a-z]+|\b(?:call|contact|data|distribution|fulfil?lment|service|cost|profit|logistics) cent(?:er|re)s?\b|\b(?:head|front|back|project|program|programme|home) office\b/gi;

/** The kinds of businesses an offer is for. */
const listTargets = ({ speaksTo = [], needs }: Offer): readonly string[] => [
  ...speaksTo,
  ...needs.filter(({ share }) => share >= LEAST_SHARE).flatMap(({ owners }) => owners.filter(isBusiness)),
];

/** Who lets a house, or in British English keeps a pub. */
const LANDLORD = /^(?:landlord|landlady)$/i;
/** Who keeps a pub, and decides on what it buys. */
const KEEPS_PUB = /^(?:publican|licensee|innkeeper|(?:pub|inn) (?:landlord|landlady|keeper|tenant|licensee)|tenant publican)$/i;
const OF_PUB: readonly TradeShare[] = [
  { trade: 'restaurant', share: 0.6 },
  { trade: 'executive', share: 0.4 },
];

const withPlace = (trades: readonly TradeShare[], places: readonly string[]): TradeShare[] => [
  ...places.map((trade) => ({ trade, share: OF_PLACE / places.length })),
  ...trades.map(({ trade, share }) => ({ trade, share: share * (1 - OF_PLACE) })),
];

/** Who owns and runs a business, unless it is the truck that they drive. */
const OWNER_OPERATOR = /\bowner\s*(?:[-/&+]|and)?\s*operator\b/i;
const DRIVES = /\b(?:driver|truck\w*|trucker|cdl|haul\w*|courier)\b/i;
const CARRIES: ReadonlySet<string> = new Set(['fleet', 'logistics', 'driver']);
const isOwnerOperator = (title: string, workplace: readonly string[]): boolean =>
  OWNER_OPERATOR.test(title) && !DRIVES.test(title) && workplace.length > 0 && !workplace.some((trade) => CARRIES.has(trade));

/** The trades of a title: the owner of a "practice" is a vet if the email addresses vets, and "Owner at Maple Dental" is in dentistry. */
function readTradesOf(offer: Offer, title: string, workplace: readonly string[]): readonly TradeShare[] {
  const isExecutive = BARE_DIRECTOR.test(title) || isPrincipalOfFirm(title, workplace);
  const named = isOwnerOperator(title, workplace) ? title.replace(OWNER_OPERATOR, 'Owner') : title;
  const read = isExecutive ? [{ trade: 'executive', share: 1 }] : readTrades(named);
  const trades = inPlace(title, read, workplace);
  const has = (trade: string): boolean => trades.some((one) => one.trade === trade);
  if (KEEPS_PUB.test(title.trim())) return OF_PUB;
  const isOfFirm = trades.some(({ trade }) => workplace.some((place) => compareTrades(trade, place) !== 'none'));
  if (isPlayfulTitle(title) && trades.length > 0 && workplace.length > 0 && !isOfFirm) return [];
  // Whoever runs an agency buys for a business, and is no marketer.
  const businesses = workplace.filter((trade) => trade !== 'marketing');
  if (businesses.length > 0 && trades.every(({ trade }) => GENERAL.has(trade))) return withPlace(trades, businesses);
  const targets = listTargets(offer);
  const isForPubs = targets.includes('restaurant') || offer.readers?.placeTrades.includes('restaurant') === true;
  if (LANDLORD.test(title.trim()) && isForPubs) return OF_PUB;
  const places = listGenericPlaces(title.replace(NO_PLACE, ''));
  // The facility of a clothing maker is no stadium.
  const isThere = (trade: string): boolean => workplace.length === 0 || workplace.some((place) => compareTrades(place, trade) === 'same');
  const meant = [...new Set(places.filter((trade) => targets.includes(trade) && isThere(trade)))];
  // The nurse of a practice does not manage it.
  if (isHelper(title) && trades.length > 0) return trades;
  // A dental practice is not a vet's.
  const isPlaced = places.some((trade) => !GENERAL.has(trade) && has(trade));
  return meant.length > 0 && !isPlaced && !meant.some(has) ? withPlace(trades, meant) : trades;
}

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;

/** Work of those who run a business or its office, and so have to do with whatever it is for. */
const RUNS_ALL: ReadonlySet<string> = new Set(['executive', 'operations', 'office']);

/** From this share of what may be offered on, an office that decides on it does so for the business that the email is for. */
const LEAST_DECIDED = 0.1;

/** Whether an office decides on something that may be offered: it is likely, or they sign for it and the email also uses the words of such work. */
function decidesOn({ needs, audience = [] }: Pick<Offer, 'needs' | 'audience'>, trade: string): boolean {
  const share = needs.reduce((sum, { owners, share: of }) => sum + (owners.includes(trade) ? of : 0), 0);
  const isSpoken = audience.some((one) => !isBusiness(one) && compareTrades(one, trade) === 'same');
  const signs = needs.some(({ owners, signers }) => owners[0] === trade || signers.includes(trade));
  const isTheirWord = share > 0 && audience.includes(trade);
  return !isBusiness(trade) && (share >= LEAST_DECIDED || isTheirWord || (signs && isSpoken));
}

/**
 * The workplace, if what it needs may be their own: the manager of a hotel deals with whatever hotels need, its IT and marketing managers
 * with theirs, and the finance of a bank with the reports of banks.
 */
const ownPlace = (
  offer: Pick<Offer, 'needs' | 'audience'>,
  trades: readonly TradeShare[],
  workplace: readonly string[],
): readonly string[] =>
  trades.some(
    ({ trade, share }) =>
      RUNS_ALL.has(trade) ||
      (share >= OWN_SHARE && decidesOn(offer, trade)) ||
      workplace.some((place) => compareTrades(trade, place) === 'same'),
  )
    ? workplace
    : [];

/** Somebody works in the business of their employer, whatever they do there. */
export const withWorkplace = (trades: readonly TradeShare[], workplace: readonly string[]): TradeShare[] => [
  ...trades,
  ...workplace.map((trade) => ({ trade, share: 1 })),
];

function readRank(title: string, isTrainee: boolean): Seniority | null {
  const { seniority } = readTitle(title);
  return (seniority === null || seniority === 'individual') && !isTrainee && LEADING.test(title) ? 'manager' : seniority;
}

/** People in these lines of work lead a part of a place, such as a school's music or a ward, and do not buy for the rest of it. */
const LEADS_PART: ReadonlySet<string> = new Set(['teacher', 'nurse']);

/** Kinds of small practices, whose office manager and practice manager are one person, and the professions of those who own them. */
const PRACTICES: ReadonlySet<string> = new Set(['dentist', 'vet', 'eye', 'therapy', 'mental', 'physician', 'clinic']);
const OWN_PRACTICES: ReadonlySet<string> = new Set(['dentist', 'vet', 'eye', 'therapy', 'mental', 'physician', 'legal']);
const RUNS_PRACTICE = /^(?:senior )?(?:practice|clinic|(?:dental |medical |front )?office|business office) (?:manager|administrator)$/i;
const NAMES_PRACTICE = /practice/i;
/** Who runs a small practice as its leading practitioner. */
const RUNS_AS_HEAD = /^(?:medical|clinical|hospital|clinic|practice) director$/i;
const HEADED: ReadonlySet<string> = new Set(['dentist', 'vet', 'eye', 'therapy', 'mental']);
/** What people of such a profession are called who may own a practice: no associates or assistants. */
const PRACTITIONER =
  /^(?:dr\.? )?(?:dentist|orthodontist|endodontist|periodontist|veterinarian|vet|optometrist|ophthalmologist|chiropractor|physical therapist|psychologist|psychiatrist|therapist|physician|doctor|dermatologist|pediatrician|podiatrist|attorney|lawyer|solicitor)(?: at law)?$/i;

/** Whether somebody runs a practice: then they run its office, whichever of the two the title names. */
const runsPractice = (title: string, trades: readonly TradeShare[], workplace: readonly string[]): boolean =>
  (RUNS_PRACTICE.test(title.trim()) &&
    (trades.every(({ trade }) => trade === 'clinic') ||
      workplace.some((trade) => PRACTICES.has(trade) || (OF_FIRMS.has(trade) && NAMES_PRACTICE.test(title))))) ||
  (RUNS_AS_HEAD.test(title.trim()) && workplace.some((trade) => HEADED.has(trade)));

/** Firms of professionals whose practice manager runs their office, and treats nobody. */
const OF_FIRMS: ReadonlySet<string> = new Set(['legal', 'accounting', 'architect', 'civil', 'wealth']);

const toPractice = (workplace: readonly string[]): readonly TradeShare[] => {
  const firm = workplace.find((trade) => OF_FIRMS.has(trade));
  return (firm === undefined ? ['office', 'clinic'] : ['office', 'operations']).map((trade) => ({ trade, share: 0.5 }));
};

/** Whether somebody likely owns the practice where they work, and an email speaks of practices like it: a dentist at "Oak Dental". */
function ownsPractice({ readers, speaksTo = [], customers = [] }: Offer, title: string, workplace: readonly string[]): boolean {
  const own = workplace.filter((trade) => OWN_PRACTICES.has(trade));
  if (own.length === 0 || !PRACTITIONER.test(title.trim()) || !readTrades(title).some(({ trade }) => own.includes(trade))) return false;
  const addressed = [...speaksTo, ...customers, ...(readers?.placeTrades ?? [])];
  return readers?.places.includes('practice') === true || own.some((trade) => addressed.includes(trade));
}

/** People who often teach or treat on their own account, and places that are too large for that. */
const OF_STUDIO = /\b(?:teacher|instructor|tutor|therapist|coach|stylist|groomer|trainer)$/i;
const LARGE_PLACE = /\b(?:schools?|academy|college|university|district|hospital|clinics?|group|center|centre|institute|conservatory)\b/i;
const SHORTEST_SHARED = 4;

/** Whether somebody's small company is named after what they do: a violin teacher at "Carmody Violin Studio". */
function isOwnStudio(title: string, company: string): boolean {
  if (!OF_STUDIO.test(title.trim()) || LARGE_PLACE.test(company)) return false;
  const called = listStems(company);
  return listStems(title).some((stem) => stem.length >= SHORTEST_SHARED && called.includes(stem));
}

/** Functions that are there for the other people of a firm, which somebody who works alone has none of. */
const NEEDS_OTHERS: ReadonlySet<string> = new Set('hr payroll recruiting training it operations office support'.split(' '));

/** Whether somebody without a firm has a trade of their own and decides on an offer as whoever runs a firm does: a gardener on bookkeeping. */
const headsOwnTrade = ({ kind, needs: [top] }: Offer, trades: readonly TradeShare[]): boolean =>
  kind === 'sales' &&
  top?.owners.includes('executive') === true &&
  !NEEDS_OTHERS.has(top.owners[0] ?? '') &&
  trades.some(({ trade, share }) => share >= OWN_SHARE && TRADE_BY_ID.get(trade)?.ownsBusiness === true);

const asOwner = (trades: readonly TradeShare[]): TradeShare[] => [...trades, { trade: 'executive', share: 0.4 }];

/** What a lead does, and what they lead, as far as title and company tell. */
export type LeadWork = {
  /** The title, one for all who run a practice. */
  called: string;
  trades: readonly TradeShare[];
  /** The words that tell where they work. */
  employer: string | null;
  /** The lines of work in the company. */
  workplace: readonly string[];
  /** The same, if what the place needs may be theirs. */
  place: readonly string[];
  seniority: Seniority | null;
  /** Their job buys nothing for the business. */
  isInFront: boolean;
  /** The offer is for the work they do themselves. */
  isOwnWork: boolean;
  isTrainee: boolean;
  /** They lead nobody in a company that is no business of their own trade: a dentist at "Oak Dental" may own it. */
  isEmployed: boolean;
  /** The title says that they own the business. */
  owns: boolean;
  /** They lead a part of a place under those who run it. */
  leadsPart: boolean;
  /** They lead something, may buy for it, and are not bound to one part of the place. */
  leads: boolean;
  buys: boolean;
  runs: boolean;
  /** They work on their own account, in work that the offer may concern. */
  runsOwn: boolean;
  /** They have no firm, and so no rooms or grounds of one. */
  isAlone: boolean;
};

/** Whether an offer may concern one of these lines of work: who works alone decides on what their own work needs, and has no office or place. */
const concernsAny = ({ needs }: Offer, trades: readonly TradeShare[]): boolean =>
  trades.some(({ trade }) => needs.some(({ owners, near }) => owners.includes(trade) || near.includes(trade)));

/** Reads what a lead does from the title, the industry in the file and the company's name, in view of what is offered. */
export function readLeadWork(offer: Offer, { title, company, industryText }: Employed): LeadWork {
  const employer = toEmployer({ title, company, industryText });
  const workplace = readFirm(title, employer, industryText);
  const owns = ownsBusiness(title) || isPrincipalOfFirm(title, workplace) || KEEPS_PUB.test(title.trim());
  const isAlone = company !== null && worksAlone(company);
  const isOwnBoss = isAlone || (company !== null && isOwnStudio(title, company));
  const read = readTradesOf(offer, title, workplace);
  const isOwner =
    (offer.kind === 'sales' && ownsPractice(offer, title, workplace)) || (isAlone && !learns(title) && headsOwnTrade(offer, read));
  const isOfPractice = offer.kind === 'sales' && runsPractice(title, read, workplace);
  const called = isOfPractice ? 'Practice Manager' : title;
  const trades = isOwner ? asOwner(read) : isOfPractice ? toPractice(workplace) : read;
  const isOwnWork = doesThatWork(offer, trades);
  const isInFront = isFrontLine(title);
  const isHelp = (isInFront || isHelper(title)) && !LEADING.test(title);
  const isTrainee = learns(title) || (isHelp && !(offer.kind === 'recruiting' && isOwnWork));
  const runsOwn = isOwnBoss && offer.kind !== 'recruiting' && !isTrainee && concernsAny(offer, trades);
  const seniority = isOwner || owns ? 'c_level' : runsOwn ? 'director' : readRank(called, isTrainee);
  const leadsPart = !owns && leadsPartOf(offer, title, { trades, workplace });
  const leads = seniority !== null && seniority !== 'individual' && !isTrainee && !leadsPart;
  const buys = leads && !supervises(title);
  const runs = leads && (runsOwn || !trades.some(({ trade, share }) => share >= OWN_SHARE && LEADS_PART.has(trade)));
  return {
    called,
    trades,
    employer,
    workplace,
    place: ownPlace(offer, trades, workplace),
    seniority,
    isInFront,
    isOwnWork,
    isTrainee,
    isEmployed: company !== null && !leads && !isOwnBoss && !trades.some(({ trade }) => workplace.includes(trade)),
    owns,
    leadsPart,
    leads,
    buys,
    runs,
    runsOwn,
    isAlone,
  };
}

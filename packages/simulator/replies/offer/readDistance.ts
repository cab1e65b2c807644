import { isNamedFirm, isOfAnyFirm } from '../../fit/level/isNamedFirm.ts';
import { toOfferName } from '../../fit/isTold.ts';
import { compareTrades } from '../../fit/kin.ts';
import { isOfPlaces } from '../../fit/mail/premises.ts';
import type { Offer } from '../../fit/offer.ts';
import type { Fit } from '../../fit/level/toFit.ts';
import { findTrades, isPlayfulTitle, readTrades } from '../../fit/titles/titleTrades.ts';
import { TRADE_BY_ID } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import { namesNoEmployer } from '../../persona/company/namesNoEmployer.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { isElsewhere, type ListHomes } from './isElsewhere.ts';
import { isForBusinesses, isOtherBusiness } from './isOtherBusiness.ts';
import { isUntied, readUse } from './readUse.ts';
import { isOtherField } from './isOtherField.ts';
import { isTitleNamed, withoutCompany } from './isTitleNamed.ts';
import { readJobFit } from './readJobFit.ts';
import { isSold } from './isSold.ts';
import type { Standing } from './readStanding.ts';

/** How somebody stands to an offer: they decide on it, work beside it, have nothing to do with it, or lead other work that it hardly concerns. */
export type Distance = 'owner' | 'near' | 'far' | 'aside' | null;

/** `isSought`: the sender buys it from the reader, so that what is read as offered says nothing. */
type Offered = {
  standing: Standing;
  fit: Fit | null;
  offer: Offer | null;
  list: ListHomes;
  kind: EmailKind | null;
  isSought: boolean;
};

/** From these probabilities on, someone decides on an offer or works beside it. */
const LEAST_OWNER = 0.5;
/** The same for those in a department who lead nobody there. */
const LEAST_OWNER_BELOW = 0.7;
const LEAST_NEAR = 0.4;
/** From this one on, their work is plainly beside it, and they may well decide. */
const SURELY_NEAR = 0.7;
/** From these on, they are far from it: the more they decide on, the more it takes. */
const LEAST_FAR = { staff: 0.7, otherField: 0.5, leader: 0.7, head: 0.85, job: 0.8 } as const;
const NEVER = 2;
/** Work of those at the top of a firm who have a say in whatever it buys. */
const OF_ALL_BUYING: ReadonlySet<string> = new Set(['executive', 'finance', 'operations']);
/** Leaders of other work who probably do not decide. */
const LEAST_ASIDE = 0.5;
const MOST_OWNED = 0.3;

/** A line of work decides on an offer, and not only because it may be its own business. */
const LEAST_OWN_SHARE = 0.1;
/** Whether somebody's own trade has a use for an offer; whoever works alone buys little else. */
export const isOfOwnTrade = (title: string, offer: Offer | null, leastOfTitle = 0): boolean =>
  !isPlayfulTitle(title) &&
  readTrades(title).some(
    ({ trade, share: ofTitle }) =>
      ofTitle >= leastOfTitle &&
      (offer?.needs ?? []).some(
        ({ share, owners, near }) =>
          share >= LEAST_OWN_SHARE && [...owners, ...near].some((one) => one === trade || compareTrades(one, trade) === 'same'),
      ),
  );

/** Whoever takes in the post or looks after a place passes on what is sold to it, and is no stranger to any of it. */
const PASSES_ON =
  /\b(?:receptionist|secretary|front desk|office (?:manager|administrator|assistant|junior|coordinator)|administrat(?:or|ive)|facilities|maintenance|caretaker|janitor|handy(?:man|person))\b/i;

/** Administrators of one thing, which they do not buy for a place. */
const OF_RECORDS =
  /\b(?:payroll|benefits|HR|human resources|database|network|systems?|IT|accounts?|finance|sales|contracts?|medical) administrat/i;

/** Whoever manages a place or things decides on work on them, whatever that is called. */
const MANAGES_PLACE =
  /\b(?:reserves?|estates?|grounds|parks?|property|properties|premises|buildings?|fabric|sites?|yard|pit|quarry|mine|mill|depot|plant|workshop|garage|marina|farm|barn|campsite|hostel|cemetery|harbou?r|docks?|forest|churchyard|venue|equipment|machinery|hangar|rink|pool|hall) (?:manager|foreman|forewoman|supervisor|warden|steward|superintendent|master|officer)\b|\b(?:church ?warden|warden|verger|sexton|head (?:grounds\p{L}+|gardener)|vicar|rector|chair(?:man|woman|person)?|bursar|head ?(?:teacher|master|mistress)|(?:town|parish) clerk|clerk to the trustees|land(?:lord|lady))\b/iu;
const LEAST_OF_DESKS = 0.5;
const OF_THINGS: ReadonlySet<string> = new Set(['production', 'maintenance', 'landscape', 'warehouse', 'fleet', 'operations']);
/** Whether an offer may be work on places or things: nobody can name it, or those who look after some decide on it, too. */
const mayBeForPlaces = (offer: Offer | null): boolean =>
  !(offer?.needs ?? []).some(
    ({ share, owners }) => share >= LEAST_OF_DESKS && !owners.some((one) => isOfPlaces(one) || OF_THINGS.has(one)),
  );

/** Whether somebody manages a place or things that an offer may be for. */
export const managesPlace = (title: string, offer: Offer | null): boolean => MANAGES_PLACE.test(title) && mayBeForPlaces(offer);

/** Whether somebody takes in the post of a place or looks after it, whatever is sold to it, or manages one that an offer may be for. */
export const caresForPlace = (title: string, offer: Offer | null): boolean =>
  (PASSES_ON.test(title) && !OF_RECORDS.test(title)) || managesPlace(title, offer);

const SHORTEST_STEM = 5;
/** A firm named after what the email is about: nobody who does its work is a stranger to it. */
function isFirmNamed(lead: LeadInList, { isOfDepartment, helpsOut }: Standing, offer: Offer | null): boolean {
  if (isOfDepartment || helpsOut || namesNoEmployer(lead.company ?? '')) return false;
  if (offer !== null && isNamedFirm(offer, lead.company ?? '')) return true;
  const { subject, body } = withoutCompany(lead);
  const words = (lead.company ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const stemOf = (word: string): string => (word.length < SHORTEST_STEM ? `${word}s?\\b` : word.slice(0, SHORTEST_STEM));
  // With a capital it may be a name, such as the sender's town.
  return words.some((word) => !isOfAnyFirm(word) && new RegExp(`\\b${stemOf(word)}`, 'u').test(`${subject}\n${body}`));
}

function levelOf(fit: Fit | null, leastFar: number): Exclude<Distance, 'aside'> {
  if (fit === null) return null;
  if (fit.chances.owner >= LEAST_OWNER) return 'owner';
  if (fit.chances.far >= leastFar) return 'far';
  return fit.chances.near >= LEAST_NEAR ? 'near' : null;
}

/** Of a job, a study or an invitation, anybody may be asked; only other work than the one that is offered is far. */
function readUnsold(lead: LeadInList, { standing: { employer }, fit, kind, list }: Offered): Distance {
  if (kind === 'recruiting' && readJobFit(lead, fit, list) === 'otherWork') return 'far';
  const level = levelOf(fit, kind === 'recruiting' ? LEAST_FAR.job : LEAST_FAR.staff);
  const isAnybodys = kind === 'recruiting' || kind === 'survey';
  if (level !== 'owner' && (isTitleNamed(lead) || employer === 'own')) return null;
  return level === 'far' && isAnybodys ? null : level;
}

const isOfPeople = ({ trade }: { trade: string }): boolean => TRADE_BY_ID.get(trade)?.family === 'people';

/** Whether an email names other work to those who hire for all of a firm: they buy for none but their own. */
function isOtherThanPeople(lead: LeadInList): boolean {
  const own = readTrades(lead.title ?? '');
  const { subject, body } = withoutCompany(lead);
  const named = findTrades(`${subject}\n${body}`);
  return own.length > 0 && own.every(isOfPeople) && named.length > 0 && !named.some(isOfPeople);
}

/**
 * How likely an offer must be somebody else's before they say so. What nobody can name, and what kinds of businesses need, may be anybody's who
 * leads something in one.
 */
function leastFarOf(lead: LeadInList, { standing, fit, offer }: Offered, isOther: boolean): number {
  const { employer, leads, runsPlace, isDeskless } = standing;
  if (employer === 'own' || runsPlace) return LEAST_FAR.head;
  if (!leads) return isOther || isDeskless ? LEAST_FAR.otherField : LEAST_FAR.staff;
  // Whoever heads a firm's money or work is near enough to all that it buys.
  if (standing.rank === 'exec' && readTrades(lead.title ?? '').some(({ trade }) => OF_ALL_BUYING.has(trade))) return NEVER;
  const isTold = offer !== null && toOfferName(offer) !== null && fit?.level === 'far';
  const isStrange = fit?.isStranger === true && !isForBusinesses(offer);
  return isTold || isStrange || isOtherBusiness(lead, offer) ? LEAST_FAR.leader : NEVER;
}

/** How far somebody is from what an email offers, by its fit, whom they work for and their rank. */
export function readDistance(lead: LeadInList, offered: Offered): Distance {
  const { standing, fit, offer, list, kind, isSought } = offered;
  if (!isSold(kind)) return readUnsold(lead, offered);
  const title = lead.title ?? '';
  const { employer, leads, runsPlace } = standing;
  const isSale = kind === 'sales' || kind === 'follow_up';
  const isKnown = isTitleNamed(lead) || isFirmNamed(lead, standing, offer);
  const isOther = isOtherField(title, withoutCompany(lead)) || isOtherThanPeople(lead);
  const isElse = offer === null ? isOther : !isOfOwnTrade(title, offer);
  const use = isSale ? readUse(lead, { offer: isSought ? null : offer, ...list }) : 'yes';
  const isExempt = isKnown || caresForPlace(title, offer);
  const mayLead = leads && employer === 'others' && !runsPlace;
  if (fit === null) {
    const isBeside = isOther || use === 'no' || (title !== '' && isElse && use !== 'yes');
    const isStrange = !isExempt && isBeside && !(leads && use === 'yes');
    return isStrange && mayLead ? 'aside' : isStrange && (!leads || use === 'no' || isElsewhere(lead, list)) ? 'far' : null;
  }
  const { owner, near, far } = fit.chances;
  const read = levelOf(fit, isExempt ? NEVER : leastFarOf(lead, offered, isOther));
  // Whoever runs a firm of the trade that an email is for is no stranger to it.
  const level = read === 'far' && employer === 'own' && use === 'yes' && !isUntied(lead, offer) ? null : read;
  const isBelow = standing.helpsOut || (standing.isOfDepartment && employer === 'others' && !leads && owner < LEAST_OWNER_BELOW);
  if (level === 'owner') return isBelow ? 'near' : level;
  if (level === 'far' || isExempt) return level;
  // Whoever runs a place of others may decide on anything.
  const runsOthers = runsPlace && employer === 'others';
  const isUnlikely = level === null && far > owner + near && !runsOthers;
  if (isUnlikely && !(leads && standing.isOfDepartment)) return 'far';
  if (!mayLead || owner >= MOST_OWNED) return level;
  // A manager of other work beside it does not take it on, either.
  const isBeside = level === 'near' && isOther && standing.rank === 'boss' && fit.chances.near < SURELY_NEAR;
  const isAside = level === null && far >= LEAST_ASIDE;
  return isBeside || isAside ? 'aside' : level;
}

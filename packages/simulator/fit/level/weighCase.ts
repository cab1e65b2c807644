import { isConcerned, isOfficeWork, isSoftwareOffer, ON_OWN_ACCOUNT, OWN_SHARE, worksForOthers, type FitCase } from './fitCase.ts';
import type { FitChances } from '../fitChances.ts';
import { isForAnyBusiness } from './forBusinesses.ts';
import { findHeaded, OF_HEAD } from '../titles/headsOrganization.ts';
import { isGoods } from '../names/isGoods.ts';
import { compareTrades } from '../kin.ts';
import { hasSureName, toOfferName } from '../isTold.ts';
import { withWorkplace } from '../work/leadWork.ts';
import { lift, LEADS_IT, liftTied } from './liftTied.ts';
import { liftNamed } from '../titles/namedInTitle.ts';
import { isOfPlaces } from '../mail/premises.ts';
import { mayNeedAsOwner, OF_BUSINESS_OWNER } from './ownership.ts';
import { isFarFromAny, isPlainStranger } from './reach.ts';
import { sharpen } from './sharpen.ts';
import { isOfSmallFirm } from '../work/workplaceOf.ts';
import { STRANGER, weighFit } from './weighFit.ts';

/** If less is known about an offer, nothing more is concluded from a lead's work. */
const LEAST_KNOWN = 0.5;

/** Whether what nobody can tell is hardly theirs: nothing of a place for those who lead in an office, nothing at all for staff. */
function isOfOtherWork({ offer, work, isSold, isTied }: FitCase): boolean {
  const isNamedOffer = hasSureName(offer) || offer.category !== null;
  if (!isSold || !isNamedOffer || isTied) return false;
  const trades = withWorkplace(work.trades, work.place);
  return isFarFromAny(offer, trades, work.leads) && (!work.leads || (isOfficeWork(trades) && isPlainStranger(offer, trades, work.leads)));
}

/** How the needs behind an offer fit a lead's work and position. */
function weighWork(found: FitCase): FitChances {
  const { offer, work, tie, companySize, industry, isSold, isTied, isBeyond, isAtDesk, isUnderManagers, isUnderBuyer } = found;
  const { trades, workplace, seniority, isTrainee, isEmployed, leadsPart, owns } = work;
  return weighFit(offer.needs, {
    trades,
    seniority,
    isTrainee,
    isEmployed,
    companySize,
    industry,
    speaksTo: offer.speaksTo ?? [],
    customers: offer.customers ?? [],
    isOutOfReach: isBeyond || isOfOtherWork(found),
    leadsPart: leadsPart || isUnderBuyer || isAtDesk || (isSold && worksForOthers(work)),
    assists: isUnderManagers,
    isOwner: owns,
    isHead: tie.isHead,
    isAtCustomer: workplace.some((trade) => offer.customers?.includes(trade) === true),
    isSmallFirm: workplace.some(isOfSmallFirm),
    isSoftware: isSoftwareOffer(offer),
    isGoods: isGoods(toOfferName(offer) ?? ''),
    isElsewhere: workplace.length > 0 && !isTied && !workplace.some((trade) => isConcerned(offer, trade)),
  });
}

/** The same in view of the email's words about its readers and their work. */
function liftCase(found: FitCase, weighed: FitChances): FitChances {
  const { offer, work, tie, isBeyond, isUnderManagers, isUnderBuyer, isAtDesk, isSpecialist } = found;
  const { called, trades, place, runs, buys, isTrainee } = work;
  const decides = runs && !isUnderManagers && !isAtDesk;
  // Words of their trade in passing do not make it theirs, nor does an email to the business whose payroll they run.
  const addressed = isBeyond ? { ...offer, audience: [] } : offer;
  const lifted = liftNamed(weighed, { title: called, trades, workplace: place, leads: decides && !isUnderBuyer }, addressed);
  // A CRM for agents is bought by each of them.
  const buysOwn = tie.isUser && !isTrainee && trades.some(({ trade, share }) => share >= OWN_SHARE && ON_OWN_ACCOUNT.has(trade));
  const tied = liftTied(lifted, tie, { leads: (decides && buys) || buysOwn, isSpecialist });
  return looksAfterIt(found) || keepsPlace(found) ? lift(tied, LEADS_IT) : tied;
}

/** Functions that keep a place running. */
const KEEPS_PLACE: ReadonlySet<string> = new Set(['facilities', 'maintenance', 'safety', 'operations', 'engineer']);
/** At least this share of what is known of an offer must belong to them, or to those who look after buildings. */
const LEAST_KEPT = 0.3;

/** Whether somebody keeps a place running of the kind that the email names, and it is for the building or their function: fire doors and a hotel's maintenance. */
function keepsPlace({ offer: { needs, customers = [] }, work: { trades, runs, buys }, isAddressed, isUnderManagers }: FitCase): boolean {
  const own = trades.filter(({ trade, share }) => share >= OWN_SHARE && KEEPS_PLACE.has(trade)).map(({ trade }) => trade);
  const isForPlace = (owner = 'office'): boolean => isOfPlaces(owner) && owner !== 'office';
  const isKept = (owners: readonly string[]): boolean =>
    owners.some((owner) => own.includes(owner)) || isForPlace(owners.find((owner) => !customers.includes(owner)));
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const kept = needs.reduce((sum, { owners, share }) => sum + (isKept(owners) ? share : 0), 0);
  return isAddressed && runs && buys && !isUnderManagers && own.length > 0 && kept >= LEAST_KEPT * known;
}

/** Whether it is a part of buildings or grounds that they look after. */
export const looksAfterIt = ({ grounds, work: { runs, buys }, isUnderManagers }: FitCase): boolean =>
  grounds === 'lookedAfter' && runs && buys && !isUnderManagers;

function sharpenCase({ offer, work, isUnderManagers, isAtDesk, isGuess }: FitCase, chances: FitChances): FitChances {
  const known = offer.needs.reduce((sum, { share }) => sum + share, 0);
  return known < LEAST_KNOWN || isGuess ? chances : sharpen(chances, work.runs && !isUnderManagers && !isAtDesk, known);
}

/** Kinds of organizations whose treasurer or secretary has a say in everything. */
const SMALL: ReadonlySet<string> = new Set(['clergy', 'nonprofit', 'leisure', 'childcare']);

/** Whether a title says that its holder heads a small organization. */
export const findSmallHead = ({ work: { workplace, called } }: FitCase): ReturnType<typeof findHeaded> =>
  workplace.every((trade) => SMALL.has(trade)) ? findHeaded(called) : null;

/** Whether a partnership is for firms like that of somebody who heads one, and they decide on it as its owner does. */
function mayPartner({ offer: { kind, readers }, work: { owns, trades, workplace, runs } }: FitCase): boolean {
  const heads = owns || (runs && trades.some(({ trade, share }) => trade === 'executive' && share >= OWN_SHARE));
  const addressed = readers?.placeTrades ?? [];
  const isLike = workplace.some((trade) => addressed.some((one) => compareTrades(trade, one) !== 'none'));
  return kind === 'partnership' && heads && (addressed.length === 0 || workplace.length === 0 || isLike);
}

/** Whether the owner of a business decides on what any business may need, and the email is for theirs. */
function decidesAsOwner(found: FitCase): boolean {
  const { offer, work, isSold, isElse, companySize } = found;
  const { customers = [] } = offer;
  const isForThem = customers.length === 0 || work.workplace.length === 0 || work.workplace.some((trade) => customers.includes(trade));
  return mayPartner(found) || (work.owns && isSold && !isElse && isForThem && mayNeedAsOwner(offer, companySize));
}

/** From this probability on, somebody is far from what is for others' businesses. */
const LEAST_ELSE = 0.6;

export type WeighedCase = { chances: FitChances; asHead: boolean };

/** How an offer fits a lead, and whether they decide as the head of a small organization. */
export function weighCase(found: FitCase): WeighedCase {
  const { offer, work, isElse, otherPlace } = found;
  const sharpened = sharpenCase(found, liftCase(found, weighWork(found)));
  const isTheirs = offer.needs
    .slice(0, 1)
    .every((need) => isForAnyBusiness(need) || work.workplace.some((trade) => need.owners.includes(trade)));
  const asHead = findSmallHead(found) !== null && sharpened.far > OF_HEAD.far && isTheirs;
  if (sharpened.owner < OF_BUSINESS_OWNER.owner && decidesAsOwner(found)) return { chances: OF_BUSINESS_OWNER, asHead };
  if (asHead) return { chances: OF_HEAD, asHead };
  const isOfStrangers = isElse && (otherPlace === 'surely' || sharpened.far >= LEAST_ELSE);
  return { chances: isOfStrangers ? STRANGER : sharpened, asHead };
}

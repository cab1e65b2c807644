import { isForAnyBusiness } from '../../fit/level/forBusinesses.ts';
import { compareTrades } from '../../fit/kin.ts';
import type { Need, Offer } from '../../fit/offer.ts';
import { isOfPlaces } from '../../fit/mail/premises.ts';
import { findTrades, readTrades } from '../../fit/titles/titleTrades.ts';
import { isBusiness } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import { namesNoEmployer } from '../../persona/company/namesNoEmployer.ts';
import { toIndustryName } from '../../listIndustries.ts';
import { hasSuch, isOfThings } from './hasSuch.ts';
import { tradesOfIndustry } from './industryTrades.ts';
import { isAnywhere } from './isAnywhere.ts';
import { isElsewhere, listHomeTrades, type ListHomes } from './isElsewhere.ts';
import { isOtherBusiness } from './isOtherBusiness.ts';
import { withoutCompany } from './isTitleNamed.ts';

/** From this share on, an offer is one that any firm with people, money or rooms may buy. */
const LEAST_SHARE = 0.5;
/** A need of less than this share may be a misreading. */
const LEAST_NEED = 0.1;

/** "Self-employed translators", "people who teach on their own": nobody in a firm of others is meant. */
const TO_SOLO =
  /\b(?:(?:for|to|by|of|with|than|insure|help|serve|coach|fund|many|most|other|some|are|am|as|an?) (?:\p{L}+ ){0,2}?(?:self[- ]employed|freelanc\p{L}+|sole (?:traders?|proprietors?|practitioners?)|solo(?:preneurs?)?(?! (?:stage|flight|album|trip|show))|one-(?:person|man|woman)|one (?:person|man|woman) (?:business\p{L}*|shops?|firms?|compan\p{L}+|bands?|studios?)|independent (?:\p{L}+ ){0,2}\p{L}+(?:ers|ists|ians|ors|ants))|(?:who|and|you|teachers?|people|those|they|therapists?|\p{L}+ers) (?:\p{L}+ ){0,4}(?:on|by) (?:your own|their own|yourself|themselves)(?! (?:site|terms|time|account|behalf|premises|\p{L}+s\b))|work(?:s|ing)? (?:alone|for (?:yourself|themselves))|at (?:their|your) kitchen table)\b/iu;

/** Whether an email speaks to people who work for themselves. */
export const speaksToSolo = (told: string): boolean => TO_SOLO.test(told);

const isShared = ({ owners, industries }: Need): boolean =>
  industries.length === 0 &&
  !isOfThings({ owners }) &&
  (!isBusiness(owners[0] ?? '') || isOfPlaces(owners[0] ?? '')) &&
  isForAnyBusiness({ owners });

/** Whether an offer is what any firm buys, whatever its trade: payroll, IT, cleaning. */
export function isOfAnyFirm(offer: Offer | null): boolean {
  const needs = (offer?.needs ?? []).filter(({ share }) => share >= LEAST_NEED);
  const shared = needs.filter(isShared);
  return shared.length > 0 && (shared.length === needs.length || shared.reduce((sum, { share }) => sum + share, 0) >= LEAST_SHARE);
}

/**
 * Whether the trade of the reader's firm shows that it has what an offer is of use for; null if nothing tells, or if the list was made for firms of
 * this one industry, so that the offer may be misread.
 */
const hasUse = ({ industry }: LeadInList, offer: Offer | null, { industries = [] }: ListHomes): boolean | null =>
  industries.length === 1 && industries.includes(toIndustryName(industry)) ? null : hasSuch(offer, tradesOfIndustry(industry));

/** The trades by which a firm is known: its industry, else its name, and the work of its people, if that is a kind of business. */
function listOwn({ title, company, industry }: LeadInList): readonly string[] {
  const told = tradesOfIndustry(industry);
  const name = told.length > 0 || company === null || namesNoEmployer(company) ? '' : company;
  const read = [name, title ?? ''].flatMap((text) => readTrades(text)).map(({ trade }) => trade);
  return [...told, ...read.filter(isBusiness)];
}

const isKind = (trade: string): boolean => isBusiness(trade) && !isOfPlaces(trade);
/** Where kinds of businesses buy something, those who look after their rooms tell nothing of other firms. */
const listWanted = ({ owners, near }: Offer['needs'][number]): readonly string[] =>
  owners.some(isKind) ? owners.filter(isKind) : [...owners, ...near];

/** Below this share, what kinds of businesses an email speaks of tells more than what it may offer. */
const LEAST_CERTAIN = 0.5;

/** Below this share, kinds of businesses that only the guessed needs name tell nothing of other firms. */
export const isClear = (offer: Offer | null): boolean => offer?.needs.some(({ share }) => share >= LEAST_CERTAIN) === true;

/** How a firm stands to those for which the list was plainly made; null if the list is mixed or the firm unknown. */
function readHome(lead: LeadInList, own: readonly string[], list: ListHomes): 'home' | 'elsewhere' | null {
  const homes = listHomeTrades(list);
  if ((list.industries ?? []).includes(toIndustryName(lead.industry))) return 'home';
  if (isElsewhere(lead, list)) return 'elsewhere';
  if (homes.length === 0 || own.length === 0) return null;
  if (own.some((trade) => homes.includes(trade))) return 'home';
  // With an industry, the email has something of theirs.
  if (toIndustryName(lead.industry) !== '') return null;
  return own.some((trade) => homes.some((home) => compareTrades(trade, home) !== 'none')) ? null : 'elsewhere';
}

/** Places of every trade, among those that an email names. */
const FOR_ANY_PLACE = /\b(?:offices|workplaces|businesses|companies|firms of (?:any|all))\b/i;

/** Work that every firm has, whoever does it there. */
const OF_EVERY_FIRM: ReadonlySet<string> = new Set(['hr', 'recruiting', 'payroll', 'accounting', 'tax', 'legal']);

/** "Bring it back" names no computers, "people who run warehouses" nobody who hires, and "in your city" no council. */
const isOtherSense = (trade: string, text: string): boolean =>
  (trade === 'government' &&
    !/\b(?:governments?|councils?|municipal\w*|public sector|federal|city hall|count(?:y|ies)|authorit(?:y|ies))\b/i.test(text)) ||
  (trade === 'it' && !/\bIT\b/.test(text)) ||
  (trade === 'hr' &&
    !/\b(?:HR|human resources|personnel|hir(?:es?|ed|ing)|employ\w*|staff\w*|payroll|benefits|turnover|people (?:team|ops|operations))\b/i.test(
      text,
    ));

/**
 * Whether nothing ties somebody to an email: no kind of business that it names or may be for is near what their industry or the
 * name of their firm says, and no work near their title's. What any firm has done, such as finance, is near too many firms to be a tie.
 */
export function isUntied(lead: LeadInList, offer: Offer | null): boolean {
  const firm = listOwn(lead);
  const title = isAnywhere(lead.title) ? [] : readTrades(lead.title ?? '').map(({ trade }) => trade);
  const { subject, body } = withoutCompany(lead);
  const text = `${subject}\n${body}`;
  const named = findTrades(text).flatMap(({ trade }) => (isOtherSense(trade, text) ? [] : [trade]));
  const isToldFor = (offer?.customers ?? []).length > 0;
  const needed = isToldFor ? [] : (offer?.needs ?? []).flatMap(({ share, owners }) => (share >= LEAST_NEED ? owners : []));
  const told = [...named, ...needed];
  if (told.some((trade) => OF_EVERY_FIRM.has(trade))) return false;
  const isNear = (one: string, trade: string): boolean => compareTrades(one, trade) !== 'none';
  const isSame = (one: string, trade: string): boolean => compareTrades(one, trade) === 'same';
  const isOfFirm = firm.some((one) => told.some((trade) => isSame(one, trade) || (isKind(trade) && isNear(one, trade))));
  // The name of a firm alone tells too little of its trade.
  return (
    readTrades(lead.industry ?? '').length > 0 &&
    !isOfFirm &&
    !title.some((one) => told.some((trade) => isSame(one, trade) || (!isOfPlaces(trade) && isNear(one, trade))))
  );
}

export type Use = 'yes' | 'no' | null;

/**
 * Whether the reader's firm may use what is offered: `yes` only by a positive sign, because any firm buys it, a trade of the firm is tied to
 * those that do, the email uses its words, or the list was made for its industry; `no` if it is certainly for others; else
 * null. Of an offer that nobody can name, the words decide.
 */
export function readUse(lead: LeadInList, { offer, ...list }: ListHomes & { offer: Offer | null }): Use {
  const own = listOwn(lead);
  const { subject, body } = withoutCompany(lead);
  const read = findTrades(`${subject}\n${body}`).map(({ trade }) => trade);
  const home = readHome(lead, own, list);
  if (offer === null && own.some((one) => read.includes(one))) return 'yes';
  // The industry for which a list was made is a sign, unless what is offered is plainly for others.
  const has = hasUse(lead, offer, list);
  if (has !== null) return has ? 'yes' : 'no';
  const isOther = isOtherBusiness(lead, offer) && !(isOfAnyFirm(offer) && FOR_ANY_PLACE.test(body));
  if (home === 'home') return isOther && (isClear(offer) || (offer?.customers ?? []).length > 0) ? null : 'yes';
  if (isOther) return 'no';
  if (isOfAnyFirm(offer) && home !== 'elsewhere') return 'yes';
  if (isOfAnyFirm(offer) && isClear(offer)) return null;
  if (own.length === 0) return null;
  // Words of many trades stand in any email: where the list was plainly made for others, they are no sign.
  const named =
    home === 'elsewhere' ? [] : [...(isUntied(lead, offer) ? [] : (offer?.audience ?? [])), ...(offer?.speaksTo ?? []), ...read];
  if (own.some((one) => named.includes(one))) return 'yes';
  if (offer === null) return own.some((one) => named.some((trade) => compareTrades(one, trade) === 'same')) ? 'yes' : null;
  const said = [...(offer.customers ?? []), ...(offer.readers?.placeTrades ?? [])];
  const kinds = isClear(offer) || home === 'elsewhere' ? [] : read.filter(isKind);
  const told = [said, kinds].find((some) => some.length > 0);
  const wanted = told ?? offer.needs.filter(({ share }) => share >= LEAST_NEED).flatMap(listWanted);
  const isKin = own.some((one) => wanted.some((trade) => compareTrades(one, trade) !== 'none'));
  if (told !== undefined || isClear(offer)) return isKin ? 'yes' : wanted.length === 0 ? null : 'no';
  return null;
}

import { compareTrades } from '../../fit/kin.ts';
import type { Offer } from '../../fit/offer.ts';
import { findTrades, readTrades } from '../../fit/titles/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import { tradesOfIndustry } from './industryTrades.ts';
import { withoutCompany } from './isTitleNamed.ts';

/** How much of what is known of an offer must be for kinds of businesses. */
const LEAST_SHARE = 0.6;
/** Every firm is in a building that somebody lets and looks after. */
const ANYWHERE: ReadonlySet<string> = new Set(['buildings', 'property']);
const isKind = (trade: string): boolean => isBusiness(trade) && !ANYWHERE.has(TRADE_BY_ID.get(trade)?.family ?? '');

/** Whether an offer is for kinds of businesses, such as hotels, whatever somebody does in one. */
export function isForBusinesses(offer: Offer | null): boolean {
  const needs = offer?.needs ?? [];
  const sum = (some: typeof needs): number => some.reduce((total, { share }) => total + share, 0);
  return needs.length > 0 && sum(needs.filter(({ owners }) => owners.length > 0 && owners.every(isKind))) >= LEAST_SHARE * sum(needs);
}

/** The kinds of businesses that an email says it is for, else those whose work all that it may offer is. */
function listKinds(offer: Offer): readonly string[] {
  const said = [...(offer.customers ?? []), ...(offer.readers?.placeTrades ?? [])].filter(isKind);
  return said.length > 0 || !isForBusinesses(offer) ? said : offer.needs.flatMap(({ owners, near }) => [...owners, ...near]).filter(isKind);
}

/** The kinds of businesses that an email names, whatever it offers. */
function listNamed(lead: LeadInList): readonly string[] {
  const { subject, body } = withoutCompany(lead);
  return findTrades(`${subject}\n${body}`).flatMap(({ trade }) => (isKind(trade) ? [trade] : []));
}

/**
 * Whether an offer is for kinds of businesses of which the reader's firm is none by its industry or its name: a hotel's for a bank. Of an email
 * that offers nothing anybody can name, whether it names only other kinds.
 */
export function isOtherBusiness(lead: LeadInList, offer: Offer | null): boolean {
  const own = tradesOfIndustry(lead.industry);
  const kinds = offer === null ? listNamed(lead) : listKinds(offer);
  const known = [...own, ...readTrades(lead.company ?? '').map(({ trade }) => trade)];
  const isKin = kinds.some((kind) => known.some((trade) => trade === kind || compareTrades(trade, kind) !== 'none'));
  return own.length > 0 && kinds.length > 0 && !isKin;
}

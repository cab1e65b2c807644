import { worksAlone } from '../../persona/company/namesNoEmployer.ts';
import { readCompanyIndustry } from '../../persona/company/readCompanyIndustry.ts';
import { readIndustry } from '../../persona/company/readIndustry.ts';
import type { Industry } from '../../persona/persona.ts';
import { compareTrades } from '../kin.ts';
import { readTrades } from '../titles/titleTrades.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';
import { listSurePlaces, readPlaces } from './workplaces.ts';

/** A word for the kind of business that an industry of the file means, if its own words tell none. */
const OF_INDUSTRY: Readonly<Partial<Record<Industry, string>>> = {
  software: 'software',
  insurance: 'insurance',
  healthcare: 'clinic',
  manufacturing: 'manufacturing',
  retail: 'store',
  construction: 'construction',
  real_estate: 'real estate',
  legal: 'law',
  logistics: 'logistics',
  nonprofit: 'nonprofit',
  energy: 'energy',
  recruiting: 'recruitment',
};

/** Health care is the only industry whose name says less than most company names in it: a clinic is a dentist's, or a vet's. */
const WIDE = 'clinic';

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;

/** Families of work that any place may have somebody for: the janitor of a school, the cook of a hotel. */
const ANYWHERE: ReadonlySet<string> = new Set('buildings driving guarding food service care factory vehicles construction land'.split(' '));

/** Whether a title names a kind of business, and the company's name another: a florist at "Petal Mill" runs no mill. */
function isOtherWork(title: string, company: string): boolean {
  const trades = readPlaces(company);
  const own = readTrades(title).filter(({ trade, share }) => share >= OWN_SHARE && isBusiness(trade));
  const isElse = own.every((one) => trades.every((trade) => compareTrades(one.trade, trade) === 'none'));
  const mayBeThere = own.some(({ trade }) => ANYWHERE.has(TRADE_BY_ID.get(trade)?.family ?? ''));
  return own.length > 0 && isElse && (!mayBeThere || listSurePlaces(company).length === 0);
}

export type Employed = { title: string; company: string | null; industryText: string | null };

/**
 * The words that tell where a lead works: the industry in the file if it tells a kind of business, otherwise the company's name. A name never
 * says anything else than title and industry: "Steel City Flowers" in retail makes no steel.
 */
export function toEmployer({ title, company, industryText }: Employed): string | null {
  if (company !== null && worksAlone(company)) return company;
  const industry = industryText === null ? null : readIndustry(industryText);
  const told = listSurePlaces(industryText ?? '');
  if (industry === null && told.length === 0) return company !== null && isOtherWork(title, company) ? null : company;
  const isSame = company !== null && readCompanyIndustry(company) === industry;
  if (isSame && industry === 'healthcare' && told.every((trade) => trade === WIDE)) return company;
  return told.length === 0 && industry !== null ? (OF_INDUSTRY[industry] ?? industryText) : industryText;
}

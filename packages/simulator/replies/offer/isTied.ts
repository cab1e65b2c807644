import { compareTrades } from '../../fit/kin.ts';
import type { Offer } from '../../fit/offer.ts';
import { isOfPlaces } from '../../fit/mail/premises.ts';
import { findTrades, readTrades, type TradeShare } from '../../fit/titles/titleTrades.ts';
import { isBusiness } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import { toIndustryName } from '../../listIndustries.ts';
import { namesNoEmployer } from '../../persona/company/namesNoEmployer.ts';
import { isAmong, type ListHomes } from './isElsewhere.ts';
import { isTitleNamed, withoutCompany } from './isTitleNamed.ts';
import { caresForPlace, isOfOwnTrade } from './readDistance.ts';

/** Words of everyday speech that are also those of a trade, and what only that trade is called. */
const EVERYDAY: Readonly<Record<string, RegExp>> = {
  it: /\bIT\b/,
  hr: /\b(?:HR|(?:human resources|personnel|hiring|recruitment|talent|people (?:team|manager|director|partner)s?))\b/i,
  editor: /\b(?:editors?|editorial|publishers?|publishing|copy-?edit\w*|proof-?read\w*|newsrooms?|magazines?)\b/i,
  creator: /\b(?:creators?|influencers?|youtubers?)\b/i,
};
/** The trades that an email names: "it" and "people" are everybody's words. */
const tradesIn = (text: string): readonly TradeShare[] => findTrades(text).filter(({ trade }) => EVERYDAY[trade]?.test(text) !== false);

/** From this share on, the words of a title or an email name a field. */
const LEAST_NAMED = 0.25;
/** Work that may have to do with any other, and no tie by itself. */
export const OF_ANY_FIELD: ReadonlySet<string> = new Set(['executive', 'operations', 'office', 'consulting']);
const OF_ANY_INDUSTRY =
  /^(?:services?|trust|production|products?|business|general|management|manufacturing|retail|consulting|technology|materials|goods|local|public|professional|senior|junior|chief|group|company|partners?|specialist|manager|director|head|lead|leader|assistant|associate|coordinator|supervisor|officer|advis[eo]r|executive|owner|founder)$/;
const SHORTEST_STEM = 6;
/** Whether a title, an industry or a firm's name and an email have a word in common: "Food Production" for people who make food. */
export const sharesWord = (named: readonly (string | null)[], text: string): boolean =>
  named.some((one) =>
    ((one ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
      (word) => !OF_ANY_INDUSTRY.test(word) && new RegExp(String.raw`\b${word.slice(0, SHORTEST_STEM)}`, 'iu').test(text),
    ),
  );

/** Whether the trade of one of these is near one that an email plainly names. */
export function sharesTrade(named: readonly (string | null)[], text: string): boolean {
  const found = tradesIn(text).filter(({ trade }) => !OF_ANY_FIELD.has(trade));
  const sum = found.reduce((total, { share }) => total + share, 0);
  const plain = found.filter(({ share }) => share >= LEAST_NAMED * sum);
  const own = named.flatMap((one) => readTrades(one ?? '')).filter(({ trade }) => !OF_ANY_FIELD.has(trade));
  // What every firm has done is near too much to be a tie.
  const isNear = (one: string, trade: string): boolean =>
    ['same', ...(isBusiness(trade) ? ['kin'] : [])].includes(compareTrades(one, trade));
  return own.some((one) => plain.some(({ trade }) => isNear(one.trade, trade)));
}

/** Whether the list was made for firms of the reader's industry. */
export const isAtHome = ({ industry }: LeadInList, { industries = [] }: ListHomes): boolean =>
  toIndustryName(industry) !== '' && isAmong(toIndustryName(industry), industries);

/** Whether a trade of somebody's title is one that an email names, however little it says of it. */
const namesTrade = (title: string, text: string): boolean => {
  const named = tradesIn(text);
  return readTrades(title).some(
    ({ trade, share }) => share >= LEAST_NAMED && !OF_ANY_FIELD.has(trade) && named.some((one) => one.trade === trade),
  );
};

/** Whether the work in somebody's title is named in an email, or is that of those whom its offer concerns. */
export function isWorkTied(lead: LeadInList, offer: Offer | null): boolean {
  const title = lead.title ?? '';
  const { subject, body } = withoutCompany(lead);
  const text = `${subject}\n${body}`;
  return (
    isTitleNamed(lead) ||
    caresForPlace(title, offer) ||
    isOfOwnTrade(title, offer, LEAST_NAMED) ||
    namesTrade(title, text) ||
    sharesTrade([title], text)
  );
}

/** Whether the words or the trade of somebody's firm stand in an email, or the list was made for such firms. */
export function isFirmTied(lead: LeadInList, list: ListHomes): boolean {
  const firm = [namesNoEmployer(lead.company ?? '') ? null : lead.company, lead.industry];
  const { subject, body } = withoutCompany(lead);
  const text = `${subject}\n${body}`;
  return isAtHome(lead, list) || sharesWord(firm, text) || sharesTrade(firm, text);
}

/** Whether somebody's work is that of a kind of business, and not of any firm. */
export function isOfKind({ title }: LeadInList): boolean {
  const trades = readTrades(title ?? '');
  return trades.length > 0 && trades.every(({ trade }) => isBusiness(trade) && !isOfPlaces(trade));
}

/** Whether somebody leads or serves a firm as a whole, whatever it does. */
export function isOfAnyField({ title }: LeadInList): boolean {
  const trades = readTrades(title ?? '');
  return trades.length > 0 && trades.every(({ trade }) => OF_ANY_FIELD.has(trade));
}

/** Whether nothing tells what somebody does. */
export const isWorkUnknown = ({ title }: LeadInList): boolean => readTrades(title ?? '').length === 0;

/** Whether anything tells what somebody or their firm does. */
export const isWorkKnown = ({ title, company, industry }: LeadInList): boolean =>
  [title, company, industry].some((one) => readTrades(one ?? '').some(({ trade }) => !OF_ANY_FIELD.has(trade)));

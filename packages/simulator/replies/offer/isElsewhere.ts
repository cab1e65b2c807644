import { compareTrades } from '../../fit/kin.ts';
import { findTrades, readTrades } from '../../fit/titles/titleTrades.ts';
import { isBusiness } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import { toIndustryName } from '../../listIndustries.ts';
import type { ReplyCampaign } from '../replyCampaign.ts';
import { isTitleNamed, withoutCompany } from './isTitleNamed.ts';

/** For whom a list was plainly made: industries in its own words. */
export type ListHomes = Pick<ReplyCampaign, 'industries'>;

/** The trades of those industries. */
export const listHomeTrades = ({ industries = [] }: ListHomes): readonly string[] =>
  industries.flatMap((one) => readTrades(one)).map(({ trade }) => trade);

const SHORTEST_STEM = 5;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !OF_ANY_INDUSTRY.has(word)).map((word) => word.slice(0, SHORTEST_STEM));
/** Words of an industry that any other has, too. */
const OF_ANY_INDUSTRY = new Set(
  'services service industry industries products production manufacturing making public general supplies studio studios shop shops store stores center centers centre centres office company group'.split(
    ' ',
  ),
);

/** Whether an industry, in its own words, is one of those for which the list was made, or shares a word with one. */
export const isAmong = (name: string, industries: readonly string[]): boolean =>
  industries.includes(name) || stemsOf(name).some((stem) => industries.some((one) => stemsOf(one).includes(stem)));

/**
 * Whether the list was plainly made for firms of other industries than the reader's, and neither the email nor its trades have anything of theirs.
 * A list that is mixed, or a lead without an industry, tells nothing.
 */
export function isElsewhere(lead: LeadInList, { industries = [] }: ListHomes): boolean {
  const name = toIndustryName(lead.industry);
  if (name === '' || industries.length === 0 || isAmong(name, industries) || isTitleNamed(lead)) return false;
  const { subject, body } = withoutCompany(lead);
  const told = `${subject}\n${body}`.toLowerCase();
  if (stemsOf(`${name} ${lead.company ?? ''}`).some((stem) => told.includes(stem))) return false;
  const own = readTrades(name).map(({ trade }) => trade);
  const theirs = listHomeTrades({ industries });
  // A street is no town.
  const named = findTrades(told).flatMap(({ trade }) => (trade === 'government' ? [] : [trade]));
  const isNear = (one: string, other: string): boolean => compareTrades(one, other) !== 'none';
  const isNamed = (one: string): boolean =>
    named.some((trade) => trade === one || (isBusiness(trade) && isNear(one, trade) && theirs.some((home) => isNear(trade, home))));
  return !own.some((one) => isNamed(one) || theirs.some((home) => home === one || isNear(one, home)));
}

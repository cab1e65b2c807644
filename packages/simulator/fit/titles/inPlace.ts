import { compareTrades } from '../kin.ts';
import type { TradeShare } from './titleTrades.ts';
import { TRADE_BY_ID } from '../trades.ts';

const isOfFamilies = (workplace: readonly string[], families: ReadonlySet<string>): boolean =>
  workplace.some((trade) => families.has(TRADE_BY_ID.get(trade)?.family ?? ''));

const as = (trades: readonly TradeShare[], from: string, to: string): readonly TradeShare[] =>
  trades.map((one) => (one.trade === from ? { ...one, trade: to } : one));

/** Lines of work in which mechanics repair what customers bring; elsewhere they keep the machines of the place. */
const REPAIRS: ReadonlySet<string> = new Set('vehicles driving aviation maritime construction land supply'.split(' '));

/** Places where whoever leads a production makes films, shows or concerts, and no things. */
const SHOWS: ReadonlySet<string> = new Set('media arts events leisure'.split(' '));

/** Those who test what a place makes or treats, where that is no software. */
const CHECKS_QUALITY = /\b(?:qa|quality assurance|test)\b/i;
const MAKES_THINGS: ReadonlySet<string> = new Set(
  'factory laboratory food land vehicles aviation maritime mining construction energy'.split(' '),
);

/** Who leads the technology of a firm that makes things: its products and machines, and no software alone. */
const LEADS_TECHNOLOGY = /\b(?:cto|chief (?:technology|technical) officer)\b/i;

/** Firms whose assets are wind farms and power plants: who manages those keeps them running and deals in no buildings. */
const HAS_PLANTS: ReadonlySet<string> = new Set(['energy']);

const SELLS =
  /\b(?:sales|business development|account) (?:manager|director|executive|engineer|rep|representative|consultant|agent|associate|lead|specialist|advis[eo]r)\b|\bsales ?(?:man|woman|person)\b/i;

/** Whether somebody's title says that they sell: what stands before is what they sell, not what they buy. */
export const isSeller = (title: string): boolean => SELLS.test(title);

const keepSales = (trades: readonly TradeShare[], workplace: readonly string[]): readonly TradeShare[] => {
  const isTheirs = ({ trade }: TradeShare): boolean =>
    trade === 'sales' || workplace.some((place) => compareTrades(trade, place) === 'same');
  return trades.filter(isTheirs);
};

/** What the trades of a title mean in a firm of known kind: a QA engineer at a valve maker is in quality. */
export function inPlace(title: string, trades: readonly TradeShare[], workplace: readonly string[]): readonly TradeShare[] {
  if (workplace.length === 0) return trades;
  const managers = isOfFamilies(workplace, HAS_PLANTS) ? as(trades, 'realestate', 'energy') : trades;
  const keepers = isOfFamilies(workplace, REPAIRS) ? managers : as(managers, 'mechanic', 'maintenance');
  const producers = isOfFamilies(workplace, SHOWS) && !workplace.includes('production') ? as(keepers, 'production', 'film') : keepers;
  const makes = isOfFamilies(workplace, MAKES_THINGS) && !workplace.includes('software');
  const checkers = makes && CHECKS_QUALITY.test(title) ? as(producers, 'software', 'quality') : producers;
  const leaders = makes && LEADS_TECHNOLOGY.test(title) ? as(checkers, 'software', 'engineer') : checkers;
  return isSeller(title) && trades.some(({ trade }) => trade === 'sales') ? keepSales(leaders, workplace) : leaders;
}

import type { Lead } from '../lead.ts';
import { compareTrades } from './kin.ts';
import { readTrades } from './titleTrades.ts';

/** From this share of a list's leads on, a trade is one that the list was made for. */
const LEAST_SHARE = 0.25;
/** The same for a trade together with those that work side by side with it, and the least share of its own then. */
const LEAST_WITH_KIN = 0.4;
const LEAST_OF_OWN = 0.1;
/** A shorter list tells nothing of whom it was made for. */
const LEAST_LEADS = 10;

/** The trades of the industries for which a list was plainly made, by how many of its leads work in them; empty if its leads are mixed. */
export function listHomes(leads: readonly Pick<Lead, 'industry'>[]): readonly string[] {
  if (leads.length < LEAST_LEADS) return [];
  const read = leads.map(({ industry }) => readTrades(industry ?? '').map(({ trade }) => trade));
  const shareOf = (fits: (trade: string) => boolean): number => read.filter((trades) => trades.some(fits)).length / leads.length;
  return [...new Set(read.flat())].filter((trade) => {
    const own = shareOf((one) => one === trade);
    return own >= LEAST_SHARE || (own >= LEAST_OF_OWN && shareOf((one) => compareTrades(one, trade) !== 'none') >= LEAST_WITH_KIN);
  });
}

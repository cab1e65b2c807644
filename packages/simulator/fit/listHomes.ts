import type { Lead } from '../lead.ts';
import { readTrades } from './titleTrades.ts';

/** From this share of a list's leads on, an industry is one of those for which the list was made, if they have enough of it together. */
const LEAST_SHARE = 0.12;
const LEAST_TOGETHER = 0.3;
/** What at most this share of the largest industry's leads have may be there by chance. */
const MOST_BY_CHANCE = 0.34;
/** A shorter list tells nothing of whom it was made for. */
const LEAST_LEADS = 10;

/** The trades of the industries for which a list was plainly made, by how many of its leads work in them; empty if its leads are mixed. */
export function listHomes(leads: readonly Pick<Lead, 'industry'>[]): readonly string[] {
  if (leads.length < LEAST_LEADS) return [];
  const read = leads.map(({ industry }) => readTrades(industry ?? '').map(({ trade }) => trade));
  const shareOf = (fits: (trade: string) => boolean): number => read.filter((trades) => trades.some(fits)).length / leads.length;
  const shares = new Map([...new Set(read.flat())].map((trade) => [trade, shareOf((one) => one === trade)]));
  const least = Math.max(LEAST_SHARE, MOST_BY_CHANCE * Math.max(0, ...shares.values()));
  const homes = [...shares].flatMap(([trade, share]) => (share >= least ? [trade] : []));
  return shareOf((one) => homes.includes(one)) >= LEAST_TOGETHER ? homes : [];
}

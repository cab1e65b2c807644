import type { Lead } from '../../lead.ts';
import { readTrades } from './titleTrades.ts';

/** From this share of a list's leads on, an industry is one of those for which the list was made, if they have enough of it together. */
const LEAST_SHARE = 0.12;
const LEAST_TOGETHER = 0.3;
/** What has less than this share of the largest industry's leads may be there by chance, unless it is a plain part of the list. */
const LEAST_OF_LARGEST = 0.6;
const PLAIN_SHARE = 0.2;
/** A shorter list tells nothing of whom it was made for. */
const LEAST_LEADS = 10;

/** The trades of the industries for which a list was plainly made, by how many of its leads work in them; empty if its leads are mixed. */
export function listHomes(leads: readonly Pick<Lead, 'industry'>[]): readonly string[] {
  if (leads.length < LEAST_LEADS) return [];
  const read = leads.map(({ industry }) => readTrades(industry ?? '').map(({ trade }) => trade));
  const shareOf = (fits: (trade: string) => boolean): number => read.filter((trades) => trades.some(fits)).length / leads.length;
  const shares = new Map([...new Set(read.flat())].map((trade) => [trade, shareOf((one) => one === trade)]));
  const largest = Math.max(0, ...shares.values());
  if (largest < PLAIN_SHARE) return [];
  const least = Math.max(LEAST_SHARE, Math.min(PLAIN_SHARE, LEAST_OF_LARGEST * largest));
  const homes = [...shares].flatMap(([trade, share]) => (share >= least ? [trade] : []));
  return shareOf((one) => homes.includes(one)) >= LEAST_TOGETHER ? homes : [];
}

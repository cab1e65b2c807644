import type { Lead } from '../lead.ts';
import { readTrades } from './titleTrades.ts';

/** From this share of a list's leads on, an industry is one that the list was made for. */
const LEAST_SHARE = 0.4;
/** A shorter list tells nothing of whom it was made for. */
const LEAST_LEADS = 10;

/** The trades of the industries for which a list was plainly made, by how many of its leads work in them; empty if its leads are mixed. */
export function listHomes(leads: readonly Pick<Lead, 'industry'>[]): readonly string[] {
  if (leads.length < LEAST_LEADS) return [];
  const counts = new Map<string, number>();
  for (const { industry } of leads)
    for (const { trade } of readTrades(industry ?? '')) counts.set(trade, (counts.get(trade) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LEAST_SHARE * leads.length).map(([trade]) => trade);
}

import type { Offer } from './offer.ts';

/** How many lines of work a line of text mentions. */
const MOST = 3;
/** If fewer sign for it, others who own it are mentioned too. */
const ENOUGH = 2;

/** From this probability on, customers are mentioned. */
const LEAST_SERVED = 0.2;

type Decided = Pick<Offer, 'kind' | 'category' | 'work' | 'needs' | 'concerns' | 'customers'>;

/**
 * The lines of work that usually decide on an offer, the most likely first: the customers that the email names if it concerns them, then who
 * signs for it. If only lines of work are known, those.
 */
export function listDeciders({ kind, category, work, needs, concerns = [], customers = [] }: Decided): string[] {
  const [need] = needs;
  if (need === undefined) return [];
  if (category === null && kind === 'sales' && need.id !== 'corrected') {
    const shareOf = (trade: string): number => needs.reduce((sum, one) => sum + (one.owners.includes(trade) ? one.share : 0), 0);
    const served = customers.filter((trade) => shareOf(trade) >= LEAST_SERVED);
    if (concerns.length > 0) return [...new Set([...served, ...concerns])].slice(0, MOST);
    const likely = work === null ? [] : need.id.startsWith('trade:') && need.owners.includes(work) ? need.owners : [work];
    return [...new Set([...served, ...likely])].slice(0, MOST);
  }
  const served = customers.filter((trade) => need.owners.includes(trade) || need.near.includes(trade));
  const likely = [...new Set([...served, ...need.signers])];
  return (likely.length < ENOUGH ? [...new Set([...likely, ...need.owners])].slice(0, ENOUGH) : likely).slice(0, MOST);
}

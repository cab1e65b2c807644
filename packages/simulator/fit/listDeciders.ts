import type { Offer } from './offer.ts';

/** How many lines of work a line of text mentions. */
const MOST = 3;

/** The lines of work that usually decide on an offer, the most likely first: who signs for it, and the customers it names if it concerns them. */
export function listDeciders({ needs: [need], customers = [] }: Pick<Offer, 'needs' | 'customers'>): string[] {
  if (need === undefined) return [];
  const served = customers.filter((trade) => need.owners.includes(trade) || need.near.includes(trade));
  const signers = need.signers.length > 0 ? need.signers : need.owners;
  return [...new Set([...served, ...signers, ...need.owners])].slice(0, MOST);
}

import { sumShares } from './averageNeeds.ts';
import { findCustomers, findSellers } from '../mail/customers.ts';
import { isForAnyBusiness } from '../level/forBusinesses.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { listSpokenTo } from '../titles/namedInTitle.ts';
import type { Need } from '../offer.ts';
import { findPremises, findRooms, isOnSite } from '../mail/premises.ts';
import { findProviders } from '../mail/providers.ts';
import type { Sides } from './steerNeeds.ts';
import { isBusiness } from '../trades.ts';

/** Those of an email that sells nothing. */
export const NO_SIDES: Sides = { sellers: [], customers: [], premises: [] };

/** The sides of a sale, as far as the email tells them. */
export function readSides(sentences: readonly MaskedSentence[]): Sides {
  const named = findCustomers(sentences);
  // Offices among the customers are those of anybody.
  const rooms = findRooms(sentences);
  const customers = rooms.length > 0 ? [] : named;
  const businesses = rooms.length > 0 ? named.filter((trade) => isBusiness(trade) && !rooms.includes(trade)) : [];
  const providers = findProviders(sentences).filter((trade) => !customers.includes(trade));
  return {
    sellers: [...new Set([...findSellers(sentences), ...providers])],
    customers,
    premises: findPremises(sentences),
    rooms: [...rooms, ...businesses],
  };
}

/** Below this probability that something is theirs, an email that speaks to others uses their words by chance: an inspection chip is no vet's. */
const LEAST_THEIRS = 0.08;

/** The kinds of businesses an email addresses: those it names as customers, otherwise those whose words it uses. */
export function listAddressed(
  sentences: readonly MaskedSentence[],
  { sellers, customers, premises, rooms = [] }: Sides,
  needs: readonly Need[],
): readonly string[] {
  // What is for the rooms of anybody addresses nobody in particular.
  if (customers.length > 0 || rooms.length > 0) return customers;
  const isTheirs = (trade: string): boolean =>
    sumShares(needs.filter(({ owners, near }) => owners.includes(trade) || near.includes(trade))) >= LEAST_THEIRS;
  const spokenTo = listSpokenTo(sentences).filter((trade) => !sellers.includes(trade) && (premises.length === 0 || !isOnSite(trade)));
  const theirs = spokenTo.filter(isTheirs);
  const isForOne = needs[0] !== undefined && !isForAnyBusiness(needs[0]);
  return isForOne && theirs.length === 0 ? spokenTo : theirs;
}

import type { Need } from '../offer.ts';
import { isOnSite } from '../mail/premises.ts';
import { isWorker } from '../mail/providers.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';

/**
 * The lines of work of the sender, the kinds of businesses the email says it sells to, and who decides on a service performed where the
 * reader works, or on what is for rooms of any business.
 */
export type Sides = {
  sellers: readonly string[];
  customers: readonly string[];
  premises: readonly string[];
  rooms?: readonly string[];
};

/** An email that names more kinds of businesses is for anybody. */
const MOST_CUSTOMERS = 2;

/** What people of these lines of work decide on, the first of them most. */
function ofTrades(need: Pick<Need, 'industries'>, owners: readonly string[], share: number): Need {
  const [trade = ''] = owners;
  const field = TRADE_BY_ID.get(trade)?.field ?? trade;
  return {
    industries: need.industries,
    id: `trade:${trade}`,
    label: field,
    isPlural: / and /.test(field),
    share,
    owners,
    signers: owners,
    near: [],
  };
}

/** Who decides on what a seller's own words suggest: the customers if the email names them, or those at the premises; otherwise nobody known. */
function steerTrade(need: Need, trade: string, { sellers, customers, premises }: Sides): Need[] {
  if (!isBusiness(trade) || customers.includes(trade)) return [need];
  const businesses = customers.filter(isBusiness);
  const isSeller = sellers.includes(trade);
  // A service to the staff of a law firm is not bought by its lawyers.
  if (businesses.length === 0 && premises.length > 0 && (isSeller || isOnSite(trade))) return [ofTrades(need, premises, need.share)];
  const served = businesses.length > 0 ? businesses : customers;
  if (served.length > 0) return served.map((customer) => ofTrades(need, [customer], need.share / served.length));
  return isSeller ? [] : [need];
}

/** What one kind of business usually buys is decided on by another if the email says it sells to them: linen for hospitals. */
function serveCustomers(need: Need, customers: readonly string[]): Need {
  if (customers.length === 0 || customers.length > MOST_CUSTOMERS || customers.some((trade) => need.owners.includes(trade))) return need;
  return { ...need, owners: [...customers, ...need.owners], signers: [...customers, ...need.signers] };
}

/**
 * What any company needs is signed for by somebody else than people in the seller's line of work; what one trade needs is often sold by people
 * of it.
 */
function demoteSellers(need: Need, { sellers, customers, premises }: Sides): Need {
  const isBuyer = (trade: string): boolean => !sellers.includes(trade) || customers.includes(trade);
  const buyers = need.owners.filter(isBuyer);
  const served = customers.some(isBusiness) ? customers.filter(isBusiness) : premises;
  // A harp in a care home is not for musicians.
  if (buyers.length === 0 && served.length > 0 && need.owners.every(isWorker))
    return { ...need, owners: served, signers: served, near: [] };
  if (buyers.every(isBusiness)) return serveCustomers(need, customers.filter(isBusiness));
  return { ...need, owners: [...buyers, ...need.owners.filter((trade) => !isBuyer(trade))], signers: need.signers.filter(isBuyer) };
}

/** What a kind of business usually buys belongs to whoever looks after the rooms that the email names: an aquarium for waiting rooms is not for a zoo. */
const moveToRooms = (need: Need, { rooms = [] }: Sides): Need =>
  rooms.length === 0 || !need.owners.every(isBusiness) ? need : { ...need, owners: rooms, signers: rooms };

/** How much of what is unknown about an offer belongs to the customers that the email names. */
const OF_CUSTOMERS = 0.7;
/** The same for those who look after the premises where the sender works. */
const OF_PREMISES = 0.5;

/** Whatever it is, those it is sold to decide on it: "we replace boilers in schools". */
function listUnknown(needs: readonly Need[], { customers, premises }: Sides): Need[] {
  const businesses = customers.filter(isBusiness);
  const unknown = Math.max(0, 1 - needs.reduce((sum, { share }) => sum + share, 0));
  if (businesses.length === 0 && premises.includes('facilities')) return [ofTrades({ industries: [] }, premises, unknown * OF_PREMISES)];
  if (businesses.length === 0 || businesses.length > MOST_CUSTOMERS) return [];
  return businesses.map((customer) => ofTrades({ industries: [] }, [customer], (unknown * OF_CUSTOMERS) / businesses.length));
}

/** From this probability of the offer on, its words are those of a line of work. */
const LEAST_SPOKEN = 0.1;

/** Someone near decides if the email speaks of their work and of no owner's: lawyers on the translation of pleadings. */
function raiseSpoken(need: Need, needs: readonly Need[]): Need {
  const speaksOf = (trade: string): boolean => needs.some(({ id, share }) => id === `trade:${trade}` && share >= LEAST_SPOKEN);
  const spoken = need.owners.some(speaksOf) ? [] : need.near.filter(speaksOf);
  if (spoken.length === 0) return need;
  return { ...need, owners: [...spoken, ...need.owners], signers: [...spoken, ...need.signers] };
}

/** From this probability on, it is known what is sold, and the seller's own words change little. */
const LEAST_LIKELY = 0.5;

/** Moves what an email may offer from the seller's line of work to the buyers': yoga for an office is not bought by yoga teachers. */
export function steerNeeds(needs: readonly Need[], sides: Sides): Need[] {
  const steered = new Map<string, Need>();
  const isKnown = needs.some(({ id, share }) => !id.startsWith('trade:') && share >= LEAST_LIKELY);
  for (const need of [...needs, ...listUnknown(needs, sides)]) {
    const trade = need.id.startsWith('trade:') ? (need.owners[0] ?? '') : null;
    const steeredTo =
      trade === null
        ? [moveToRooms(raiseSpoken(demoteSellers(need, sides), needs), sides)]
        : steerTrade(need, trade, sides).map((one) => moveToRooms(one, sides));
    for (const one of steeredTo.length === 0 && isKnown ? [need] : steeredTo)
      steered.set(one.id, { ...one, share: one.share + (steered.get(one.id)?.share ?? 0) });
  }
  return [...steered.values()].toSorted((one, other) => other.share - one.share);
}

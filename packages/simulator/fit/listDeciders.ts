import { BUYERS } from './buyers.ts';
import { compareTrades } from './kin.ts';
import type { Offer } from './offer.ts';
import { isOfPlaces } from './mail/premises.ts';
import { toOfferName } from './isTold.ts';
import { isBusiness, TRADE_BY_ID } from './trades.ts';

/** How many lines of work a line of text mentions. */
const MOST = 3;
/** If fewer sign for it, others who own it are mentioned too. */
const ENOUGH = 2;

/** From this probability on, customers are mentioned. */
const LEAST_SERVED = 0.2;
/** An email that addresses more kinds of businesses is for anybody, and one whose words suggest theirs less than this is not for them. */
const MOST_ADDRESSED = 2;
const LEAST_ADDRESSED = 0.03;
/** The same for a kind of business that seldom has to do with such an offer: a beehive on a roof is not for farmers. */
const LEAST_STRANGE = 0.1;
/** If no category is known, a further line of work is mentioned from this probability on, and this close to the likeliest. */
const LEAST_FURTHER = 0.25;
const LEAST_OF_LIKELIEST = 0.6;

type Decided = Pick<
  Offer,
  'kind' | 'phrase' | 'category' | 'work' | 'needs' | 'concerns' | 'customers' | 'speaksTo' | 'audience' | 'askedFor' | 'isSure'
>;

const listUnique = (...trades: (readonly string[])[]): string[] => [...new Set(trades.flat())];

/** The lines of work that decide on what is known only by those. */
function listLikely({ work, needs, concerns = [], customers = [] }: Decided): string[] {
  const shareOf = (trade: string): number => needs.reduce((sum, one) => sum + (one.owners.includes(trade) ? one.share : 0), 0);
  const served = customers.filter((trade) => shareOf(trade) >= LEAST_SERVED);
  if (concerns.length > 0) return listUnique(served, concerns);
  if (work === null) return served;
  const least = Math.max(LEAST_FURTHER, LEAST_OF_LIKELIEST * shareOf(work));
  const further = listUnique(...needs.map(({ owners }) => owners)).filter((trade) => shareOf(trade) >= least);
  return listUnique(
    served,
    [work],
    further.toSorted((one, other) => shareOf(other) - shareOf(one)),
  );
}

/**
 * The lines of work that usually decide on an offer, the most likely first: the businesses that the email addresses, then who signs for it. If
 * only lines of work are known, those. Of what is sold, only those whose own words the email uses, unless the offer is called like its category;
 * none if it is uncertain whose it is.
 */
export function listDeciders(offer: Decided): string[] {
  const { kind, phrase, category, needs, isSure = false } = offer;
  const listed = listKnown(offer);
  if (kind !== 'sales' || needs[0]?.id === 'corrected') return listed;
  if (!isSure) return [];
  if (category !== null && phrase === category.label) return listed;
  const spoken = listed.filter((trade) => isSpokenOf(offer, trade));
  // Boxes that belong to procurement, too, do not belong to production alone.
  const first = listed.find((trade) => !BUYERS.has(trade));
  return first === undefined || spoken.includes(first) ? spoken : spoken.filter((trade) => BUYERS.has(trade));
}

/** Whether an email uses the words of a line of work, or for functions of any company, of one in the same family. */
function isSpokenOf({ audience = [], customers = [], askedFor = [] }: Decided, trade: string): boolean {
  const spoken = [...audience, ...customers, ...askedFor];
  return spoken.includes(trade) || (!isBusiness(trade) && spoken.some((one) => compareTrades(one, trade) === 'same'));
}

function listKnown(offer: Decided): string[] {
  const { kind, category, needs, customers = [], speaksTo = [] } = offer;
  const [need] = needs;
  if (need === undefined) return [];
  if (category === null && kind === 'sales' && need.id !== 'corrected') return listLikely(offer).slice(0, MOST);
  const shareOf = (trade: string): number => needs.find(({ id }) => id === `trade:${trade}`)?.share ?? 0;
  const isKnown = (trade: string): boolean => need.owners.includes(trade) || need.near.includes(trade);
  const isAddressed = (trade: string): boolean => shareOf(trade) >= (isKnown(trade) ? LEAST_ADDRESSED : LEAST_STRANGE);
  const addressed = speaksTo.length > MOST_ADDRESSED ? [] : speaksTo.filter(isAddressed);
  const served = customers.filter(isKnown);
  const spoken = listUnique(served, addressed);
  if (spoken.length > 0) {
    const others = addressed.filter((trade) => !need.owners.includes(trade));
    const owners = need.owners.filter((trade) => spoken.includes(trade) || need.signers.includes(trade));
    // What a school has cooked is not decided on by event planners, though they order meals, too.
    const named = owners.filter((trade) => spoken.includes(trade) || !isBusiness(trade) || isOfPlaces(trade));
    return listUnique(served, others, named).slice(0, MOST);
  }
  return (need.signers.length < ENOUGH ? listUnique(need.signers, need.owners).slice(0, ENOUGH) : need.signers).slice(0, MOST);
}

/** The same in words, as every text names them; work called like the offer, such as payroll, says nothing. */
export function listDeciderFields(offer: Offer): string[] {
  const named = [toOfferName(offer), offer.needs[0]?.label].map((name) => name?.toLowerCase());
  const fields = listDeciders(offer).flatMap((trade) => TRADE_BY_ID.get(trade)?.field ?? []);
  return fields.length === 1 ? fields : fields.filter((field) => !named.includes(field.toLowerCase()));
}

import { BUYERS } from './buyers.ts';
import { compareTrades } from './kin.ts';
import type { Need, Offer } from './offer.ts';
import { isBusiness, TRADE_BY_ID } from './trades.ts';

/** A line of text names at most this many lines of work. */
const MOST = 3;
/**
 * One of them needs to decide with at least this probability. In 9 of 10 offers known only by that, someone of these lines of work, or of one
 * next to them, did.
 */
const LEAST = 0.6;
/**
 * The same according to the sentences that state the offer alone, for one line of work and for several, and for each of them: words beside those
 * sentences may be about anything.
 */
const LEAST_STATED = { one: 0.35, several: 0.5, each: 0.08 };
/** A further line of work that adds less says nothing. */
const LEAST_MORE = 0.05;

/** How likely someone of these lines of work decides on the offer. */
const weigh = (needs: readonly Need[], trades: readonly string[]): number =>
  needs.reduce((sum, { owners, share }) => sum + (owners.some((owner) => trades.includes(owner)) ? share : 0), 0);

/**
 * The fewest lines of work of which one probably decides on an offer, the most likely first; empty if there are no such few. `stating` are the
 * needs according to the sentences that may name the offer.
 */
export function listConcerns(needs: readonly Need[], stating: readonly Need[]): string[] {
  const trades = [...new Set(needs.flatMap(({ owners }) => owners))].filter((trade) => weigh(stating, [trade]) >= LEAST_STATED.each);
  const concerns: string[] = [];
  while (weigh(needs, concerns) < LEAST) {
    const sumWith = (trade: string): number => weigh(needs, [...concerns, trade]);
    const next = trades.reduce<string | null>((best, trade) => (best === null || sumWith(trade) > sumWith(best) ? trade : best), null);
    if (next === null || concerns.length === MOST || sumWith(next) - weigh(needs, concerns) < LEAST_MORE) return [];
    concerns.push(next);
  }
  // Lines of work that never meet are two guesses, not one.
  if (concerns.some((trade) => compareTrades(trade, concerns[0] ?? trade) === 'none')) return [];
  return weigh(stating, concerns) >= (concerns.length > 1 ? LEAST_STATED.several : LEAST_STATED.one) ? concerns : [];
}

/** Fields in a sentence. */
export function listFields(fields: readonly string[]): string {
  const last = fields.at(-1) ?? '';
  if (fields.length < 2) return last;
  // "Legal, compliance and risk, and HR".
  const isLong = fields.length > 2 || fields.some((field) => field.includes(' and '));
  return `${fields.slice(0, -1).join(', ')}${isLong ? ',' : ''} and ${last}`;
}

/** The lines of work that an offer concerns, in words, where it has no certain name; null if they are unknown. */
export function sayConcern({
  kind,
  work,
  concerns = [],
  readers,
}: Pick<Offer, 'kind' | 'work' | 'concerns' | 'readers'>): { lead: string; field: string } | null {
  const trades = concerns.length > 0 ? concerns : work === null ? [] : [work];
  const places = readers?.placeTrades ?? [];
  // A pool sensor of which an email tells hotels is not for the building trades.
  if (places.length > 0 && trades.some((trade) => BUYERS.has(trade)) && !trades.some((trade) => places.includes(trade))) return null;
  const fields = trades.flatMap((trade) => (trade === 'executive' ? 'running a company' : (TRADE_BY_ID.get(trade)?.field ?? [])));
  const [first = ''] = trades;
  if (fields.length === 0) return null;
  if (kind === 'recruiting') return { lead: 'This is a job in', field: listFields(fields) };
  if (fields.length > 1) return { lead: 'This seems to concern', field: listFields(fields) };
  // A kind of business is whom an offer is for, not what it is.
  return { lead: isBusiness(first) ? 'This is for people in' : 'This is about', field: listFields(fields) };
}

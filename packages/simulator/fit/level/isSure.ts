import { isService } from '../names/isService.ts';
import { compareTrades } from '../kin.ts';
import type { Need, Offer } from '../offer.ts';
import { listStems } from '../stems.ts';
import { isForAnyBusiness } from './forBusinesses.ts';

/** A sure category has at least this probability, or somebody's work decides with the other one on all that may be offered. */
const LEAST_SHARE = 0.6;
const LEAST_DECIDING = 0.9;
/** If only lines of work are known, one of them decides with at least this probability. */
const LEAST_WORK = 0.7;

type Cue = { words: string };

/** How many of the words found do not merely repeat each other: "data protection" and "data protection officer" are one. */
export function countApart(cues: readonly Cue[]): number {
  const apart: string[][] = [];
  for (const stems of cues.map(({ words }) => listStems(words)).toSorted((one, other) => other.length - one.length))
    if (!apart.some((known) => known.some((stem) => stems.includes(stem)))) apart.push(stems);
  return apart.length;
}

/** Two words must not both be such as any email may have: one of them is several in a row or in the offer's name. */
const ENOUGH = 3;

/**
 * Whether words tell a category: one that is in its name or is all that the email calls its offer, such as a headstone, but not a "microtome
 * knife"; or several apart from each other, though not just any two, such as "baskets" and "bundles".
 */
export function tells({ phrase, category }: Pick<Offer, 'phrase' | 'category'>, cues: readonly Cue[]): boolean {
  const label = listStems(category?.label ?? '');
  const name = listStems((phrase ?? '').replaceAll('-', ' '));
  const met = cues.map(({ words }) => listStems(words));
  // "Passenger lift maintenance" is work on passenger lifts.
  const thing = isService((phrase ?? '').split(/[ -]/).at(-1) ?? '') ? name.slice(0, -1) : name;
  if (
    met.some(
      (stems) =>
        [name, thing].some((one) => one.length > 0 && stems.join(' ') === one.join(' ')) || stems.some((stem) => label.includes(stem)),
    )
  )
    return true;
  const apart = countApart(cues);
  return apart >= ENOUGH || (apart > 1 && met.some((stems) => stems.length > 1 || stems.some((stem) => name.includes(stem))));
}

/** How likely somebody of the line of work that decides on most of what may be offered decides on it. */
const weighDeciding = (needs: readonly Need[]): number =>
  Math.max(
    0,
    ...needs
      .flatMap(({ owners }) => owners)
      .map((owner) => needs.reduce((sum, one) => sum + (one.owners.includes(owner) ? one.share : 0), 0)),
  );

/** Whether the businesses that an email names or addresses are others than those that decide on a category. */
function isForOthers(need: Need, { customers = [], speaksTo = [] }: Pick<Offer, 'customers' | 'speaksTo'>): boolean {
  const { owners, near } = need;
  // Whoever keeps the books of restaurants sells what any business needs.
  if (isForAnyBusiness(need)) return false;
  const decides = (trade: string): boolean => [...owners, ...near].includes(trade);
  if (customers.length > 0) return !customers.some(decides);
  return speaksTo.length > 0 && !speaksTo.some((trade) => decides(trade) || owners.some((owner) => compareTrades(owner, trade) !== 'none'));
}

type Read = Pick<Offer, 'kind' | 'phrase' | 'category' | 'needs' | 'customers' | 'speaksTo' | 'isPlainName'>;

/**
 * Whether it is certain whose an offer is: several words of the email apart from each other, or one that says what the whole is, tell its
 * category, and the businesses it addresses decide on such things. A single word may name a part, a tool or another trade's thing of that name.
 */
export function isSure(offer: Read, cues: readonly Cue[]): boolean {
  const { kind, category, needs } = offer;
  const [top] = needs;
  if (top === undefined) return false;
  const isTopic = kind === 'event' || kind === 'survey';
  if (kind !== 'sales' && !isTopic) return true;
  if (isForOthers(top, offer)) return false;
  if (category === null) return weighDeciding(needs) >= LEAST_WORK;
  return (top.share >= LEAST_SHARE || weighDeciding(needs) >= LEAST_DECIDING) && tells(offer, cues);
}

/** What a name may mean needs at least this probability. */
const LEAST_MEANT = 0.3;

/**
 * Whether nobody can say what an offer's name means: its words belong to many things, none of them is likely, and not all belong to one line of
 * work, as with "bottled moon dust". Of 390 honest offers none is so.
 */
export const isObscure = ({ kind, phrase, category, needs, customers = [], isPlainName = false }: Read): boolean =>
  kind === 'sales' &&
  phrase !== null &&
  !isPlainName &&
  category === null &&
  customers.length === 0 &&
  (needs[0]?.share ?? 0) < LEAST_MEANT &&
  weighDeciding(needs) < LEAST_WORK;

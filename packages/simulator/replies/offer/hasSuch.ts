import type { Need, Offer } from '../../fit/offer.ts';
import { TRADE_BY_ID } from '../../fit/trades.ts';

/**
 * What only some firms have, by the family of those who look after it, and the families of the firms that have it: vehicles, goods in stock, a plant,
 * sites.
 */
const HAD_BY: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    vehicles:
      'vehicles|supply|driving|construction|land|mining|energy|public safety|public|guarding|buildings|food|shop|care|funeral|aviation',
    driving: 'driving|vehicles|supply|construction|land|mining|public|food|shop',
    supply:
      'supply|driving|vehicles|factory|commerce|shop|food|land|construction|mining|buying|engineering|laboratory|pharmacy|printing|aviation|maritime',
    factory: 'factory|engineering|supply|food|printing|mining|energy|construction|laboratory|aviation|maritime|vehicles|pharmacy',
    construction: 'construction|land|mining|energy|buildings|property',
  }).map(([thing, families]) => [thing, new Set(families.split('|'))]),
);
/** Those who buy things of several kinds, so that the others tell what it is. */
const BUYS_ANY: ReadonlySet<string> = new Set(['operations', 'procurement', 'safety', 'engineer']);
/** Firms where people only sit at desks: whatever keeps others safe at work has little to do with theirs. */
const AT_DESKS: ReadonlySet<string> = new Set([
  'legal',
  'finance',
  'money',
  'insurance',
  'technology',
  'marketing',
  'media',
  'design',
  'management',
]);
/** What brings in buyers, and places that have none. */
const BRINGS_BUYERS: ReadonlySet<string> = new Set(['sales', 'revops', 'growth', 'marketing', 'ecommerce', 'social']);
const WITHOUT_BUYERS: ReadonlySet<string> = new Set(['public', 'public safety', 'library', 'social', 'church']);

const familyOf = (trade: string): string => TRADE_BY_ID.get(trade)?.family ?? trade;

/** The families of what only some firms have, of which one is needed for an offer to be of use; empty if any firm has it. */
function listThings({ owners }: Pick<Need, 'owners'>): readonly string[] {
  const [first = ''] = owners;
  if (!BUYS_ANY.has(first) && HAD_BY[familyOf(first)] === undefined) return [];
  return owners.map(familyOf).filter((family) => HAD_BY[family] !== undefined);
}

/** Whether a need is one of firms with vehicles, stock, a plant or sites, and of no others. */
export const isOfThings = (need: Pick<Need, 'owners'>): boolean => listThings(need).length > 0;

/** Below this share, what an offer needs is a guess, and below the other one likely a misreading. */
const LEAST_CERTAIN = 0.5;
const LEAST_NEED = 0.1;

/** What an offer is certainly for: one need, or several that make it up together. */
function listNeeds(offer: Offer | null): readonly Need[] {
  const known = (offer?.needs ?? []).filter(({ share }) => share >= LEAST_NEED);
  const certain = known.filter(({ share }) => share >= LEAST_CERTAIN);
  if (certain.length > 0) return certain;
  return known.reduce((sum, { share }) => sum + share, 0) >= LEAST_CERTAIN ? known : [];
}

/**
 * Whether firms of these trades have what an offer is of use for; null if any firm has it, or if nothing tells. A law firm has no warehouse, and a
 * library nobody to sell to.
 */
export function hasSuch(offer: Offer | null, trades: readonly string[]): boolean | null {
  const needs = listNeeds(offer);
  if (needs.length === 0 || trades.length === 0) return null;
  const own = trades.map(familyOf);
  if (needs.every(({ owners }) => BRINGS_BUYERS.has(owners[0] ?? '')))
    return own.every((family) => WITHOUT_BUYERS.has(family)) ? false : null;
  if (!needs.every(isOfThings)) return null;
  return needs.some(({ owners }) => owners[0] === 'safety')
    ? !own.every((family) => AT_DESKS.has(family))
    : needs.flatMap(listThings).some((thing) => own.some((family) => HAD_BY[thing]?.has(family) === true));
}

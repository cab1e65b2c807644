import type { SellerFacts } from './sellerFacts.ts';

/** "Would you like it for the girls?", "Do you still want them, or shall I give them to Sam?" */
const GIVES =
  /\b(?:do|would|will|could) you (?:\p{L}+ )?(?:want|like|have|take|use|keep) (it|them|one|him|her)(?: (?:back|for \p{L}[^?,]*|after all|now|then|at all))?(?=\?|,? or\b)/iu;
const OR_GIVES = /,? or (?:shall|should|can|may|could) (?:I|we) ([^?\n]+)\?/iu;
const MOST_WORDS = 8;

/** What a friend has to give away, with the other way to be rid of it as `instead`; nothing if they offer nothing. */
export function readGift(prose: string): SellerFacts {
  const found = GIVES.exec(prose);
  if (found === null) return { tags: [], fields: [] };
  const rest = prose.slice(found.index + found[0].length);
  const other = rest.startsWith('?')
    ? undefined
    : OR_GIVES.exec(rest)?.[1]
        ?.replace(/\bmy\b/g, 'your')
        .replace(/\bour\b/g, 'your');
  const isPlain = other !== undefined && other.split(/\s+/).length <= MOST_WORDS && !/\byou\b/i.test(other);
  return {
    tags: ['gift'],
    fields: [['gift', (found[1] ?? 'it').toLowerCase()] as const, ...(isPlain ? [['instead', other] as const] : [])],
  };
}

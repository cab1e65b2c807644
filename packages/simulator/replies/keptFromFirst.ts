import type { Offer } from '../fit/offer.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { isToldTag } from './asks/readSellerFacts.ts';
import type { Known } from './chooseLine.ts';

/** What the first email of a sequence tells about all of them. */
export type ToldFirst = { kind: EmailKind | null; offer: Offer | null; tags: ReadonlySet<string>; fields: Known['fields'] };

/** Tags about the offer, which later emails of a sequence need not repeat. */
const LASTING: ReadonlySet<string> = new Set([
  'software',
  'priced',
  'placed',
  'named',
  'student',
  'onsite',
  'podcast',
  'purchases',
  'nocost',
  'guest',
  'deadlink',
  'webinar',
  'proof',
  'donor',
  'offering',
]);

/** Later emails continue the first: only sales has a separate kind for them. */
export function kindOfLater(read: EmailKind | null, first: EmailKind | null): EmailKind | null {
  if (first === 'sales') return 'follow_up';
  return first ?? (read === 'sales' ? 'follow_up' : read);
}

/** What a later email need not say again: who writes, and what they offer. */
export const listKept = (first: ToldFirst | null): (readonly [string, string])[] =>
  ['sender', 'thing', 'sold', 'topic'].flatMap((name) => {
    const value = first?.fields.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });

/** The tags of a first email that hold for the later ones. */
export const keepTags = (first: ToldFirst | null): readonly string[] =>
  [...(first?.tags ?? [])].filter((tag) => LASTING.has(tag) || isToldTag(tag));

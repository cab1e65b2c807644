import { KNOWN_THINGS, LONGEST_CUE, type KnownThing } from './category.ts';
import type { MaskedSentence } from './maskOffer.ts';

/** Known things by their stems, joined with spaces. */
const THINGS_OF: ReadonlyMap<string, readonly KnownThing[]> = KNOWN_THINGS.reduce(
  (byKey, thing) => byKey.set(thing.key, [...(byKey.get(thing.key) ?? []), thing]),
  new Map<string, KnownThing[]>(),
);

/** A known thing in a sentence: the positions of its first word and after its last. */
export type MetThing = { thing: KnownThing; at: number; end: number };

/** Whether these words, as stems, are a thing of a category. */
export const isKnownThing = (stems: string, category: number): boolean =>
  (THINGS_OF.get(stems) ?? []).some((thing) => thing.category === category);

/** The known things in a sentence; one inside a longer one of its category does not count. */
export function listThings({ stems }: Pick<MaskedSentence, 'stems'>): MetThing[] {
  const met: MetThing[] = [];
  for (let at = 0; at < stems.length; at += 1)
    for (let length = Math.min(LONGEST_CUE, stems.length - at); length >= 1; length -= 1) {
      const run = stems.slice(at, at + length);
      if (run.includes('')) continue;
      for (const thing of THINGS_OF.get(run.join(' ')) ?? [])
        if (!met.some((one) => one.thing.category === thing.category && one.end >= at + length)) met.push({ thing, at, end: at + length });
    }
  return met;
}

import { onFirstUse } from '../../onFirstUse.ts';
import { KNOWN_THINGS, LONGEST_CUE, type KnownThing } from '../needs/category.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import { SERVICE_OF_VERB } from './offerVerbs.ts';
import { findSender } from './offeredPlace.ts';
import { findPhrasesAt, growPhrases } from '../needs/phraseTree.ts';
import { toStem } from '../stems.ts';

/** Known things by their stems, joined with spaces. */
const THINGS_OF: ReadonlyMap<string, readonly KnownThing[]> = KNOWN_THINGS.reduce(
  (byKey, thing) => byKey.set(thing.key, [...(byKey.get(thing.key) ?? []), thing]),
  new Map<string, KnownThing[]>(),
);

const thingTree = onFirstUse(() => growPhrases(THINGS_OF));
const listEnds = (key: string): string[] => key.split(' ').flatMap((_, at, stems) => (at === 0 ? [] : [stems.slice(at).join(' ')]));
/** What known things of several words end in. */
const endsOfThings = onFirstUse((): ReadonlySet<string> => new Set([...THINGS_OF.keys()].flatMap(listEnds)));

/** A known thing in a sentence: the positions of its first word and after its last. `isDone` if a verb and its object say it. */
export type MetThing = { thing: KnownThing; at: number; end: number; isDone: boolean };

/** The known things in a sentence; one inside a longer one of its category does not count. */
export function listThings({ stems }: Pick<MaskedSentence, 'stems'>): MetThing[] {
  const met: MetThing[] = [];
  for (let at = 0; at < stems.length; at += 1)
    for (const { length, found } of findPhrasesAt(stems, at, { tree: thingTree(), most: LONGEST_CUE }).toReversed())
      for (const thing of found)
        if (!met.some((one) => one.thing.category === thing.category && one.end >= at + length))
          met.push({ thing, at, end: at + length, isDone: false });
  return met;
}

/** Roofs are not roofing, nor shelves shelving: the plural of a thing does not say what is done to it. */
export const isOtherForm = ({ thing, at, end }: MetThing, { words }: Pick<MaskedSentence, 'words'>): boolean =>
  end - at === 1 && thing.name.endsWith('ing') && words[at]?.endsWith('s') === true;

const BEFORE_AN_OBJECT = new Set('the a an your our all every each any new old used'.split(' '));
const LONGEST_OBJECT = 3;

/** "Our software books interviews" does no booking software: after these, a word is no verb. */
const NO_VERB_AFTER = new Set(['our', 'my', 'your', 'their', 'the', 'a', 'an']);

/** The known things that a verb and its object name, longest first: "count your stock" is stock counts. */
function findDone({ words, stems }: MaskedSentence, at: number): MetThing | null {
  const verb = words[at] ?? '';
  const ends = [...new Set([toStem(verb), toStem(SERVICE_OF_VERB.get(verb) ?? verb)])].filter((end) => endsOfThings().has(end));
  if (ends.length === 0) return null;
  let from = at + 1;
  while (BEFORE_AN_OBJECT.has(words[from] ?? '')) from += 1;
  for (let length = LONGEST_OBJECT; length >= 1; length -= 1) {
    const object = stems.slice(from, from + length);
    if (object.length < length || object.includes('')) continue;
    const [thing] = ends.flatMap((end) => THINGS_OF.get(`${object.join(' ')} ${end}`) ?? []);
    if (thing !== undefined) return { thing, at, end: from + length, isDone: true };
  }
  return null;
}

/** The known things that the sender does to something, said by a verb and its object: "we clean the ducts" is duct cleaning. */
export function listDone(sentence: MaskedSentence): MetThing[] {
  return sentence.words.flatMap((_, at) => {
    const done = at > 0 && !NO_VERB_AFTER.has(sentence.words[at - 1] ?? '') ? findDone(sentence, at) : null;
    return done !== null && findSender(sentence, at) !== null ? [done] : [];
  });
}

import { CATEGORIES } from './category.ts';
import { listDone, listThings, type MetThing } from './knownThing.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import { SERVICE_OF_VERB } from './offerVerbs.ts';
import { isEnd } from './nameObject.ts';
import { findSeller } from './offeredPlace.ts';
import { isKindOfThing, NOT_IN_A_NAME, toSingular } from './offerWords.ts';
import { foldText, listStems, toStem } from './stems.ts';

/** Names of work, which is the sender's wherever it is mentioned: "we run your payroll". Other things may be the reader's. */
const WORK =
  /(?:ing|ments?|tions?|ance|repairs?|reviews?|audits?|checks?|tests?|surveys?|services?|management|support|courses?|lessons|removal|hire|rental|payroll|coverage|campaigns|recovery|design|advice|therapy|transport|freight|clearance|patrols|care|control|campaign|reports|drawings|plans|searches|filings|consulting|SEO)$/i;
/** A question that names what is offered: "Is a pentest on this year's list?" */
const ASKED = new Set(['a', 'an', 'any', 'another', 'new', 'first']);

/** Work on a thing that somebody else owns. */
const DONE_TO =
  /^(?:train|clean|wash|repair|mend|inspect|test|calibrate|maintain|service|refurbish|restore|recycle|remove|install|replace|tune|sharpen|paint|monitor|audit|insure|finance|recover|rewire|reline|dismantle|certify|appraise|rebuild|sterilize|proofread|translate|edit|transcribe|digiti[sz]e|scan|photograph|shred|subtitle|caption|transport|benchmark|analy[sz]e)$/;

/** Words before the reader's own, or what is missing. */
const NOT_SOLD = new Set(['your', 'no', 'without', 'their', 'our', 'lost', 'broken', 'late']);

const SENDERS = new Set(['we', 'i', 'our']);

type Candidate = { name: string; rank: number };

/** Endings of what is made for a thing: a pallet inverter is no pallet. */
const MACHINE = /(?:[^aeiou]er|tor|machine|system|kit)$/;

/** "Our door screens" are no doors: a thing in singular that another noun follows only describes that. */
function isModifier({ words, clauses }: MaskedSentence, { thing, end, isDone }: MetThing): boolean {
  const last = thing.name.split(/[ -]/).at(-1) ?? '';
  const isMany = toSingular(last) !== last;
  const written = words[end - 1] ?? '';
  const next = words[end] ?? '';
  const isNoun = (toSingular(next) !== next && !NOT_IN_A_NAME.has(next) && !isEnd(words[end + 1])) || MACHINE.test(next);
  return !isDone && isMany && toSingular(written) === written && clauses[end] === clauses[end - 1] && isNoun;
}

/** How the thing is named in the sentence, with how plainly it is offered there; null if it may be the reader's own. */
function toCandidate(sentence: MaskedSentence, { thing, at, end, isDone }: MetThing): Candidate | null {
  const { words, text } = sentence;
  if (isModifier(sentence, { thing, at, end, isDone })) return null;
  const length = (end - at) / 10;
  if (!sentence.mayName)
    return text.trim().endsWith('?') && sentence.weight > 0 && ASKED.has(words[at - 1] ?? '') ? { name: thing.name, rank: length } : null;
  const sender = findSeller(sentence, { at, end });
  if (isDone) return { name: thing.name, rank: 2 + length };
  const isSpoken = listStems(thing.name.replaceAll('-', ' ')).join(' ') !== thing.key;
  if (isSpoken) return { name: thing.name, rank: (sender === null ? 1 : 2) + length };
  if (sender === null && WORK.test(thing.name)) return { name: thing.name, rank: 1 + length };
  // Where the category is certain, a thing of several words is hardly anybody else's.
  const isFree = !NOT_SOLD.has(words[at - 1] ?? '') && !words.slice(0, at).some((word) => SENDERS.has(word));
  if (sender === null) return thing.key.includes(' ') && isFree ? { name: thing.name, rank: length } : null;
  const service = sender.verb === null || !DONE_TO.test(sender.verb) ? undefined : SERVICE_OF_VERB.get(sender.verb);
  if (WORK.test(thing.name)) return { name: thing.name, rank: 2 + length };
  if (service === undefined) return sender.isYours ? null : { name: thing.name, rank: 2 + length };
  return { name: `${thing.name.replace(/\S+$/, toSingular)} ${service}`, rank: 2 + length };
}

const listOffered = (sentence: MaskedSentence): MetThing[] => [...listThings(sentence), ...listDone(sentence)];

const best = (candidates: readonly Candidate[]): string | null =>
  candidates.toSorted((one, other) => other.rank - one.rank)[0]?.name ?? null;

/** The name of a known thing of a category that the sentences offer, from a rank on; null if there is none. */
export function nameKnown(sentences: readonly MaskedSentence[], category: string, leastRank = 0): string | null {
  const candidates = sentences.flatMap((sentence) =>
    listOffered(sentence)
      .filter(({ thing }) => CATEGORIES[thing.category]?.id === category)
      .flatMap((met) => toCandidate(sentence, met) ?? []),
  );
  return best(candidates.filter(({ rank }) => rank >= leastRank));
}

/** Verbs whose direct object is for sale. */
const MAKES = new Set(
  'sell rent lease supply make manufacture build produce brew roast bake distill press mill grow import stock print'.split(' '),
);
const isMade = ({ words }: MaskedSentence, at: number): boolean =>
  ['we', 'i'].includes(words[at - 2] ?? '') && MAKES.has(words[at - 1] ?? '');

/**
 * The name of a known thing that the sender plainly sells or does, whatever its category; one word needs to be a kind of thing, or directly
 * what the sender sells or makes.
 */
export function nameKnownSold(sentences: readonly MaskedSentence[]): string | null {
  return best(
    sentences
      .filter(({ isOffer, mayName }) => isOffer && mayName)
      .flatMap((sentence) =>
        listOffered(sentence)
          .filter(({ thing, at }) => thing.key.includes(' ') || isKindOfThing(thing.name) || isMade(sentence, at))
          .flatMap((met) => toCandidate(sentence, met) ?? [])
          .filter(({ rank }) => rank >= 2),
      ),
  );
}

const SHORTEST = 4;

/** The known thing of a category that a subject names, if a sentence that may name the offer has a word of it; null otherwise. */
export function nameKnownSubject(subject: string, sentences: readonly MaskedSentence[], category: string): string | null {
  const words = foldText(subject.replaceAll('-', ' ')).match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];
  const told = new Set(sentences.filter(({ mayName }) => mayName).flatMap(({ stems }) => stems));
  const found = listThings({ stems: words.map(toStem) }).find(
    ({ thing, at }) =>
      CATEGORIES[thing.category]?.id === category &&
      !NOT_SOLD.has(words[at - 1] ?? '') &&
      thing.key.split(' ').some((stem) => stem.length >= SHORTEST && told.has(stem)),
  );
  return found?.thing.name ?? null;
}

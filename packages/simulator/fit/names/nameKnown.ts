import { isOtherForm, listDone, listThings, type MetThing } from '../mail/knownThing.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { SERVICE_OF_VERB } from '../mail/offerVerbs.ts';
import { isEnd } from './nameObject.ts';
import { findSeller } from '../mail/offeredPlace.ts';
import { isKindOfThing, NOT_IN_A_NAME, toSingular } from '../mail/offerWords.ts';
import { listStems } from '../stems.ts';

/** Names of work, which is the sender's wherever it is mentioned: "we run your payroll". Other things may be the reader's. */
const WORK =
  /(?:ing|ments?|tions?|ance|repairs?|reviews?|audits?|checks?|tests?|surveys?|services?|management|support|courses?|lessons|removal|hire|rental|payroll|coverage|campaigns|recovery|design|advice|therapy|transport|freight|clearance|patrols|care|control|campaign|reports|drawings|plans|searches|filings|consulting|SEO)$/i;
/** Work on a thing that somebody else owns. */
const DONE_TO =
  /^(?:train|clean|wash|repair|mend|inspect|test|calibrate|maintain|service|refurbish|restore|recycle|remove|install|replace|tune|sharpen|paint|monitor|audit|insure|finance|recover|rewire|reline|dismantle|certify|appraise|rebuild|sterilize|proofread|translate|edit|transcribe|digiti[sz]e|scan|photograph|shred|subtitle|caption|transport|benchmark|analy[sz]e)$/;

type Candidate = { name: string; length: number };

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

/** How the thing is named in a sentence that offers it; null if it may be the reader's own. The longest says most. */
function toCandidate(sentence: MaskedSentence, met: MetThing): Candidate | null {
  const { thing, at, end, isDone } = met;
  if (isModifier(sentence, met)) return null;
  const candidate = { name: thing.name, length: end - at };
  const sender = isDone ? null : findSeller(sentence, { at, end });
  if (sender === null) return isDone ? candidate : null;
  const isSpoken = listStems(thing.name.replaceAll('-', ' ')).join(' ') !== thing.key;
  if (isSpoken || WORK.test(thing.name)) return candidate;
  const service = sender.verb === null || !DONE_TO.test(sender.verb) ? undefined : SERVICE_OF_VERB.get(sender.verb);
  if (service !== undefined) return { ...candidate, name: `${thing.name.replace(/\S+$/, toSingular)} ${service}` };
  return sender.isYours ? null : candidate;
}

const listOffered = (sentence: MaskedSentence): MetThing[] => [
  ...listThings(sentence).filter((met) => !isOtherForm(met, sentence)),
  ...listDone(sentence),
];

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
  const candidates = sentences
    .filter(({ isOffer, mayName }) => isOffer && mayName)
    .flatMap((sentence) =>
      listOffered(sentence)
        .filter(({ thing, at }) => thing.key.includes(' ') || isKindOfThing(thing.name) || isMade(sentence, at))
        .flatMap((met) => toCandidate(sentence, met) ?? []),
    );
  return candidates.toSorted((one, other) => other.length - one.length)[0]?.name ?? null;
}

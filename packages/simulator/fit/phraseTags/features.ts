import { groupOf } from '../../reader/groups.ts';
import { hashOf, mixHashes } from '../../reader/knownToken.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { SERVICE_OF_VERB, toPlainVerb } from '../mail/offerVerbs.ts';
import { HEADS, isKindOfThing, toSingular } from '../mail/offerWords.ts';
import { isKnownThing, isService } from '../names/isService.ts';
import { remember } from '../../reading/text/remember.ts';
import { toStem } from '../stems.ts';

/** A sentence whose words are tagged; `isSubject` if it is the email's subject. */
export type TaggedSentence = Pick<MaskedSentence, 'text' | 'words' | 'stems' | 'clauses'> & {
  isSubject: boolean;
  isOffer: boolean;
  mayName: boolean;
  isStory: boolean;
  weight: number;
};

/** What surrounds the sentences: how often each stem occurs in the email, and the stems of its subject. */
export type Surroundings = { counts: ReadonlyMap<string, number>; subject: ReadonlySet<string> };

const NAMES = [
  ...(['own', 'stem', 'end', 'endAfter', 'before', 'beforeThat', 'after', 'afterThat', 'around'] as const),
  ...(['pair', 'nextPair', 'triple', 'longTriple', 'group', 'groupBefore', 'groupAfter', 'capital'] as const),
  ...(['sort', 'sortAndPart', 'sortPair', 'sortNext', 'place', 'left', 'person', 'shared', 'sharedSort'] as const),
  ...(['does', 'doesNear', 'doesWho'] as const),
];
/** The hash that tells one kind of feature from another. */
const KIND = Object.fromEntries(NAMES.map((name) => [name, hashOf(`%${name}`)])) as Record<(typeof NAMES)[number], number>;

const EDGE = hashOf('<edge>');
const A_NAME = hashOf('<name>');
const SPEAKERS = /^(?:i|we|i'm|we're|i've|we've|i'll|we'll|my|our|us)$/;
const READERS = /^(?:you|your|you're|you've|yours)$/;
const DETERMINERS = /^(?:the|a|an|any|some|all|every|each|this|that|these|those|no)$/;
const PREPOSITIONS =
  /^(?:for|to|of|in|on|at|with|from|by|about|into|across|between|before|after|without|within|than|as|and|or|but|so|if|when|which|that|who)$/;

/** The sorts of words, as far as lists and endings tell. The first that suits counts. */
const SORTS: readonly ((word: string) => boolean)[] = [
  (word) => SPEAKERS.test(word),
  (word) => READERS.test(word),
  (word) => DETERMINERS.test(word),
  (word) => PREPOSITIONS.test(word),
  (word) => /^\d/.test(word),
  isKindOfThing,
  isService,
  (word) => HEADS.has(word),
  (word) => SERVICE_OF_VERB.has(toPlainVerb(word)),
  isKnownThing,
  (word) => word.endsWith('ing'),
  (word) => word.endsWith('ed'),
  (word) => word.endsWith('ly'),
  (word) => toSingular(word) !== word,
];
const [SPEAKER_SORT, READER_SORT, LAST_LISTED_SORT] = [0, 1, 7];
/** A rare word with a capital is likely the name of the sender's firm or product. */
const NAME_SORT = SORTS.length + 1;
const EDGE_SORT = 31;
const SORT_COUNT = 32;

const KEPT_WORDS = 10_000;
/** The sort of a word; the number of sorts if it has none. */
const sortOf = remember(KEPT_WORDS, (word): number => {
  const sort = SORTS.findIndex((has) => has(word));
  return sort < 0 ? SORTS.length : sort;
});

const ACCENTS = /\p{M}/gu;
const WORD = /[A-Za-z0-9]+(?:'[A-Za-z]+)?/g;

/** Which words begin with a capital letter; the words are those of the sentence. */
function listCapitals({ text, words }: TaggedSentence): boolean[] {
  const plain = text.replaceAll('\u2019', "'").replaceAll('&', ' and ').replaceAll('-', ' ').normalize('NFD').replace(ACCENTS, '');
  const written = plain.match(WORD) ?? [];
  return words.map((_, at) => written.length === words.length && /^[A-Z]/.test(written[at] ?? ''));
}

/** A sentence with what is computed once for its words. */
type Prepared = {
  sentence: TaggedSentence;
  surroundings: Surroundings;
  hashes: readonly number[];
  groups: readonly number[];
  capitals: readonly boolean[];
  sorts: readonly number[];
};

function prepare(sentence: TaggedSentence, surroundings: Surroundings): Prepared {
  const hashes = sentence.words.map((word) => hashOf(/^\d/.test(word) ? '0' : word));
  const groups = hashes.map(groupOf);
  const capitals = listCapitals(sentence);
  const sorts = sentence.words.map((word, at) => {
    const sort = sortOf(word);
    return capitals[at] === true && groups[at] === 0 && sort > LAST_LISTED_SORT ? NAME_SORT : sort;
  });
  return { sentence, surroundings, hashes, groups, capitals, sorts };
}

type Emit = (hash: number) => void;

/** The word and the words around it. */
function emitWords({ sentence: { words }, hashes, groups, capitals, sorts }: Prepared, at: number, emit: Emit): void {
  const word = words[at] ?? '';
  const hashAt = (place: number): number => hashes[place] ?? EDGE;
  emit(mixHashes(KIND.own, hashAt(at)));
  emit(mixHashes(KIND.stem, hashOf(toStem(word))));
  emit(mixHashes(KIND.end, hashOf(word.slice(-3))));
  emit(mixHashes(KIND.endAfter, hashOf((words[at + 1] ?? '').slice(-3))));
  emit(mixHashes(KIND.before, hashAt(at - 1)));
  emit(mixHashes(KIND.beforeThat, hashAt(at - 2)));
  emit(mixHashes(KIND.after, hashAt(at + 1)));
  emit(mixHashes(KIND.afterThat, hashAt(at + 2)));
  emit(mixHashes(mixHashes(KIND.pair, hashAt(at - 1)), hashAt(at)));
  emit(mixHashes(mixHashes(KIND.nextPair, hashAt(at)), hashAt(at + 1)));
  emit(mixHashes(mixHashes(KIND.around, hashAt(at - 1)), hashAt(at + 1)));
  emit(mixHashes(mixHashes(KIND.triple, hashAt(at - 2)), hashAt(at - 1)));
  emit(mixHashes(mixHashes(mixHashes(KIND.longTriple, hashAt(at - 3)), hashAt(at - 2)), hashAt(at - 1)));
  const kinds = [KIND.groupBefore, KIND.group, KIND.groupAfter];
  kinds.forEach((kind, offset) => {
    const group = groups[at + offset - 1] ?? 0;
    if (group !== 0) emit(mixHashes(kind, group));
  });
  const isCapital = (place: number): number => (capitals[place] === true ? 1 : 0);
  emit(mixHashes(mixHashes(KIND.capital, sorts[at] ?? 0), 2 * isCapital(at) + isCapital(at + 1)));
}

/** The part of an email that a sentence is in, as far as offers are concerned. */
function partOf({ isSubject, isOffer, isStory, mayName, weight }: TaggedSentence): number {
  if (isSubject) return 0;
  if (isOffer) return 1;
  if (isStory) return 2;
  if (mayName) return 3;
  return weight > 0 ? 4 : 5;
}

/** The sort of the word and of those beside it, where it is, and where else the email has it. */
function emitPlace({ sentence, sorts, surroundings: { counts, subject } }: Prepared, at: number, emit: Emit): void {
  const { words, stems, clauses } = sentence;
  const sort = sorts[at] ?? 0;
  const part = partOf(sentence);
  const isLast = at + 1 === words.length || clauses[at + 1] !== clauses[at];
  emit(mixHashes(KIND.sort, sort));
  emit(mixHashes(KIND.sortAndPart, SORT_COUNT * part + sort));
  emit(mixHashes(KIND.sortPair, SORT_COUNT * (sorts[at - 1] ?? EDGE_SORT) + sort));
  emit(mixHashes(KIND.sortNext, SORT_COUNT * (isLast ? EDGE_SORT : (sorts[at + 1] ?? EDGE_SORT)) + sort));
  emit(mixHashes(KIND.place, 8 * part + Math.min(7, at)));
  emit(mixHashes(KIND.left, 8 * part + Math.min(7, words.length - at)));
  const stem = stems[at] ?? '';
  const inSubject = subject.has(stem) ? 1 : 0;
  // Words that vary over the list have no stem.
  const count = stem === '' ? 4 : Math.min(3, counts.get(stem) ?? 0);
  emit(mixHashes(KIND.shared, 16 * part + 8 * inSubject + count));
  if (inSubject === 1) emit(mixHashes(KIND.sharedSort, sort));
}

const FAR = 9;

/** Receives the features of a sentence's words: `next` before each word, then `emit` with each of its features. */
export type TagFeatures = { next: (at: number) => void; emit: Emit };

export function emitTagFeatures(sentence: TaggedSentence, surroundings: Surroundings, { next, emit }: TagFeatures): void {
  const prepared = prepare(sentence, surroundings);
  const { hashes, sorts } = prepared;
  const { words, clauses } = sentence;
  // Who was mentioned last in the clause, how many words ago, and where the sender was.
  let [person, distance, sender] = [0, FAR, -1];
  for (let at = 0; at < words.length; at += 1) {
    const sort = sorts[at] ?? 0;
    const isPerson = sort === SPEAKER_SORT || sort === READER_SORT;
    if (isPerson) [person, distance] = [1 + sort, 0];
    else distance = clauses[at] === clauses[at - 1] ? Math.min(FAR, distance + 1) : FAR;
    if ((sort === SPEAKER_SORT || sort === NAME_SORT) && at + 1 < words.length && sorts[at + 1] !== NAME_SORT) sender = at;
    next(at);
    emitWords(prepared, at, emit);
    emitPlace(prepared, at, emit);
    emit(mixHashes(KIND.person, 64 * partOf(sentence) + 16 * person + distance));
    // What the sender does: the word behind "we" or the firm's name.
    const does = sender < 0 ? EDGE : (hashes[sender + 1] ?? EDGE);
    emit(mixHashes(KIND.does, does));
    emit(mixHashes(mixHashes(KIND.doesNear, does), Math.min(5, at - sender)));
    emit(mixHashes(mixHashes(KIND.doesWho, does), sorts[sender] === NAME_SORT ? A_NAME : (hashes[sender] ?? EDGE)));
  }
}

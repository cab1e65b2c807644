import { hashOf, mixHashes } from './knownToken.ts';
import type { Token } from './maskNames.ts';

/** Where a sentence is in its email. */
export type Place = {
  /** Index among the sentences of the body, from 0. */
  index: number;
  count: number;
  /** It comes after the signature begins. */
  isSignature: boolean;
  /** It is the first of its line; it is the only one of its line. */
  startsLine: boolean;
  isWholeLine: boolean;
  /** Whether the sentence before it is a question. */
  followsQuestion: boolean;
};

/** One feature of a sentence and the token it comes from; -1 if it comes from no token. */
export type Emit = (hash: number, token: number) => void;

/** How much each type of feature counts during training. The stored weights already include it. */
export const FEATURE_SCALES = { word: 1, piece: 0.25, neighbours: 1, place: 2, mark: 2, shape: 1, group: 0.7 } as const;
export type FeatureSort = keyof typeof FEATURE_SCALES;

const named = (name: string): number => hashOf(`#${name}`);
const PAIR = named('pair');
const SKIP_PAIR = named('skip pair');
const TRIPLE = named('triple');
const FIRST = named('first');
const SECOND = named('second');
const LAST = named('last');
const LENGTH = named('length');
const FROM_START = named('from start');
const FROM_END = named('from end');
const PART = named('part');
const SIGNATURE = named('signature');
const STARTS_LINE = named('starts line');
const WHOLE_LINE = named('whole line');
const AFTER_QUESTION = named('after question');
const DENIED = named('denied');
const NAMES = named('names');
const NUMBERS = named('numbers');
const PERSONS = named('persons');
const OPENING = hashOf('<start>');
const PARTS = 5;

const lengthStep = (words: number): number => (words <= 6 ? words : words <= 10 ? 7 : words <= 16 ? 8 : words <= 26 ? 9 : 10);

/** How far a place is from both ends, up to four sentences, and in which fifth of the email it is. */
const stepsOf = ({ index, count }: Place) => ({
  fromStart: Math.min(index, 4),
  fromEnd: Math.min(count - 1 - index, 4),
  part: Math.floor((PARTS * index) / Math.max(1, count)),
});

/** A number that is the same for places with the same features. */
export function codeOf(place: Place): number {
  const { fromStart, fromEnd, part } = stepsOf(place);
  const flags = (place.isSignature ? 1 : 0) | (place.startsLine ? 2 : 0) | (place.isWholeLine ? 4 : 0) | (place.followsQuestion ? 8 : 0);
  return flags + 16 * (fromStart + 5 * (fromEnd + 5 * part));
}

/** Features of the position only. */
export function emitPlace(place: Place, tokens: number, emit: Emit): void {
  const { fromStart, fromEnd, part } = stepsOf(place);
  emit(mixHashes(LENGTH, lengthStep(tokens)), -1);
  emit(mixHashes(FROM_START, fromStart), -1);
  emit(mixHashes(FROM_END, fromEnd), -1);
  emit(mixHashes(PART, part), -1);
  if (place.isSignature) emit(mixHashes(SIGNATURE, Math.min(4, lengthStep(tokens))), -1);
  if (place.startsLine) emit(STARTS_LINE, -1);
  if (place.isWholeLine) emit(mixHashes(WHOLE_LINE, lengthStep(tokens)), -1);
  if (place.followsQuestion) emit(AFTER_QUESTION, -1);
}

/**
 * Features of adjacent tokens: pairs, pairs that skip one token, triples, and how the sentence begins and ends. Single words are features of the tokens
 * themselves.
 */
export function emitNeighbors(tokens: readonly Token[], emit: Emit): void {
  let before = OPENING;
  let beforeThat = OPENING;
  for (let at = 0; at < tokens.length; at += 1) {
    const hash = tokens[at]?.known.hash ?? 0;
    emit(mixHashes(mixHashes(PAIR, before), hash), at);
    if (at > 0) {
      emit(mixHashes(mixHashes(SKIP_PAIR, beforeThat), hash), at);
      emit(mixHashes(mixHashes(mixHashes(TRIPLE, beforeThat), before), hash), at);
    }
    beforeThat = before;
    before = hash;
  }
  const [first, second, last] = [tokens[0], tokens[1], tokens.at(-1)];
  if (first !== undefined) emit(mixHashes(FIRST, first.known.hash), 0);
  if (second !== undefined) emit(mixHashes(SECOND, second.known.hash), 1);
  if (last !== undefined) emit(mixHashes(LAST, last.known.hash), tokens.length - 1);
}

const GROUP_PAIR = named('group pair');
const FIRST_GROUP = named('first group');

/** Features of meaning: pairs of the tokens' groups, and the first token's group. Single groups are features of the tokens themselves. */
export function emitMeaning(tokens: readonly Token[], emit: Emit): void {
  let before = tokens[0]?.known.group ?? 0;
  if (before !== 0) emit(mixHashes(FIRST_GROUP, before), 0);
  for (let at = 1; at < tokens.length; at += 1) {
    const group = tokens[at]?.known.group ?? 0;
    if (group !== 0 && before !== 0) emit(mixHashes(mixHashes(GROUP_PAIR, before), group), at);
    before = group;
  }
}

const DENIED_WORDS = 4;
const QUESTION_MARK = hashOf('?');

/** Features of the whole sentence: words after a negation, how many names and numbers it has, and whom it is about. */
export function emitShape(tokens: readonly Token[], emit: Emit): void {
  let [denied, names, numbers, persons] = [0, 0, 0, 0];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const { known, isCapital } = token;
    if (denied > 0) emit(mixHashes(DENIED, known.hash), at);
    denied = known.isDenial ? DENIED_WORDS : denied - 1;
    if (isCapital && at > 0 && (known.persons & 1) === 0) names += 1;
    if (known.hasNumber) numbers += 1;
    persons |= known.persons;
  }
  emit(mixHashes(NAMES, Math.min(names, 4)), -1);
  emit(mixHashes(NUMBERS, Math.min(numbers, 3)), -1);
  emit(mixHashes(mixHashes(PERSONS, persons), tokens.at(-1)?.known.hash === QUESTION_MARK ? 1 : 0), -1);
}

const marks = new Map<string, number>();

/** The feature of a listed phrase in a sentence. */
export function hashOfMark(name: string): number {
  const known = marks.get(name);
  if (known !== undefined) return known;
  const hash = named(`mark ${name}`);
  marks.set(name, hash);
  return hash;
}

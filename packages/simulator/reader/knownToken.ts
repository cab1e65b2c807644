import { withApostrophe } from '../reading/text/contractions.ts';
import { remember } from '../reading/text/remember.ts';
import { groupOf } from './groups.ts';

/** What is computed once for all occurrences of a token. */
export type KnownToken = {
  key: string;
  /** Hash of the key, and hashes of the pieces inside it. */
  hash: number;
  pieces: readonly number[];
  /** Hash of its group of words with similar meaning; 0 if unknown. */
  group: number;
  isWord: boolean;
  hasNumber: boolean;
  /** Negates the words after it. */
  isDenial: boolean;
  /** One bit for each person it refers to: the writer, the writer's side, the reader, others. */
  persons: number;
  /** Its own weight, stored with the token once computed. */
  sums: { own?: Int32Array };
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit FNV-1a hash of a part of a text. */
function hashPart(text: string, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

export const hashOf = (text: string): number => hashPart(text, 0, text.length);

/** The hash of two hashes, in order. */
export const mixHashes = (first: number, second: number): number => {
  let hash = Math.imul(first ^ 0x9e3779b9, 0x85ebca6b) ^ second;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
};

const SHORTEST_PIECED = 4;
const LONGEST_WORD = 24;

/** Hashes of a word's prefixes and suffixes: two to four characters each, with suffixes marked. */
function hashPieces(key: string): number[] {
  if (key.length < SHORTEST_PIECED || key.startsWith('<')) return [];
  const framed = `^${key.slice(0, LONGEST_WORD)}$`;
  const pieces = new Set<number>();
  for (let length = 3; length <= 5; length += 1) {
    pieces.add(hashPart(framed, 0, length));
    pieces.add(hashPart(framed, framed.length - length, framed.length));
  }
  return [...pieces];
}

const DIGITS = /\p{N}/u;
const LETTER_FIRST = /^\p{L}/u;

const DENIALS = new Set(['not', 'no', 'never', 'without', 'nobody', 'none', 'nothing', 'less', 'fewer']);
const PERSONS: readonly ReadonlySet<string>[] = [
  new Set(['i', "i'm", "i've", "i'd", "i'll", 'my', 'me']),
  new Set(['we', 'our', 'us', "we've", "we'll", "we're"]),
  new Set(['you', 'your', "you're", "you've", "you'll"]),
  new Set(['he', 'she', 'they', 'his', 'her', 'their']),
];

const GROUP = hashOf('#group');

function hashGroup(hash: number): number {
  const group = groupOf(hash);
  return group === 0 ? 0 : mixHashes(GROUP, group);
}

/** A token by its key. */
export const toKnown = remember(20_000, (key): KnownToken => ({
  key,
  hash: hashOf(key),
  pieces: hashPieces(key),
  group: key.startsWith('<') ? 0 : hashGroup(hashOf(key)),
  isWord: LETTER_FIRST.test(key),
  hasNumber: key === '<number>' || key.includes('0'),
  isDenial: DENIALS.has(key) || key.endsWith("n't"),
  persons: PERSONS.reduce((bits, words, index) => (words.has(key) ? bits | (1 << index) : bits), 0),
  sums: {},
}));

/** The key of a word: lower case, with digits as 0. */
export function toKey(written: string): string {
  const lower = written.toLowerCase().replaceAll('\u2019', "'");
  if (LETTER_FIRST.test(lower)) return DIGITS.test(lower) ? lower.replace(/\p{N}+/gu, '0') : withApostrophe(lower);
  return DIGITS.test(lower) ? '<number>' : lower;
}

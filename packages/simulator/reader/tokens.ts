import { remember } from '../reading/text/remember.ts';

/** A token of a sentence: a word in lowercase, a punctuation mark, or a stand-in such as `<link>`; UTF-16 offsets into the text, end exclusive. */
export type Token = { start: number; end: number; known: KnownToken; isCapital: boolean };

/** What is computed once for all occurrences of a token. */
export type KnownToken = {
  key: string;
  /** Hash of the key, and hashes of the pieces inside it. */
  hash: number;
  pieces: readonly number[];
  isWord: boolean;
  hasNumber: boolean;
  /** Negates what follows it. */
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

/** Hashes of a word's beginning and ending: two to four characters each, with the ending marked. */
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

const toKnown = remember(20_000, (key): KnownToken => ({
  key,
  hash: hashOf(key),
  pieces: hashPieces(key),
  isWord: LETTER_FIRST.test(key),
  hasNumber: key === '<number>' || key.includes('0'),
  isDenial: DENIALS.has(key) || key.endsWith("n't"),
  persons: PERSONS.reduce((bits, words, index) => (words.has(key) ? bits | (1 << index) : bits), 0),
  sums: {},
}));

function toKey(written: string): string {
  const lower = written.toLowerCase().replaceAll('\u2019', "'");
  if (LETTER_FIRST.test(lower)) return DIGITS.test(lower) ? lower.replace(/\p{N}+/gu, '0') : lower;
  return DIGITS.test(lower) ? '<number>' : lower;
}

const LINK = /^(?:https?:|www\.|<a\b|\[|[a-z0-9-]+\.)/i;
const TOKEN = /\0+|[\p{L}\p{N}][\p{L}\p{N}_]*(?:['\u2019.@-][\p{L}\p{N}_]+)*|[?!:;$%\u20ac\u00a3"(\u2026\u2014]/gu;
/** Characters that the fast path below does not know: all non-ASCII characters except the typographic apostrophe, the ellipsis and the dash. */
const BEYOND = /[^\0-\x7f\u2019\u2026\u2014]/;

/** The role of an ASCII character in a token. */
const [LETTER, UNDERSCORE, JOINER, MARK] = [1, 2, 3, 4] as const;
const SORTS = new Uint8Array(128);
for (const [characters, sort] of [
  ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', LETTER],
  ['_', UNDERSCORE],
  ["'.@-", JOINER],
  ['?!:;$%"(', MARK],
] as const)
  for (const character of characters) SORTS[character.charCodeAt(0)] = sort;

const sortAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  if (code < 128) return SORTS[code] ?? 0;
  return code === 0x2019 ? JOINER : code === 0x2026 || code === 0x2014 ? MARK : 0;
};
const continues = (sort: number): boolean => sort === LETTER || sort === UNDERSCORE;

/** Where the token that begins at `start` ends, as `TOKEN` would match it; `start` itself if no token begins there. */
function tokenEnd(text: string, start: number, end: number): number {
  let at = start;
  if (text.charCodeAt(at) === 0) {
    while (at < end && text.charCodeAt(at) === 0) at += 1;
    return at;
  }
  const sort = sortAt(text, at);
  if (sort === MARK) return at + 1;
  if (sort !== LETTER) return at;
  for (at += 1; at < end; at += 1) {
    const next = sortAt(text, at);
    if (continues(next)) continue;
    if (next !== JOINER || at + 1 >= end || !continues(sortAt(text, at + 1))) break;
  }
  return at;
}

const UPPER_FIRST = /^\p{Lu}/u;

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? code >= 65 && code <= 90 : UPPER_FIRST.test(text.slice(at, at + 2));
}

const knownAs = remember(40_000, (written) => toKnown(toKey(written)));

/**
 * The tokens of a part of a text. `visible` is the text with links and placeholders as runs of NUL, `raw` the text as written, same offsets.
 */
export function toTokens(visible: string, raw: string, { start, end }: { start: number; end: number }): Token[] {
  const tokens: Token[] = [];
  const add = (from: number, to: number): void => {
    const isHidden = visible.charCodeAt(from) === 0;
    const known = isHidden ? toKnown(LINK.test(raw.slice(from, from + 12)) ? '<link>' : '<variable>') : knownAs(visible.slice(from, to));
    tokens.push({ start: from, end: to, known, isCapital: isCapital(visible, from) });
  };
  const part = visible.slice(start, end);
  if (BEYOND.test(part)) {
    for (const { index, 0: written } of part.matchAll(TOKEN)) add(start + index, start + index + written.length);
    return tokens;
  }
  const last = Math.min(end, visible.length);
  for (let at = start; at < last;) {
    const to = tokenEnd(visible, at, last);
    if (to > at) add(at, to);
    at = Math.max(to, at + 1);
  }
  return tokens;
}

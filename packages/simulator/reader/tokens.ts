import { remember } from '../reading/text/remember.ts';

/** A token of a sentence: a word in lower case, a mark, or a stand-in such as `<link>`; UTF-16 offsets into the text, end exclusive. */
export type Token = { start: number; end: number; known: KnownToken };

/** What is worked out once for all places a token stands in. */
export type KnownToken = {
  key: string;
  /** Hash of the key, and of the pieces inside it. */
  hash: number;
  pieces: readonly number[];
  isWord: boolean;
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit FNV-1a of a part of a text. */
function hashPart(text: string, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

export const hashOf = (text: string): number => hashPart(text, 0, text.length);

/** The hash of two things in their order. */
export const mixHashes = (first: number, second: number): number => {
  let hash = Math.imul(first ^ 0x9e3779b9, 0x85ebca6b) ^ second;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
};

const SHORTEST_PIECED = 4;
const LONGEST_WORD = 24;

/** Hashes of the runs of three to five characters of a word, its ends marked. */
function hashPieces(key: string): number[] {
  if (key.length < SHORTEST_PIECED || key.startsWith('<')) return [];
  const framed = `^${key.slice(0, LONGEST_WORD)}$`;
  const pieces = new Set<number>();
  for (let length = 3; length <= 5; length += 1)
    for (let start = 0; start + length <= framed.length; start += 1) pieces.add(mixHashes(length, hashPart(framed, start, start + length)));
  return [...pieces];
}

const DIGITS = /\p{N}/u;
const LETTER_FIRST = /^\p{L}/u;

const toKnown = remember(20_000, (key): KnownToken => ({
  key,
  hash: hashOf(key),
  pieces: hashPieces(key),
  isWord: LETTER_FIRST.test(key),
}));

function toKey(written: string): string {
  const lower = written.toLowerCase().replaceAll('\u2019', "'");
  if (LETTER_FIRST.test(lower)) return DIGITS.test(lower) ? lower.replace(/\p{N}+/gu, '0') : lower;
  return DIGITS.test(lower) ? '<number>' : lower;
}

const LINK = /^(?:https?:|www\.|<a\b|\[|[a-z0-9-]+\.)/i;
const TOKEN = /\0+|[\p{L}\p{N}][\p{L}\p{N}_]*(?:['\u2019.@-][\p{L}\p{N}_]+)*|[?!:;$%\u20ac\u00a3"(\u2026\u2014]/gu;

/**
 * The tokens of a part of a text. `visible` is the text with links and placeholders as runs of NUL, `raw` the text as written, same offsets.
 */
export function toTokens(visible: string, raw: string, { start, end }: { start: number; end: number }): Token[] {
  const tokens: Token[] = [];
  for (const match of visible.slice(start, end).matchAll(TOKEN)) {
    const from = start + match.index;
    const to = from + match[0].length;
    const isHidden = match[0].startsWith('\0');
    const key = isHidden ? (LINK.test(raw.slice(from, from + 12)) ? '<link>' : '<variable>') : toKey(match[0]);
    tokens.push({ start: from, end: to, known: toKnown(key) });
  }
  return tokens;
}

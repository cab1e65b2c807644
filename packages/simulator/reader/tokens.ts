import { remember } from '../reading/text/remember.ts';
import { groupOf } from './groups.ts';

/** A token of a sentence: a word in lower case, a mark, or a stand-in such as `<link>`; UTF-16 offsets into the text, end exclusive. */
export type Token = { start: number; end: number; known: KnownToken; isCapital: boolean };

/** What is worked out once for all places a token is in. */
export type KnownToken = {
  key: string;
  /** Hash of the key, and of the pieces inside it. */
  hash: number;
  pieces: readonly number[];
  /** Hash of the group of words of like meaning that it is in; 0 if none is known. */
  group: number;
  isWord: boolean;
  hasNumber: boolean;
  /** Denies what follows it. */
  isDenial: boolean;
  /** One bit for each sort of person that it names: the writer, the writer's side, the reader, others. */
  persons: number;
  /** What it weighs by itself, kept with the token once it is worked out. */
  sums: { own?: Int32Array };
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

/** Hashes of how a word begins and ends: two to four characters each, the end itself marked. */
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

const toKnown = remember(20_000, (key): KnownToken => ({
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

function toKey(written: string): string {
  const lower = written.toLowerCase().replaceAll('\u2019', "'");
  if (LETTER_FIRST.test(lower)) return DIGITS.test(lower) ? lower.replace(/\p{N}+/gu, '0') : lower;
  return DIGITS.test(lower) ? '<number>' : lower;
}

const LINK = /^(?:https?:|www\.|<a\b|\[|[a-z0-9-]+\.)/i;
const TOKEN = /\0+|[\p{L}\p{N}][\p{L}\p{N}_]*(?:['\u2019.@-][\p{L}\p{N}_]+)*|[?!:;$%\u20ac\u00a3"(\u2026\u2014]/gu;
/** Characters that the quick way below does not know: all beyond ASCII but the typographic apostrophe, the ellipsis and the dash. */
const BEYOND = /[^\0-\x7f\u2019\u2026\u2014]/;

/** What an ASCII character can be in a token. */
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

/** Where the token that begins at `start` ends, as `TOKEN` has it; `start` itself where none begins. */
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

/** Stands for a placeholder, and for a name: which name it is says nothing of what a sentence does. */
const NAME = '<name>';
const OWNED_NAME = "<name>'s";
/** Written with a capital, but no names of people or companies that an email may or may not be about. */
const NO_NAMES =
  /^(?:i|mum|mom|dad|mama|papa|grandma|grandpa|granny|aunt|auntie|uncle|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|mr|mrs|ms|dr|sir|madam|linkedin|google|amazon|facebook|instagram|youtube|twitter|tiktok|whatsapp|excel|slack|zoom|teams|outlook|hubspot|salesforce|shopify|stripe|calendly|english|german|french|spanish|american|british|european)(?:['\u2019].*)?$/i;
const NAME_SHAPE = /^\p{Lu}\p{L}*\p{Ll}/u;
const GOES_ON = /[\p{L}\p{N}\0,&('\u2019]/u;

/** A token and what tells whether it is a name. */
type Cut = Token & { written: string; goesOn: boolean };

/** Whether most words of a line begin with a capital, as in a headline: there, capitals tell no names. */
function isHeadline(line: readonly Cut[]): boolean {
  const words = line.filter(({ known }) => known.isWord);
  return words.length > 2 && 2 * words.filter((word) => word.isCapital).length > words.length;
}

const isCapitalName = ({ isCapital, written }: Cut): boolean => isCapital && NAME_SHAPE.test(written) && !NO_NAMES.test(written);

const isBlank = (text: string, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) if (text.charCodeAt(at) !== 32) return false;
  return true;
};

/**
 * Which tokens of a line are names: words with a capital that nobody knows, placeholders, and what stands next to these inside a sentence with a capital
 * of its own ("Bluewater Freight").
 */
function findNames(text: string, line: readonly Cut[]): boolean[] {
  const isTold = !isHeadline(line);
  const names = line.map((cut) => cut.known.key === NAME || (cut.known.group === 0 && isCapitalName(cut)));
  const join = (at: number, beside: number): void => {
    const [cut, other] = [line[at], line[beside]];
    if (cut === undefined || other === undefined || names[at] === true || names[beside] !== true) return;
    const [first, second] = at < beside ? [cut, other] : [other, cut];
    if (cut.goesOn && isCapitalName(cut) && isBlank(text, first.end, second.start)) names[at] = true;
  };
  if (!isTold) return names;
  for (let at = 1; at < line.length; at += 1) join(at, at - 1);
  for (let at = line.length - 2; at >= 0; at -= 1) join(at, at + 1);
  return names;
}

/** The names of a line as one stand-in each, however many words they have. */
function maskNames(text: string, line: readonly Cut[], into: Token[]): void {
  const names = findNames(text, line);
  let name: Token | undefined;
  line.forEach(({ start, end, known, isCapital, written }, at) => {
    if (names[at] !== true) {
      into.push({ start, end, known, isCapital });
      name = undefined;
      return;
    }
    const owned = toKnown(/['\u2019]s$/.test(written) ? OWNED_NAME : NAME);
    if (name !== undefined && isBlank(text, name.end, start)) {
      name.end = end;
      name.known = owned;
      return;
    }
    name = { start, end, known: owned, isCapital: true };
    into.push(name);
  });
}

/** Tokens whose names are masked, line by line. */
function withoutNames(text: string, cuts: readonly Cut[]): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (let at = 1; at <= cuts.length; at += 1) {
    const [before, next] = [cuts[at - 1], cuts[at]];
    if (before !== undefined && next !== undefined && !text.slice(before.end, next.start).includes('\n')) continue;
    maskNames(text, cuts.slice(from, at), tokens);
    from = at;
  }
  return tokens;
}

/** Whether a sentence goes on at an offset: before it, blanks apart, stands a letter, a figure or a comma. */
function goesOnAt(text: string, at: number, from: number): boolean {
  let before = at - 1;
  while (before >= from && text.charCodeAt(before) === 32) before -= 1;
  return before >= from && GOES_ON.test(text.charAt(before));
}

/**
 * The tokens of a part of a text. `visible` is the text with links and placeholders as runs of NUL, `raw` the text as written, same offsets.
 */
export function toTokens(visible: string, raw: string, { start, end }: { start: number; end: number }): Token[] {
  const cuts: Cut[] = [];
  let hasNames = false;
  const add = (from: number, to: number): void => {
    const isHidden = visible.charCodeAt(from) === 0;
    const written = isHidden ? '' : visible.slice(from, to);
    const known = isHidden ? toKnown(LINK.test(raw.slice(from, from + 12)) ? '<link>' : NAME) : knownAs(written);
    const capital = isCapital(visible, from);
    hasNames ||= capital || isHidden;
    cuts.push({ start: from, end: to, known, isCapital: capital, written, goesOn: capital && goesOnAt(visible, from, start) });
  };
  const finish = (): Token[] => (hasNames ? withoutNames(visible, cuts) : cuts);
  const part = visible.slice(start, end);
  if (BEYOND.test(part)) {
    for (const { index, 0: written } of part.matchAll(TOKEN)) add(start + index, start + index + written.length);
    return finish();
  }
  const last = Math.min(end, visible.length);
  for (let at = start; at < last;) {
    const to = tokenEnd(visible, at, last);
    if (to > at) add(at, to);
    at = Math.max(to, at + 1);
  }
  return finish();
}

import { remember } from '../reading/text/remember.ts';
import { toKey, toKnown } from './knownToken.ts';
import { NAME, withoutNames, type Cut, type Token } from './maskNames.ts';

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

/** Where the token that starts at `start` ends, with the same result as `TOKEN`; `start` itself if there is none. */
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

const GOES_ON = /[\p{L}\p{N}\0,&('\u2019]/u;
/** Whether a sentence continues at an offset: the previous non-space character is a letter, a digit or a comma. */
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

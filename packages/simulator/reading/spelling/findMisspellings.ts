import type { Range } from '../sections/splitBlocks.ts';
import type { Meant, Spelling } from '../text/spelling.ts';
import { copyOf, cut, rememberLines } from '../text/remember.ts';
import { splitWords, type Word } from '../text/splitWords.ts';
import { AGREEMENT } from './agreement.ts';
import { CONFUSED } from './confusedWords.ts';
import { HOMOPHONES } from './homophones.ts';
import { SHORT_FORMS } from './shortForms.ts';
import { EVERYDAY_WORDS, LIKE_EVERYDAY_WORDS, SHORT_EVERYDAY_WORDS } from './everydayWords.ts';
import { chooseMeant, LONGEST_MEANT, SHORTEST_MEANT, unpackWords } from './meantWords.ts';
import type { Confused } from './neighbors.ts';
import { MISSPELLINGS } from './misspellings.ts';
import { MORE_MISSPELLINGS } from './moreMisspellings.ts';
import { pluralOf } from './pluralOf.ts';

/** A misspelled word with the neighbors that show it, and the same passage as it was meant. */
export type Misspelling = Range & { by: string };

/** What is meant by each misspelled word; read on first use. */
let known: ReadonlyMap<string, string> | undefined;

const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|august|september|october|november|december)$/;
/** A word of the lists as people write it: `_` is a space, and days have a capital. */
function toWritten(word: string): string {
  const text = word.replaceAll('_', ' ').toLowerCase();
  return DAY.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const readKnown = (): ReadonlyMap<string, string> =>
  new Map(
    `${MISSPELLINGS}${MORE_MISSPELLINGS}`.split('\n').flatMap((line) => {
      const [right = '', ...wrong] = line.split(' ');
      return wrong.map((word) => [word, toWritten(right)] as const);
    }),
  );

/** Everyday words, other words that are like them, and the words that people misspell in ways that no rule finds; read on first use. */
let words: { everyday: ReadonlyMap<string, number>; likeEveryday: ReadonlyMap<string, number>; meant: ReadonlySet<string> } | undefined;

const readWords = () => {
  known ??= readKnown();
  return { everyday: unpackWords(EVERYDAY_WORDS), likeEveryday: unpackWords(LIKE_EVERYDAY_WORDS), meant: new Set(known.values()) };
};

/** Whether a word, in lower case, is an everyday one: false also for many words that are not known. */
export function isEveryday(word: string): boolean {
  const { everyday, meant } = (words ??= readWords());
  return everyday.has(word) || meant.has(word);
}

/** Everyday words of three to five letters; read on first use. */
let shortWords: ReadonlyMap<string, number> | undefined;
/** Whether a word, in lower case, is an everyday one of three to five letters. */
export const isShortEveryday = (word: string): boolean => (shortWords ??= unpackWords(SHORT_EVERYDAY_WORDS)).has(word);

/** What makes a rarer word of an everyday one, such as roastery. */
const DERIVES = /^(?:y|ry|ery|ish|ness|less|able|like|wise|ful)$/;

/** The everyday word that is surely meant by a word that is none itself. A word with a capital may be a name. */
function meantByLetters(word: string): string | undefined {
  if (word.length < SHORTEST_MEANT || word.length > LONGEST_MEANT) return undefined;
  if (!/^[a-z]+$/.test(word) || isEveryday(word)) return undefined;
  const { everyday, likeEveryday } = (words ??= readWords());
  const meant = likeEveryday.has(word) ? undefined : chooseMeant(word, everyday);
  const isDerived = meant !== undefined && word.startsWith(meant) && DERIVES.test(word.slice(meant.length));
  return meant === undefined || isDerived ? undefined : toWritten(meant);
}

/** The word that is surely meant by a misspelled one in small letters, wherever it stands. */
export function findMeantBy(key: string): string | undefined {
  known ??= readKnown();
  return known.get(key) ?? meantByLetters(key);
}

/** What a right word may stand for, by its neighbors; read on first use. */
let confused: ReadonlyMap<string, readonly Confused[]> | undefined;

/** The same pattern, read from the end of the text: a pattern that only matches there is otherwise tried at every letter. */
const fromEnd = ({ source, flags }: RegExp): RegExp => new RegExp(`$(?<=${source})`, flags);

function readConfused(): ReadonlyMap<string, readonly Confused[]> {
  const all = new Map<string, Confused[]>();
  for (const [word, more] of [...CONFUSED, ...AGREEMENT, ...SHORT_FORMS, ...HOMOPHONES])
    all.set(word, [
      ...(all.get(word) ?? []),
      ...more.map(({ before, ...one }) => (before === undefined ? one : { ...one, before: fromEnd(before) })),
    ]);
  return all;
}

function findMeant({ written }: Spelling): Meant | null {
  known ??= readKnown();
  const key = written.toLowerCase().replaceAll('\u2019', "'");
  confused ??= readConfused();
  return confused.get(key) ?? known.get(key) ?? pluralOf(key) ?? meantByLetters(written) ?? null;
}

/** As far from a word its neighbors are read. */
const NEAR = 50;
const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - NEAR), at);
const textAfter = (text: string, at: number): string => text.slice(at, at + NEAR);

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
const STARTS_SENTENCE =
  /(?:^|\n|[.!?]["'\u201d\u2019)]?[ \t]+)[ \t]*(?:[-*\u2022\u2013\u00b7][ \t]*|\d{1,2}[.)][ \t]*)?["'\u201c\u2018(]?$/;

/** What follows an ordinary word at the start of a sentence: a small letter, a figure, a date or a variable, not another capital. */
const LEADS_ON =
  /^[ \t,:]+(?:\p{Ll}|[$\u20ac\u00a3]?\d|\{\{|I\b|(?:Jan|Febr)uary\b|March\b|April\b|May\b|June\b|July\b|August\b|(?:Septem|Octo|Novem|Decem)ber\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/u;
const CAPITALS_BEFORE = /(?:^|[.!?\n][ \t]*|\p{Lu}[,;:]?[ \t]+|\d[ \t]+)$/u;
const CAPITALS_AFTER = /^(?:[.!?,]*[ \t]+(?:\p{Lu}{2}|\p{Lu}[ \t]|\d)|[.!?]*(?:\n|$))/u;
/** A word with a capital may be a name or a brand, unless a sentence starts with it. */
function mayBeName(text: string, { start, end }: Range): boolean {
  const written = text.slice(start, end);
  if (!isCapital(written)) return false;
  // Among words in capitals, capitals mark no name.
  if (isShouted(written) && CAPITALS_BEFORE.test(textBefore(text, start)) && CAPITALS_AFTER.test(textAfter(text, end))) return false;
  return /\p{Lu}/u.test(written.slice(1)) || !STARTS_SENTENCE.test(textBefore(text, start)) || !LEADS_ON.test(textAfter(text, end));
}

/** Part of an address, a file name or a handle. */
const isInAddress = (text: string, { start, end }: Range): boolean =>
  /[@/\\#_.-]$/.test(textBefore(text, start)) || /^(?:[@/\\_-]|\.\p{L})/u.test(textAfter(text, end));

const isShouted = (written: string): boolean => /^\p{Lu}{2}[\p{Lu}'\u2019]*$/u.test(written);
function likeWritten(written: string, by: string): string {
  if (isShouted(written)) return by.toUpperCase();
  return isCapital(written) ? by.charAt(0).toUpperCase() + by.slice(1) : by;
}

const BLANK_LINE = /\s*\n\s*\n[^]*$/u;
function findConfused(text: string, { start, end }: Range, all: readonly Confused[]): Misspelling | undefined {
  // A blank line ends a sentence.
  const [above, below] = [textBefore(text, start), textAfter(text, end).replace(BLANK_LINE, '')];
  for (const { by, before, after, showsBefore, joinsBefore, isSmall } of all) {
    if (isSmall === true && /\p{Lu}/u.test(text.slice(start, end))) continue;
    const tail = after === undefined ? '' : after.exec(below)?.[0];
    if (tail === undefined || before?.test(above) === false) continue;
    const head = showsBefore === true || joinsBefore === true ? (/\p{L}+ $/u.exec(above)?.[0] ?? '') : '';
    // A name or a title may follow, and a whole word is shown.
    const shown = tail + (/^[\p{L}'\u2019]*/u.exec(below.slice(tail.length))?.[0] ?? '');
    return {
      start: start - head.length,
      end: end + shown.length,
      by: (joinsBefore === true ? head.trimEnd() : head) + likeWritten(text.slice(start, end), by) + shown,
    };
  }
  return undefined;
}

/** Words that no sentence has twice in a row. */
const NEVER_DOUBLED = new Set(['the', 'a', 'an', 'and', 'our', 'your', 'my', 'their', 'we', 'if']);
const isDoubled = (text: string, one: Word, next: Word): boolean =>
  one.spelling.key === next.spelling.key &&
  one.end - one.start === next.end - next.start &&
  NEVER_DOUBLED.has(next.spelling.key) &&
  next.start === one.end + 1 &&
  text.charCodeAt(one.end) === 32 &&
  text.slice(next.start, next.end) === next.spelling.key;

/** A word that may be wrong, with what may be meant by it, and where it ends if it is said twice. */
type Doubtful = Range & { meant: Meant | null; doubledTo: number | undefined };

/** What is wrong with a word of a line; of two that overlap, a doubled word or the first counts. */
type Found = Misspelling & { isDoubled: boolean };
const NONE: readonly Found[] = [];

/** What was found in a line between certain characters. */
type FoundBetween = { above: string; below: string; found: readonly Found[] };
/** So many of them are kept of a line: the lines of a list mostly stand between the same ones. */
const MOST_BETWEEN = 8;

/** The words of a line that may be wrong, whatever stands near it; how many characters before and after it tell whether they are; and what was found. */
type Doubts = { doubtful: readonly Doubtful[]; before: number; after: number; latest: FoundBetween[] };

const findDoubts = rememberLines((line): Doubts => {
  const words = splitWords(line);
  const doubtful = words.flatMap((word, index): Doubtful[] => {
    const { start, end, spelling } = word;
    const next = words[index + 1];
    spelling.meant ??= spelling.meant === null ? null : findMeant(spelling);
    const doubledTo = next !== undefined && isDoubled(line, word, next) ? next.end : undefined;
    return spelling.meant === null && doubledTo === undefined ? [] : [{ start, end, meant: spelling.meant, doubledTo }];
  });
  const [first, last] = [doubtful[0], doubtful.at(-1)];
  const before = Math.max(0, NEAR - (first?.start ?? NEAR));
  const after = last === undefined ? 0 : Math.max(0, last.end + NEAR - line.length);
  return { doubtful, before, after, latest: [] };
});

/** The next word belongs to a name taken over from another language: "chef de partie". */
const OF_OTHER_LANGUAGE = /(?<!\p{L})(?:de|du|des|di|della|del|la|le|les|au|aux) $/u;

/** What is wrong with a word that is not said twice. */
function findInWord(text: string, range: Range, meant: Meant | null): Misspelling | undefined {
  if (meant === null) return undefined;
  if (typeof meant !== 'string') return findConfused(text, range, meant);
  const { start, end } = range;
  return mayBeName(text, range) || isInAddress(text, range) || OF_OTHER_LANGUAGE.test(textBefore(text, start))
    ? undefined
    : { ...range, by: likeWritten(text.slice(start, end), meant) };
}

function findDoubted(text: string, { start, end, meant, doubledTo }: Doubtful, from: number): Found | undefined {
  const range = { start: from + start, end: from + end };
  if (doubledTo !== undefined) return { start, end: doubledTo, by: text.slice(range.start, range.end), isDoubled: true };
  const one = findInWord(text, range, meant);
  return one === undefined ? undefined : { start: one.start - from, end: one.end - from, by: one.by, isDoubled: false };
}

/** What is wrong in a line, by offsets within it. */
function findInLine(text: string, start: number, end: number): readonly Found[] {
  const doubts = findDoubts(cut(text, start, end));
  // Most lines are right, and need no functions of their own.
  return doubts.doubtful.length === 0 ? NONE : findDoubtedIn(text, { start, end }, doubts);
}

function findDoubtedIn(text: string, { start, end }: Range, { doubtful, before, after, latest }: Doubts): readonly Found[] {
  const above = text.slice(Math.max(0, start - before), start);
  const below = text.slice(end, end + after);
  const known = latest.find((one) => one.above === above && one.below === below);
  if (known !== undefined) return known.found;
  const found = doubtful.flatMap((one) => findDoubted(text, one, start) ?? []);
  if (latest.length >= MOST_BETWEEN) latest.shift();
  latest.push({ above: copyOf(above), below: copyOf(below), found });
  return found;
}

/**
 * Misspelled words of an English text and a few sure mistakes of grammar, in order, with what was meant. British and American spellings are
 * both right; names, brands and addresses are left alone.
 */
export function findMisspellings(text: string): readonly Misspelling[] {
  const found: Misspelling[] = [];
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    for (const one of start === end ? NONE : findInLine(text, start, end))
      if (one.isDoubled || start + one.start >= (found.at(-1)?.end ?? 0))
        found.push({ start: start + one.start, end: start + one.end, by: one.by });
    start = end + 1;
  }
  return found;
}

/** A short text with its misspelled words corrected. */
export function correctText(text: string): string {
  let right = text;
  for (const { start, end, by } of findMisspellings(text).toReversed()) right = right.slice(0, start) + by + right.slice(end);
  return right;
}

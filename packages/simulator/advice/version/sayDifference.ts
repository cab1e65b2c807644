import { countOf } from '../../countOf.ts';
import { droppedFrom } from '../../edits/droppedFrom.ts';
import { toQuote } from '../../narrative/facts.ts';
import type { ChangedLines } from './changedLines.ts';

const CONTACT = /^(?:[\d ()+-]{8,}|\S+\.\S+)$/;
/** More passages, or longer ones, are not listed. */
const [MOST_PASSAGES, MOST_WORDS] = [4, 12];
/** Shortened quotes show a change only if they differ this early. */
const LEAST_SHOWN = 40;

const listFormat = new Intl.ListFormat('en-US');

/** A word without its marks; "a" before one word is "an" before another. */
const bareOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/^an$/, 'a');

/** Words whose loss only splits a sentence. */
const JOINS = /^(?:and|but|so)$/;

const wordsOf = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .split(/\s+/)
    .filter((word) => bareOf(word) !== '');

/** Whether at least half of a line's words are in another one: then it was shortened. */
function sharesHalf(line: string, other: string): boolean {
  const known = new Set(wordsOf([other]).map(bareOf));
  const own = wordsOf([line]);
  return 2 * own.filter((word) => known.has(bareOf(word))).length >= own.length;
}

/** A placeholder with a default value: no words of the text. */
const HAS_FALLBACK = /\{\{[^{}]*\|/;

/** The passages that lines lost, and how the rest was calmed, if nothing else in them changed but marks and capitals. */
function passagesCut({ removed, added }: ChangedLines): { cut: string[]; calmed: string[] } | undefined {
  if (removed.some((line) => HAS_FALLBACK.test(line))) return undefined;
  const left = wordsOf(added);
  const passages: string[][] = [];
  // The word kept before each passage, which may have been its first: "I wanted to write because" of "I wanted to write because I think".
  const keptBefore: (string | undefined)[] = [];
  const calmed = new Set<string>();
  let next = 0;
  // Lines that stand apart in the email are quoted apart.
  const words = removed.flatMap((line) => {
    const isGone = !added.some((other) => sharesHalf(line, other));
    return wordsOf([line]).map((word, index) => ({ word, isFirst: index === 0, isGone }));
  });
  for (const { word, isFirst, isGone } of words) {
    const written = left[next] ?? '';
    if (isFirst) {
      passages.push([]);
      keptBefore.push(undefined);
    }
    if (!isGone && next < left.length && bareOf(word) === bareOf(written)) {
      if (/\p{Lu}{2}/u.test(word) && !/\p{Lu}{2}/u.test(written)) calmed.add('change all-caps words to lowercase');
      if (word.includes('!') && !written.includes('!')) calmed.add('drop exclamation marks');
      next += 1;
      passages.push([]);
      keptBefore.push(word);
    } else passages.at(-1)?.push(word);
  }
  const cut = passages
    .map((passage, index) => {
      const before = keptBefore[index];
      const isTurned = before !== undefined && /^\p{Lu}/u.test(before) && before === passage.at(-1);
      return isTurned ? [before, ...passage.slice(0, -1)] : passage;
    })
    .filter((passage) => passage.length > 0);
  if (cut.length === 0 || cut.some((passage) => passage.every((word) => JOINS.test(bareOf(word))))) return undefined;
  if (next < left.length || cut.length > MOST_PASSAGES || cut.some((passage) => passage.length > MOST_WORDS)) return undefined;
  return {
    cut: cut.map((passage) => passage.join(' ').replace(/^[^\p{L}\p{N}$\u20ac\u00a3]+|[^\p{L}\p{N}%]+$/gu, '')),
    calmed: [...calmed].toSorted(),
  };
}

const sameWords = (one: string, other: string): boolean => wordsOf([one]).map(bareOf).join(' ') === wordsOf([other]).map(bareOf).join(' ');

/** The most sentences that are quoted of those that go. */
const MOST_DROPPED = 3;

/** Sentences as quotations; of many, the first two and how many others. */
export function listSentences(lines: readonly string[]): string {
  const quoted = lines.map((line) => `“${toQuote(line)}”`);
  return listFormat.format(quoted.length <= MOST_DROPPED ? quoted : [...quoted.slice(0, 2), countOf(quoted.length - 2, 'other sentence')]);
}

/** The sentences that are gone as a whole, whatever else an edit rewrote. */
export const listGone = ({ removed, added }: ChangedLines): string[] =>
  removed.filter((line) => wordsOf([line]).length > 0 && !added.some((other) => sharesHalf(line, other)));

/** Those that nothing replaces, for a text that quotes none of them. */
export function sayGone(lines: ChangedLines, subject: string): string {
  const gone = listGone(lines).filter((line) => line !== subject);
  const replacing = lines.added.filter((line) => !lines.removed.some((old) => sharesHalf(old, line))).length;
  return gone.length <= replacing ? '' : ` (and drop ${listSentences(gone.slice(replacing))})`;
}

const differ = (one: string, other: string): boolean => toQuote(one).slice(0, LEAST_SHOWN) !== toQuote(other).slice(0, LEAST_SHOWN);

/** Lines of this many words below the first, as a greeting's farewell, need no quotation of their own. */
const SHORT_LINE = 3;
/** The first change of two, if the second is only the farewell that goes with a greeting. */
function withoutFarewell({ removed, added }: ChangedLines): ChangedLines {
  const isFarewell = (line: string | undefined): boolean =>
    line !== undefined && line.split(/\s+/).length <= SHORT_LINE && line.endsWith(',');
  const isPair = removed.length === 2 && added.length === 2 && [removed[1], added[1], added[0]].every(isFarewell);
  return isPair ? { removed: removed.slice(0, 1), added: added.slice(0, 1) } : { removed, added };
}

/**
 * What an edit did, read from the changed lines and not from what it was meant to do: the sentences or words it removed, or the sentence
 * it rewrote. Undefined if more changed than can be quoted. `subject` is the subject before and after.
 */
export function sayDifference(lines: ChangedLines, subject: { before: string; after: string }): string | undefined {
  const { removed, added } = withoutFarewell(lines);
  const [old, written] = [removed[0], added[0]];
  if (old === undefined) return undefined;
  const dropped = old === subject.before && removed.length === 1 ? droppedFrom(old, subject.after) : undefined;
  if (dropped !== undefined) return `Drop “${toQuote(dropped)}” from the subject`;
  // A number to call or an address that only moved was not written.
  if (added.every((line) => CONTACT.test(line) && removed.some((one) => one.includes(line)))) return `Drop ${listSentences(removed)}`;
  const found = subject.before === subject.after ? passagesCut(lines) : undefined;
  if (found !== undefined) {
    const cut = `Cut ${listFormat.format(found.cut.map((words) => `“${toQuote(words)}”`))}`;
    return found.calmed.length === 0 ? cut : `${[cut, ...found.calmed.slice(0, -1)].join(', ')}, and ${found.calmed.at(-1) ?? ''}`;
  }
  if (written === undefined || removed.length > 1 || added.length > 1) return undefined;
  // A change of capitals and marks alone is not seen in two long quotations.
  if (sameWords(old, written) && old.length > LEAST_SHOWN) return undefined;
  const isShort = old.length <= LEAST_SHOWN && toQuote(old) !== toQuote(written);
  return isShort || differ(old, written) ? `Write “${toQuote(written)}” instead of “${toQuote(old)}”` : undefined;
}

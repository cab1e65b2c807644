import { countOf } from '../countOf.ts';
import { droppedFrom } from '../edits/droppedFrom.ts';
import { toQuote } from '../narrative/facts.ts';
import type { ChangedLines } from './changedLines.ts';

const CONTACT = /^(?:[\d ()+-]{8,}|\S+\.\S+)$/;
/** More passages, or longer ones, are not listed. */
const [MOST_PASSAGES, MOST_WORDS] = [4, 8];
/** Shortened quotes show a change only if they differ this early. */
const LEAST_SHOWN = 40;

const listFormat = new Intl.ListFormat('en-US');

/** A word without its marks; "a" before one word is "an" before another. */
const bareOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/^an$/, 'a');

const wordsOf = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .split(/\s+/)
    .filter((word) => bareOf(word) !== '');

/** The passages that lines lost, if nothing else in them changed but marks and capitals. */
function passagesCut({ removed, added }: ChangedLines): string[] | undefined {
  const left = wordsOf(added);
  const passages: string[][] = [[]];
  let next = 0;
  for (const word of wordsOf(removed)) {
    if (next < left.length && bareOf(word) === bareOf(left[next] ?? '')) {
      next += 1;
      passages.push([]);
    } else passages.at(-1)?.push(word);
  }
  const cut = passages.filter((words) => words.length > 0);
  if (next < left.length || cut.length === 0 || cut.length > MOST_PASSAGES || cut.some((words) => words.length > MOST_WORDS))
    return undefined;
  return cut.map((words) => words.join(' ').replace(/^[^\p{L}\p{N}$\u20ac\u00a3]+|[^\p{L}\p{N}%]+$/gu, ''));
}

const differ = (one: string, other: string): boolean => toQuote(one).slice(0, LEAST_SHOWN) !== toQuote(other).slice(0, LEAST_SHOWN);

/**
 * What an edit did, read from the changed lines and not from what it was meant to do: the sentences or words it removed, or the sentence
 * it rewrote. Undefined if more changed than can be quoted. `subject` is the subject before and after.
 */
export function sayDifference(lines: ChangedLines, subject: { before: string; after: string }): string | undefined {
  const { removed, added } = lines;
  const [old, written] = [removed[0], added[0]];
  if (old === undefined) return undefined;
  const dropped = old === subject.before && removed.length === 1 ? droppedFrom(old, subject.after) : undefined;
  if (dropped !== undefined) return `Drop “${toQuote(dropped)}” from the subject`;
  // A number to call or an address that only moved was not written.
  if (added.every((line) => CONTACT.test(line) && removed.some((one) => one.includes(line))))
    return removed.length === 1 ? `Drop “${toQuote(old)}”` : `Drop “${toQuote(old)}” and ${countOf(removed.length - 1, 'more sentence')}`;
  const cut = subject.before === subject.after ? passagesCut(lines) : undefined;
  if (cut !== undefined) return `Cut ${listFormat.format(cut.map((words) => `“${toQuote(words)}”`))}`;
  if (written === undefined || removed.length > 1 || added.length > 1) return undefined;
  const isShort = old.length <= LEAST_SHOWN && toQuote(old) !== toQuote(written);
  return isShort || differ(old, written) ? `Write “${toQuote(written)}” instead of “${toQuote(old)}”` : undefined;
}

import { capitalise } from '../../edits/textOps.ts';
import { wordsOf, bare, DANGLERS, LEAST_WORDS, MOST_WORDS } from './subjectText.ts';

/** Words a subject may be cut before. */
const JOINTS = new Set('without with for that and but so because when while before after from by through in on at of to using'.split(' '));

function trimEnd(list: readonly string[]): string[] {
  const kept = [...list];
  while (kept.length > 0 && DANGLERS.has(bare(kept.at(-1) ?? ''))) kept.pop();
  return kept;
}

/** A question or a clause loses its sense with its end. */
const OPENS_CLAUSE = /^(?:what|why|how|when|who|which|is|are|do|does|did|can|could|would|should|have|has|if)\b/i;

const isShort = (list: readonly string[]): boolean =>
  list.length <= MOST_WORDS && list.filter((word) => !DANGLERS.has(bare(word))).length >= LEAST_WORDS;

/** The part before a colon, dash or comma; else the longest beginning that ends at a joint. A subject with neither stays. */
export function shortenSubject(subject: string): string {
  const parts = subject.split(/\s*(?:[:|\u2013\u2014?!;,]|\s-\s)\s*/).map((part) => trimEnd(wordsOf(part)));
  const first = parts.find((part) => isShort(part) && !OPENS_CLAUSE.test(part[0] ?? ''));
  if (parts.length > 1 && first !== undefined) return capitalise(first.join(' '));
  const list = wordsOf(subject);
  if (OPENS_CLAUSE.test(subject)) return subject;
  for (let count = MOST_WORDS; count >= LEAST_WORDS; count -= 1) {
    const start = list.slice(0, count);
    if (JOINTS.has(bare(list[count] ?? '')) && !DANGLERS.has(bare(list[count - 1] ?? '')) && isShort(start)) return start.join(' ');
  }
  return subject;
}

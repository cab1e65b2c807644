import type { Email } from '../../lead.ts';
import { findNameMarks } from '../../reading/text/nameMarks.ts';
import { beginsSentence } from '../../reading/text/splitSentences.ts';

/** Sentences that an edit removes and adds; the subject counts as one. */
export type ChangedLines = { removed: readonly string[]; added: readonly string[] };

const BREAK = /(?<=[.!?])(?<!\b(?:mr|mrs|ms|mx|dr|prof|st|no|vs|inc|ltd|co|approx|min|max|e\.g|i\.e|etc)\.)\s+|\n+/giu;

function sentencesOf(text: string): string[] {
  const names = findNameMarks(text);
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(BREAK)) {
    if (names.has(index - 1) && !gap.includes('\n') && !beginsSentence(text.slice(index + gap.length))) continue;
    sentences.push(text.slice(from, index));
    from = index + gap.length;
  }
  return [...sentences, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Those of `from` that are not in `other`. */
const missingIn = (from: readonly string[], other: readonly string[]): string[] => {
  const known = new Set(other);
  return from.filter((sentence) => !known.has(sentence));
};

/** What differs between two versions of an email, sentence by sentence. */
export function findChangedLines(before: Email, after: Email): ChangedLines {
  const [old, edited] = [sentencesOf(before.body), sentencesOf(after.body)];
  const isSubjectNew = before.subject !== after.subject;
  return {
    removed: [...(isSubjectNew ? [before.subject] : []), ...missingIn(old, edited)],
    added: [...(isSubjectNew ? [after.subject] : []), ...missingIn(edited, old)],
  };
}

/** Whether a later change rewrites what an earlier one wrote. */
export const joins = (earlier: ChangedLines, later: ChangedLines): boolean =>
  later.removed.some((sentence) => earlier.added.includes(sentence));

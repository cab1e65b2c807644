import { findNameMarks } from '../reading/text/nameMarks.ts';
import { isContentWord } from './lexicon.ts';

/** A clause of a subject, without the punctuation after it. */
export type SubjectClause = { text: string; start: number; end: number; isQuestion: boolean };

/** Punctuation between two clauses of a subject, or at its end. */
const JOIN = /\s*(?:[:;|]\s|[!?]+\s|\s[\u2013\u2014-]\s|\s\/\/\s|\.\s)\s*|[!?.]+\s*$/g;
/** Abbreviations written with a period. */
const SHORT =
  /(?:^|[\s(])(?:mr|mrs|ms|mx|dr|prof|rev|st|ste|mt|ft|ave|blvd|rd|no|nos|nr|inc|ltd|llc|corp|co|cos|bros|dept|est|approx|vs|incl|excl|ext|fig|vol|jr|sr|gov|gen|sgt|capt|hon|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun|min|max|avg|qty|sq|yr|hrs?|e\.g|i\.e|etc|a\.m|p\.m|(?:\p{L}\.)+\p{L}|\p{Lu})$/iu;

/** Whether a text ends in an abbreviation, with or without its period. */
export const endsShort = (text: string): boolean => SHORT.test(text.replace(/\.$/, '')) && !/\d$/.test(text);

/** The clauses of a subject; the period of an abbreviation does not end a clause. */
export function splitClauses(subject: string): SubjectClause[] {
  const clauses: SubjectClause[] = [];
  const names = findNameMarks(subject);
  let from = 0;
  const add = (end: number, mark: string) => {
    const text = subject.slice(from, end).trim();
    if (text !== '') clauses.push({ text, start: from, end, isQuestion: mark.includes('?') });
  };
  for (const { index, 0: mark } of subject.matchAll(JOIN)) {
    if ((mark.trimStart().startsWith('.') && SHORT.test(subject.slice(from, index))) || names.has(index)) continue;
    add(index, mark);
    from = index + mark.length;
  }
  add(subject.length, '');
  return clauses;
}

/** A price, a percentage or a term: what readers judge an offer by. */
export const OFFER_FIGURE =
  /[$\u20ac\u00a3]\s?\d|\d\s?[$\u20ac\u00a3%]|\d[.,]\d|\b\d+x\b|\bpercent\b|\bhalf price\b|\b(?:in|within|under) \d+ (?:minutes?|hours?|hrs?|days?|weeks?|months?)\b|\bfree (?:trial|sample|samples|month|quote|copy|audit|lunch)\b/i;

/** The stem that the forms of a word share. */
const stemOf = (word: string): string =>
  word
    .replace(/(?:'s|\u2019s)$/, '')
    .replace(/(?:ing|ed|es|s)$/, '')
    .slice(0, 7);

const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019]*/gu) ?? [])
      .filter((word) => isContentWord(word) && word.length > 2)
      .map(stemOf),
  );

/** How many different content words of a text also occur in the body, in any form. */
export function countShared(text: string, body: string): number {
  const known = stemsOf(body);
  return [...stemsOf(text)].filter((stem) => known.has(stem)).length;
}

import { closeEnd } from '../../narrative/cutQuote.ts';

/** A longer quotation hides what it shows. */
const MOST_WORDS = 12;
const countWords = (text: string): number => text.split(/\s+/).length;

/** Where a part of a sentence ends, strongest first: between statements, between clauses, and before what only adds to one. */
const ENDS: readonly RegExp[] = [
  /(?<=[.!?;:])\s+|\s+[\u2013\u2014-]\s+/gu,
  /,\s+/gu,
  /\s+(?=(?:includ(?:es|ing)|which|because|so that|before|after|while|instead of|if|unless|when)\s)|(?:\s+(?=(?:and|but|so)\s))/giu,
];

/** A verb whose subject stands before it, and what a subject of its own begins with. */
const IS = /^(?:is|are|costs?|starts?|comes?)\b/iu;
const OWN_SUBJECT = /\b(?:an?|the|this|that|it|each|every|our|my|your|they|we|I|one|which)\b|\d|['\u2019]s\b/iu;
/** Whether a clause that begins with "and" leaves out what its verb belongs to: "survey on a house and outbuildings is". */
const losesSubject = (text: string, { start }: Span): boolean =>
  /^and\s/iu.test(text) && IS.test(text.slice(start)) && !OWN_SUBJECT.test(text.slice(0, start));

export type Span = { start: number; end: number };

/** The part between two ends around a passage. */
function partAround(text: string, ends: RegExp, { start, end }: Span): Span {
  const part = { start: 0, end: text.length };
  for (const { index, 0: gap } of text.matchAll(ends)) {
    if (index + gap.length <= start) part.start = index + gap.length;
    else if (index >= end) {
      part.end = index;
      break;
    }
  }
  return part;
}

/** The shortest clause of a sentence that holds a passage, if the sentence is long. */
export function shortestClause(sentence: string, passage: Span): string {
  let [text, { start, end }] = [sentence, passage];
  for (const ends of ENDS) {
    if (countWords(text) <= MOST_WORDS) break;
    const part = partAround(text, ends, { start, end });
    if (losesSubject(text.slice(part.start), { start: start - part.start, end })) part.start = 0;
    text = text.slice(part.start, part.end);
    start -= part.start;
    end -= part.start;
  }
  if (text !== sentence) {
    // "The plan costs £4 and covers parts, oil and visits": no list is quoted up to its first comma.
    const gaps = ENDS.flatMap((ends) => [...text.matchAll(ends)].map(({ index }) => index)).filter((index) => index >= end);
    text = text.slice(0, Math.min(text.length, ...gaps));
  }
  // "which costs £4 a box": the word that joins it to what was left out says nothing here.
  const clause = text === sentence ? text : text.replace(/^(?:which|and|but|so)\s+/iu, '');
  return countWords(clause) <= MOST_WORDS ? clause : closeEnd(clause);
}

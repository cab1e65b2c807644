import type { BodySentence, EmailDraft } from '../reading/draft.ts';
import type { Span } from '../reading/span.ts';

type Offsets = { start: number; end: number };

/** A range of the body as evidence; empty without a range. */
export const toBodySpan = (range: Offsets | undefined): Span[] =>
  range === undefined ? [] : [{ part: 'body', start: range.start, end: range.end }];

/** Sentences that are completely in the prose. */
export const wholeSentences = ({ sentences, prose }: EmailDraft): BodySentence[] =>
  sentences.filter((sentence) => sentence.start >= prose.start && sentence.end <= prose.end);

const wordsIn = ({ body }: EmailDraft, { start, end }: Offsets): number =>
  body.words.filter((word) => word.start >= start && word.end <= end).length;

/** The sentence with the most words. */
export const longestSentence = (draft: EmailDraft): Span[] =>
  toBodySpan(wholeSentences(draft).toSorted((one, other) => wordsIn(draft, other) - wordsIn(draft, one))[0]);

export const closingSentence = (draft: EmailDraft): Span[] => toBodySpan(wholeSentences(draft).at(-1));
export const greetingLine = (draft: EmailDraft): Span[] => toBodySpan(draft.greeting);

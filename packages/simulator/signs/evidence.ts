import type { BodySentence, EmailDraft } from '../reading/draft.ts';
import type { Span } from '../reading/span.ts';

type Offsets = { start: number; end: number };

/** A range of the body as evidence; empty without a range. */
export const toBodySpan = (range: Offsets | undefined): Span[] =>
  range === undefined ? [] : [{ part: 'body', start: range.start, end: range.end }];

/** Sentences that end in the prose; of one on the line of the greeting, what stands behind it. */
export const wholeSentences = ({ body, sentences, prose }: EmailDraft): BodySentence[] =>
  sentences.flatMap((sentence) => {
    if (sentence.end <= prose.start || sentence.end > prose.end) return [];
    const start = Math.max(sentence.start, prose.start);
    const from = start + Math.max(0, body.visible.slice(start, sentence.end).search(/\S/));
    return sentence.start >= prose.start || SAYS_SOMETHING.test(body.visible.slice(from, sentence.end))
      ? [{ ...sentence, start: from }]
      : [];
  });
/** More than the marks behind a name. */
const SAYS_SOMETHING = /\p{L}\W+\p{L}/u;

/** Words as a reader counts them: "human-centred" is one, and so is a company's name, which differs for each lead. */
function wordsIn({ body, lead: { company } }: EmailDraft, { start, end }: Offsets): number {
  const text = body.raw.slice(start, end);
  const even = company === null || company === '' ? text : text.replaceAll(company, 'Company');
  return even.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The sentence with the most words. */
export const longestSentence = (draft: EmailDraft): Span[] =>
  toBodySpan(wholeSentences(draft).toSorted((one, other) => wordsIn(draft, other) - wordsIn(draft, one))[0]);

export const closingSentence = (draft: EmailDraft): Span[] => toBodySpan(wholeSentences(draft).at(-1));
export const greetingLine = (draft: EmailDraft): Span[] => toBodySpan(draft.greeting);

import { findSentenceAt, type BodySentence, type EmailDraft } from '../draft.ts';
import { toSpans, type FeatureReader } from './reader.ts';

/** First word of a sentence behind a greeting that shares it. */
function firstWordStart({ body, greeting }: EmailDraft, sentence: BodySentence): number {
  const from = greeting !== undefined && greeting.end > sentence.start && greeting.end < sentence.end ? greeting.end : sentence.start;
  return body.words.find((word) => word.start >= from)?.start ?? from;
}

function isRhetorical(draft: EmailDraft, sentence: BodySentence): boolean {
  const start = firstWordStart(draft, sentence);
  return draft.bodyPhrases.some(
    (match) =>
      match.start === start &&
      (match.stock === 'rhetorical' ||
        (match.stock === 'rhetoricalWhole' && !/[\p{L}\p{N}]/u.test(draft.body.visible.slice(match.end, sentence.end)))),
  );
}

/** Questions that await an answer: "The result?" and "Tired of spreadsheets?" are none. */
export const questionsReader: FeatureReader = {
  find: (draft) =>
    toSpans(
      'body',
      draft.sentences.filter((sentence) => sentence.isQuestion && !isRhetorical(draft, sentence)),
    ),
};

/** The sentence a phrase stands in, by its beginning. */
export const sentenceStartOf = (draft: EmailDraft, offset: number): number => findSentenceAt(draft.sentences, offset)?.start ?? 0;

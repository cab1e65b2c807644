import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import type { PhraseMatch } from '../../reading/phrases/findPhrases.ts';
import { toSpans, type FeatureReader } from '../../reading/featureReader.ts';

/** First word of a sentence behind a greeting that shares it. */
function firstWordStart({ body, greeting }: EmailDraft, sentence: BodySentence): number {
  const from = greeting !== undefined && greeting.end > sentence.start && greeting.end < sentence.end ? greeting.end : sentence.start;
  return body.words.find((word) => word.start >= from)?.start ?? from;
}

const isRhetoricalPhrase = ({ stock }: PhraseMatch): boolean => stock === 'rhetorical' || stock === 'rhetoricalWhole';

function isRhetorical(draft: EmailDraft, sentence: BodySentence): boolean {
  if (!draft.bodyPhrases.some(isRhetoricalPhrase)) return false;
  const start = firstWordStart(draft, sentence);
  return draft.bodyPhrases.some(
    (match) =>
      match.start === start &&
      (match.stock === 'rhetorical' ||
        (match.stock === 'rhetoricalWhole' && !/[\p{L}\p{N}]/u.test(draft.body.visible.slice(match.end, sentence.end)))),
  );
}

const awaitsAnswer = (draft: EmailDraft, sentence: BodySentence): boolean => sentence.isQuestion && !isRhetorical(draft, sentence);

/** Questions that await an answer: "The result?" and "Tired of spreadsheets?" are none. */
export const questionsReader: FeatureReader = {
  find: (draft) =>
    toSpans(
      'body',
      draft.sentences.filter((sentence) => awaitsAnswer(draft, sentence)),
    ),
};

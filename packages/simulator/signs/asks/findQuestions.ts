import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import type { PhraseMatch } from '../../reading/phrases/findPhrases.ts';
import { toSpans, type FeatureReader } from '../../reading/featureReader.ts';
import { findFrom, indexFrom } from '../../reading/text/findFrom.ts';
import { textOf } from '../../reading/textOf.ts';
import { isFiller } from '../prose/fillerSentences.ts';

/** First word of a sentence after a greeting in the same sentence. */
function firstWordStart({ body, greeting }: EmailDraft, sentence: BodySentence): number {
  const from = greeting !== undefined && greeting.end > sentence.start && greeting.end < sentence.end ? greeting.end : sentence.start;
  return findFrom(body.words, from)?.start ?? from;
}

const isRhetoricalPhrase = ({ stock }: PhraseMatch): boolean => stock === 'rhetorical' || stock === 'rhetoricalWhole';

function isRhetorical(draft: EmailDraft, phrases: readonly PhraseMatch[], sentence: BodySentence): boolean {
  if (phrases.length === 0) return false;
  const start = firstWordStart(draft, sentence);
  return phrases
    .slice(indexFrom(phrases, start), indexFrom(phrases, start + 1))
    .some(
      (match) =>
        match.stock === 'rhetorical' ||
        (match.stock === 'rhetoricalWhole' && !/[\p{L}\p{N}]/u.test(draft.body.visible.slice(match.end, sentence.end))),
    );
}

/** Questions that expect an answer: "How are you?", "The result?" and "Tired of spreadsheets?" do not. */
export const questionsReader: FeatureReader = {
  find: (draft) => {
    const phrases = draft.bodyPhrases.filter(isRhetoricalPhrase);
    return toSpans(
      'body',
      draft.sentences.filter(
        (sentence) => sentence.isQuestion && !isFiller(textOf(draft.body, sentence)) && !isRhetorical(draft, phrases, sentence),
      ),
    );
  },
};

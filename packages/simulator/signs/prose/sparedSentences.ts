import { wordsOf } from '../../damage/partText.ts';
import { countSaying } from '../../damage/sayingWords.ts';
import { replaceRanges, touches } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { isSpam } from '../../reading/phrases/isSpam.ts';
import { isOnlyPraise } from './onlyPraises.ts';

/** A sentence of good wishes keeps its mark: it is meant warmly. */
const IS_WARM = /^\W*(?:(?:just|oh),? )?(?:congrat|thank|happy|welcome|wow|well done|bravo|merry|good (?:luck|morning))/i;
const blankOut = (text: string, ranges: readonly { start: number; end: number }[]): string =>
  replaceRanges(
    text,
    ranges.map(({ start, end }) => ({ start, end, by: ' '.repeat(end - start) })),
  );

type Spared = { start: number; end: number; most: number };
/** Sentences that keep their marks, up to so many: warm ones, and loud ones, which are no calmer without a mark. */
export const listSpared = (draft: EmailDraft, sparesLoud: boolean): Spared[] => {
  const blamed = draft.bodyPhrases.filter((match) => match.stock === 'hype' || match.stock === 'buzzword' || isSpam(match));
  return draft.sentences.flatMap((sentence): Spared[] => {
    const { start, end } = sentence;
    const text = draft.body.raw.slice(start, end);
    const isNothingElse = (): boolean =>
      touches(sentence, blamed) && countSaying(wordsOf(blankOut(draft.body.raw, blamed).slice(start, end))) === 0;
    if (sparesLoud && (isOnlyPraise(text) || isNothingElse())) return [{ start, end, most: text.length }];
    return IS_WARM.test(text) || (sparesLoud && touches(sentence, blamed)) ? [{ start, end, most: 1 }] : [];
  });
};

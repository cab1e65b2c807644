import type { EmailDraft, PartDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import { MARKS } from '../text/marks.ts';
import { isSpam } from './isSpam.ts';
import { joinSpans, phraseReader, presenceReader, spansOf, toSpans, type FeatureReader } from './reader.ts';

/** Shares, multiples and sums of money; times, dates and head counts claim nothing. */
const FIGURE =
  /(?<![\w.,])[+-]?\d[\d.,]*(?:\s?[-\u2013]\s?\d[\d.,]*)?\s?(?:%|percent\b|per cent\b)|(?<![\w.])\d+(?:[.,]\d+)?x(?!\w)|[$\u20ac\u00a3]\s?\d[\d.,]*\s?(?:k|m|mm|bn|b|million|billion|thousand)?(?!\w)/gi;
const MAY_BE_FIGURE = MARKS.percent | MARKS.money | MARKS.beyondAscii;
const mayHoldFigure = ({ visible, marks }: PartDraft): boolean =>
  (marks & MARKS.digit) !== 0 && ((marks & MAY_BE_FIGURE) !== 0 || /\dx|cent/i.test(visible));

function findNumberClaims({ body, bodyPhrases }: EmailDraft): readonly Span[] {
  const phrases = bodyPhrases.filter((match) => match.stock === 'numberClaim');
  const figures = mayHoldFigure(body) ? spansOf(body, FIGURE) : [];
  return joinSpans([...figures, ...toSpans('body', phrases)]);
}

export const contentReaders = {
  attachments: phraseReader('attachment'),
  optOutLine: presenceReader(phraseReader('optOut')),
  socialProof: phraseReader('socialProof'),
  numberClaims: { find: findNumberClaims },
  hype: phraseReader('hype'),
  buzzwords: phraseReader('buzzword'),
  /** Clusters that are touched: three phrases of one cluster count once. */
  spamPhrases: {
    find: ({ bodyPhrases }) => joinSpans(toSpans('body', bodyPhrases.filter(isSpam))),
    read: ({ bodyPhrases }) => (bodyPhrases.some(isSpam) ? new Set(bodyPhrases.filter(isSpam).map((match) => match.stock)).size : 0),
  },
  guilt: phraseReader('guilt'),
} satisfies Partial<Record<Feature, FeatureReader>>;

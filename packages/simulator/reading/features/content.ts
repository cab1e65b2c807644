import type { EmailDraft, PartDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import type { Link } from '../links/findLinks.ts';
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

/** Links that hide where they lead. */
const SHORTENER = /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|rb\.gy|cutt\.ly)\//;
const isShortened = ({ target }: Link): boolean => SHORTENER.test(target);

export const contentReaders = {
  attachments: phraseReader('attachment'),
  optOutLine: presenceReader(phraseReader('optOut')),
  socialProof: phraseReader('socialProof'),
  numberClaims: { find: findNumberClaims },
  hype: phraseReader('hype'),
  buzzwords: phraseReader('buzzword'),
  /** Clusters that are touched: three phrases of one cluster count once, and so do all shortened links. */
  spamPhrases: {
    find: (draft) => joinSpans(toSpans('body', [...draft.bodyPhrases.filter(isSpam), ...draft.body.links.filter(isShortened)])),
    read: ({ body, bodyPhrases: phrases }) =>
      (phrases.some(isSpam) ? new Set(phrases.filter(isSpam).map((match) => match.stock)).size : 0) + Number(body.links.some(isShortened)),
  },
  guilt: phraseReader('guilt'),
} satisfies Partial<Record<Feature, FeatureReader>>;

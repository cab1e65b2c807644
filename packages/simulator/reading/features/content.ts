import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import type { StockName } from '../phrases/phraseStock.ts';
import { joinSpans, phraseReader, presenceReader, spansOf, toSpans, type FeatureReader } from './reader.ts';

/** Shares, multiples and sums of money; times, dates and head counts claim nothing. */
const FIGURE =
  /(?<![\w.,])[+-]?\d[\d.,]*(?:\s?[-\u2013]\s?\d[\d.,]*)?\s?(?:%|percent\b|per cent\b)|(?<![\w.])\d+(?:[.,]\d+)?x(?!\w)|[$\u20ac\u00a3]\s?\d[\d.,]*\s?(?:k|m|mm|bn|b|million|billion|thousand)?(?!\w)/gi;
const MAY_HOLD_FIGURE = /[%$\u20ac\u00a3]|\dx|cent/i;

function findNumberClaims({ body, bodyPhrases }: EmailDraft): Span[] {
  const phrases = bodyPhrases.filter((match) => match.stock === 'numberClaim');
  const figures = MAY_HOLD_FIGURE.test(body.visible) ? spansOf(body, FIGURE) : [];
  return joinSpans([...figures, ...toSpans('body', phrases)]);
}

const SPAM_CLUSTERS: readonly StockName[] = [
  'spamMoney',
  'spamUrgency',
  'spamGuarantee',
  'spamClick',
  'spamPrize',
  'spamDenial',
  'spamBulk',
];

const isSpam = ({ stock }: { stock: StockName }): boolean => SPAM_CLUSTERS.includes(stock);

export const contentReaders = {
  attachments: phraseReader('attachment'),
  optOutLine: presenceReader(phraseReader('optOut').find),
  socialProof: phraseReader('socialProof'),
  numberClaims: { find: findNumberClaims },
  hype: phraseReader('hype'),
  buzzwords: phraseReader('buzzword'),
  /** Clusters that are touched: three phrases of one cluster count once. */
  spamPhrases: {
    find: ({ bodyPhrases }) => joinSpans(toSpans('body', bodyPhrases.filter(isSpam))),
    read: ({ bodyPhrases }) => new Set(bodyPhrases.filter(isSpam).map((match) => match.stock)).size,
  },
  guilt: phraseReader('guilt'),
} satisfies Partial<Record<Feature, FeatureReader>>;

import type { EmailDraft, PartDraft } from '../../reading/draft.ts';
import { spansOf, joinSpans, toSpans } from '../../reading/featureReader.ts';
import type { Span } from '../../reading/span.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { cutSentences } from '../prose/cutSentences.ts';
import type { Sign } from '../sign.ts';

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

export const numberClaims: Sign<{
  features: 'numberClaims';
  columns: 'numberClaims';
  edits: 'drop_number_claims';
  senses: 'present' | 'absent';
}> = {
  label: 'Percentages and returns',
  features: { numberClaims: { reader: { find: findNumberClaims }, isEnglishOnly: true, quotesSentence: true } },
  columns: {
    numberClaims: bodyColumn({
      features: ['numberClaims'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 0.85 ** 0.45,
          sd: 0.08,
          facts: ['gong-roi', 'gong-roi-2'],
          grade: 'observational',
          reason: '15 % less success with percentages and return on investment, shrunk to 0.45.',
        },
      },
      contrast: flag('numberClaims'),
    }),
  },
  shownBy: ['numberClaims'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      titles: ['Percentages that have to be believed', 'A claim of returns', '“<quote>” sounds like a pitch'],
      what: [
        '“<quote>” puts a figure on the promise.',
        'The text argues with numbers: “<quote>”.',
        '“<quote>” is a claim the reader cannot check.',
      ],
      why: [
        'Figures from a stranger are discounted, and the mail with them.',
        'Returns and percentages belong to a later talk; in a first mail they cost answers.',
        'The published results are worse with such claims than without.',
      ],
      names: ['the claim “<quote>”', 'the figures in the text'],
      takeaways: ['Say what changed for somebody, without the percentage.', 'Keep “<quote>” for the talk.'],
    },
    absent: {
      titles: ['No figures to doubt'],
      what: ['The text makes no claims of percentages or returns.'],
      why: ['There is nothing a stranger would have to take on trust.'],
      names: ['the absence of claims'],
      takeaways: ['Keep percentages out of the first mail.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Figures to doubt: “${quote}”` },
  edits: {
    drop_number_claims: {
      alsoFixes: ['stacked_devices'],
      when: ({ numberClaims }) => (numberClaims ?? 0) > 0,
      apply: (draft) => cutSentences(draft, findNumberClaims(draft), 3),
      advice: ['Leave the figures for a later talk', 'Make the point without “<quote>”'],
    },
  },
};

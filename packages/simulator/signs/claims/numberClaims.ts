import type { EmailDraft, PartDraft } from '../../reading/draft.ts';
import { spansOf, joinSpans, toSpans } from '../../reading/featureReader.ts';
import type { Span } from '../../reading/span.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { dropNumberClaims } from './dropNumberClaims.ts';
import { keepPitchFigures } from './pitchFigures.ts';
import type { Sign } from '../sign.ts';

/** Percentages, multiples and sums of money; times, dates, prices and head counts are not claims. */
const FIGURE =
  /(?<![\w.,])[+-]?\d[\d.,]*(?:\s?[-\u2013]\s?\d[\d.,]*)?\s?(?:%|percent\b|per cent\b)|(?<![\w.])\d+(?:[.,]\d+)?x(?!\w)|[$\u20ac\u00a3]\s?\d[\d.,]*\s?(?:k|m|mm|bn|b|million|billion|thousand)?(?!\w)/gi;

const MONEY = /^[$\u20ac\u00a3]/;
/** A gain or loss is a claim, whatever follows. */
const RESULT =
  /\b(?:sav(?:e[sd]?|ing)|cut(?:s|ting)?|reduc\w+|earn\w*|made|makes?|grew|grow\w*|increas\w+|recover\w*|los[et]s?|losing|found|gain\w*|add(?:s|ed)|drop\w*|waste[sd]?|spend\w*|worth|from)\b[^.!?\n]{0,40}$/i;
const BEFORE_A_PRICE =
  /\b(?:fixed|flat|price|prices|costs?|fees?|for|at|pays?|comes? to|is|are)\s+(?:an?\s+)?(?:fixed\s+|flat\s+|only\s+|just\s+)?$/i;
const BEHIND_A_PRICE = /^\s?(?:per|an?|each|\/)\s?\p{L}/u;

/** A price states a cost and claims nothing. */
function isPrice({ visible }: PartDraft, { start, end }: Span): boolean {
  if (!MONEY.test(visible.slice(start, end))) return false;
  const before = visible.slice(Math.max(0, start - 60), start);
  return !RESULT.test(before) && (BEFORE_A_PRICE.test(before) || BEHIND_A_PRICE.test(visible.slice(end, end + 12)));
}

const MAY_BE_FIGURE = MARKS.percent | MARKS.money | MARKS.beyondAscii;

const mayHoldFigure = ({ visible, marks }: PartDraft): boolean =>
  (marks & MARKS.digit) !== 0 && ((marks & MAY_BE_FIGURE) !== 0 || /\dx|cent/i.test(visible));

function findNumberClaims({ body, bodyPhrases }: EmailDraft): readonly Span[] {
  const phrases = bodyPhrases.filter((match) => match.stock === 'numberClaim');
  const figures = mayHoldFigure(body) ? spansOf(body, FIGURE).filter((span) => !isPrice(body, span)) : [];
  return joinSpans([...figures, ...toSpans('body', phrases)]);
}

export const numberClaims: Sign<{
  features: 'numberClaims';
  columns: 'numberClaims';
  edits: 'drop_number_claims';
  senses: 'present' | 'absent';
}> = {
  label: 'Percentages and ROI claims',
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
          reason: 'Percentages and return on investment had 15% less success, shrunk to 0.45.',
        },
      },
      contrast: flag('numberClaims'),
    }),
  },
  shownBy: ['numberClaims'],
  evidence: {
    against: (draft, spansOf) => {
      const figures = [...findNumberClaims(draft)];
      const pitched = keepPitchFigures(draft, figures);
      const sentences = spansOf('numberClaims');
      const quoted = sentences.filter((sentence) => pitched.some(({ start }) => start >= sentence.start && start < sentence.end));
      return quoted.length > 0 ? quoted : sentences;
    },
  },
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'figures', states: 'present' },
      titles: ['Numbers that may sound like a pitch'],
      what: ['The email makes a claim with numbers: “<quote>”.'],
      why: ['People often doubt numbers from strangers.', 'In published data, emails with such claims get fewer replies.'],
      names: ['the claims with numbers'],
      takeaways: ['Say in plain words what gets better, and save these figures for later.'],
    },
    absent: {
      claim: { about: 'figures', states: 'absent' },
      titles: ['No percentages or ROI claims'],
      what: ['The email makes its point without percentages or ROI.'],
      why: ['Readers have no percentage to doubt.'],
      names: ['leaving out percentages'],
      takeaways: ['Keep percentages out of the first email.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Numbers: “${quote}”` },
  edits: {
    drop_number_claims: {
      alsoFixes: ['stacked_devices'],
      when: ({ numberClaims }) => (numberClaims ?? 0) > 0,
      apply: (draft) => dropNumberClaims(draft, findNumberClaims(draft)),
      advice: ['Save the numbers for a later conversation', 'Make the point without “<quote>”'],
    },
  },
};

import type { EmailDraft } from '../../reading/draft.ts';
import { sumStrengths, weighSentences, type WeighedSentence } from '../../reading/roleReader.ts';
import { isSpam } from '../../reading/phrases/isSpam.ts';
import { proseSentences } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { toSpans } from '../../reading/featureReader.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { cutSentences } from './cutSentences.ts';
import type { Sign } from '../sign.ts';
import { rememberTest } from '../../reading/text/remember.ts';
import { PRESSES_PLAINLY, PRESSES_SURELY } from './pressureWords.ts';

/** Negated pressure is no pressure, nor is what the sender says it can do. */
const RELIEVES =
  /^\W*(?:no\b|there(?: is|'s|\u2019s| are) no\b|(?:I|we) can\b)|\b(?:you (?:only )?pay|pay nothing|nothing to pay|free of charge|at no cost)\b/i;

/** Words that may also press: an email with one of them is not praised for its patience. */
export const MAY_PRESS =
  /\b(?:last (?:day|days|few|\d+|two|three|four|five)|expir\w+|ends? (?:soon|on|this|in)|deadline|urgent\w*|right away|immediately|at once|runs out|sell(?:s|ing)? out|goes? up|guarantee\w*|money[- ]back|risk[- ]free|no risk)\b/i;

/** A sentence this certain counts as pressure if its words are obvious. */
const PROBABLY = 0.67;

/** Whether all pressure uses obvious words, and some of it is probable; false without pressure. */
export function pressesPlainly(draft: EmailDraft): { everywhere: boolean; probably: boolean } {
  const pressing = findPressing(draft);
  const isPlain = (sentence: string) => PRESSES_PLAINLY.test(sentence) || PRESSES_SURELY.test(sentence);
  const everywhere = pressing.length > 0 && pressing.every(({ start, end }) => isPlain(draft.body.raw.slice(start, end)));
  return { everywhere, probably: everywhere && pressing.some(({ strength }) => strength >= PROBABLY) };
}

const pressesSurely = rememberTest((sentence) => PRESSES_SURELY.test(sentence));

/** Sentences that press in so many words. */
const findSurely = (draft: EmailDraft): WeighedSentence[] =>
  draft.language !== 'en'
    ? []
    : proseSentences(draft)
        .filter(({ start, end }) => pressesSurely(draft.body.raw.slice(start, end)))
        .map(({ start, end }) => ({ start, end, strength: 1, phrases: [] }));

/** Sentences with pressure but without a listed phrase: those with one count as ad wording. */
function findPressing(draft: EmailDraft): WeighedSentence[] {
  const surely = findSurely(draft);
  const read = weighSentences(draft, { role: 'pressure' }).filter(
    ({ start, end }) =>
      !RELIEVES.test(draft.body.raw.slice(start, end)) &&
      !draft.bodyPhrases.some((match) => isSpam(match) && match.start >= start && match.start < end) &&
      !surely.some((one) => one.start < end && start < one.end),
  );
  return [...surely, ...read].toSorted((one, other) => one.start - other.start);
}

const SAYS_MORE: readonly Role[] = ['offer', 'benefit', 'proof', 'harm'];
/** A price, a date or a condition is a term of the offer, and negated pressure is no pressure. */
const IS_TERM = /\d|[$\u20ac\u00a3]|\b(?:fee|price|cost|pay|refund|buy|free)\b|^\W*no\b/i;

/** Whether a sentence contains nothing but pressure. */
const isNothingElse = ({ body, readings }: EmailDraft, { start, end }: { start: number; end: number }): boolean =>
  !IS_TERM.test(body.raw.slice(start, end).trim()) &&
  !readings.some((reading) => reading.start < end && start < reading.end && SAYS_MORE.some((role) => chanceOf(reading, role) >= 0.3));

export const pressure: Sign<{ features: 'pressure'; columns: 'pressure'; edits: 'drop_pressure'; senses: 'present' | 'absent' }> = {
  label: 'Pressure',
  features: {
    /** Sentences of urgency, scarcity or guarantees. */
    pressure: {
      reader: { find: (draft) => toSpans('body', findPressing(draft)), read: (draft) => sumStrengths(findPressing(draft)) },
      isEnglishOnly: true,
      quotesSentence: true,
    },
  },
  columns: {
    pressure: bodyColumn({
      features: ['pressure'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 0.95,
          sd: 0.06,
          grade: 'assumption',
          reason: 'Counts as one group of advertising phrases, whatever the words.',
        },
        report_spam: { oddsRatio: 1.12, sd: 0.15, grade: 'assumption', reason: 'The same effect, through annoyance.' },
      },
      contrast: flag('pressure'),
    }),
  },
  shownBy: ['pressure'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'pressure', states: 'present' },
      titles: ['It puts pressure on the reader'],
      what: ['“<quote>” feels like pressure.', 'The email pressures the reader: “<quote>”.'],
      why: ['Pressure from a stranger makes people wary.', 'Readers associate deadlines and guarantees with ads.'],
      names: ['the pressure in “<quote>”', 'the pressure'],
      takeaways: ['Drop “<quote>”.', 'Let the reader decide when.'],
    },
    absent: {
      claim: { about: 'pressure', states: 'absent' },
      titles: ['No pressure'],
      what: ['The email does not pressure the reader.'],
      why: ['People who do not feel pushed are less likely to push back.'],
      names: ['the low-pressure tone'],
      takeaways: ['Keep deadlines and guarantees out of the email.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” pressures the reader` },
  edits: {
    drop_pressure: {
      when: ({ pressure }) => (pressure ?? 0) > 0,
      apply: (draft) =>
        cutSentences(
          draft,
          toSpans(
            'body',
            findPressing(draft).filter(
              (sentence) => PRESSES_PLAINLY.test(draft.body.raw.slice(sentence.start, sentence.end)) && isNothingElse(draft, sentence),
            ),
          ),
        ),
      advice: ['Drop “<quote>”', 'Take the pressure out'],
    },
  },
};

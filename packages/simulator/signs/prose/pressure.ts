import { textOf } from '../../reading/textOf.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { sumStrengths } from '../../reading/roleReader.ts';
import { toSpans } from '../../reading/featureReader.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { findPressing } from './findPressing.ts';
import type { Sign } from '../sign.ts';
import { findSubjectScare } from '../subject/subjectScare.ts';
import { PRESSES_PLAINLY, PRESSES_SURELY } from './pressureWords.ts';

/** Words that may also press: an email with one of them is not praised for its patience. */
export const MAY_PRESS =
  /\b(?:last (?:day|days|few|\d+|two|three|four|five)|expir\w+|ends? (?:soon|on|this|in)|deadline|urgent\w*|right away|immediately|at once|runs out|sell(?:s|ing)? out|goes? up|guarantee\w*|money[- ]back|risk[- ]free|no risk)\b/i;

/** A sentence this certain counts as pressure if its words are obvious. */
const PROBABLY = 0.67;

/** Whether all pressure uses obvious words, and some of it is probable; false without pressure. */
export function pressesPlainly(draft: EmailDraft): { everywhere: boolean; probably: boolean } {
  const pressing = findPressing(draft);
  const isPlain = (sentence: string) => PRESSES_PLAINLY.test(sentence) || PRESSES_SURELY.test(sentence);
  const everywhere = pressing.length > 0 && pressing.every((one) => isPlain(textOf(draft.body, one)));
  return { everywhere, probably: everywhere && pressing.some(({ strength }) => strength >= PROBABLY) };
}

/** From this probability on, a sentence with an obvious word for it presses, whatever else it counts as. */
const SURELY = 0.9;
/** All that presses: also sentences that count as the wording of ads. */
function quotedPressure(draft: EmailDraft, found: readonly Span[]): Span[] {
  const others = draft.readings.filter(
    (one) =>
      chanceOf(one, 'pressure') >= SURELY &&
      [PRESSES_PLAINLY, PRESSES_SURELY].some((words) => words.test(textOf(draft.body, one))) &&
      !found.some(({ part, start, end }) => part === 'body' && start < one.end && one.start < end),
  );
  return [...found, ...toSpans('body', others)];
}

export const pressure: Sign<{ features: 'pressure' | 'subjectScare'; columns: 'pressure'; senses: 'present' | 'absent' }> = {
  label: 'Pressure',
  features: {
    /** Sentences of urgency, scarcity or guarantees, and scares, also in the subject. */
    pressure: {
      reader: {
        find: (draft) => [...findSubjectScare(draft), ...toSpans('body', findPressing(draft))],
        read: (draft) => findSubjectScare(draft).length + sumStrengths(findPressing(draft)),
      },
      isEnglishOnly: true,
      quotesSentence: true,
    },
    /** 0 or 1: the subject frightens its reader. */
    subjectScare: { reader: { find: findSubjectScare } },
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
  evidence: { against: (draft, spansOf) => quotedPressure(draft, spansOf('pressure')) },
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'pressure', states: 'present' },
      titles: ['It puts pressure on the reader'],
      what: ['Readers may feel pressured by <quotes>.', 'The email pressures the reader: <quotes>.'],
      why: ['Pressure from a stranger makes people wary.', 'Readers associate deadlines and guarantees with ads.'],
      names: ['the pressure in “<quote>”', 'the pressure'],
      takeaways: ['Take the pressure out of <quotes>.', 'Let the reader decide when.'],
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
  edits: {},
};

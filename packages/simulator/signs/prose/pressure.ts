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
import { WEEKDAY } from '../../reading/text/timeWords.ts';
import { easesReader } from './easesReader.ts';

/**
 * Obvious words of pressure by the sender. Without one, no sentence is said to press, although it may count a little: deadlines of the law or
 * the calendar, expiring certificates and terms such as a guarantee are facts.
 */
export const PRESSES_PLAINLY = new RegExp(
  String.raw`\b(?:last (?:chance|call(?! of\b| before\b)|ones?|(?:(?:\d+|few|two|three|four|five) )?(?:seats?|spots?|places?|slots?))|final (?:chance|call|days?|notice|reminder|hours?)|(?:today|this week|tomorrow|tonight) only|only today|(?:offer|deal|discount|price|rate|code|promotion|sale)\b[^.!?]{0,20}\b(?:expir\w+|(?<!\bthe )ends?\b|goes? up)|ends? (?:today|tonight|tomorrow)|act (?:now|fast|today|quickly)|hurry|asap|limited[- ](?:time|offer|number|spots|seats|places)|before it['\u2019]?s too late|too late|miss(?:ing)? (?:out|this|it)|while (?:supplies|stocks?)|(?:time|stocks?|places|spots|seats|spaces|slots|tickets) (?:is|are) running out|running out (?:of (?:time|stock|places|spots)|fast|soon)|filling (?:up|fast)|now or never|(?:order|buy|call|sign up|book|join) now|can(?:no|['\u2019])t wait|first come|close your file|stop writing|avoid disappointment|if (?:I|we) (?:do not|don['\u2019]t|have not|haven['\u2019]t) (?:hear|get)\b[^.!?]{0,40}\b(?:I|we)(?:['\u2019]ll| will| can only| must| have to) (?:assume|take it|conclude|close|give)|(?:fail(?:ure|ing)? to|if you do not|if you don['\u2019]t|unless you)\b[^.!?]{0,60}\b(?:fines?|penalt\w+|prison|imprisonment|prosecut\w+)|(?:only |just )?(?:until|till) (?:(?:this |next )?${WEEKDAY}|tomorrow|tonight|midnight|noon|the end of)\b[^.!?]{0,20}\b(?:only|quick)|only (?:until|till)|(?:be|so be) quick|(?:confirm|decide|answer|reply|respond|sign)\b[^.!?]{0,20}\b(?:today|by tomorrow|tonight|now)\b[^.!?]{0,20}\bor (?:I|we)\b|or (?:I|we)(?: will|['\u2019]ll) (?:assume|take it|close|give (?:it|your)|move on)|(?:expires?|ends?|closes?|lapses?|runs? out|goes? up|is (?:over|gone)) (?:in|within) (?:the )?(?:next )?\d{1,3} (?:hours?|minutes?|days?)|you have (?:only|just) \d{1,3} (?:hours?|minutes?)|gone (?:forever|for good|at (?:midnight|noon)))\b`,
  'i',
);

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

/** Conditions and warnings that press in any email, however the sentence reader weighs them. */
export const PRESSES_SURELY =
  /\bto avoid (?:disappointment|missing out)\b|(?:^\W*|[.!?:;,(\u2013\u2014-]\s*|\b(?:there (?:are|is)|(?:we|I) have|(?:we|I)['\u2019]ve got|and|but|so|with)\s+)(?:only|just) (?:have )?(?:\d{1,2}|a few|a handful of|one|two|three|four|five|six) (?:[\p{L}-]+ )?(?:spots?|places?|slots?|seats?)\b[^.!?]{0,12}\b(?:left|remain\w*|gone|taken)\b(?! (?:in|on) the\b)|\bdon['\u2019]?t (?:be|become) the next\b|\b(?:before|once) (?:it|they)(?:['\u2019](?:s|re)| is| are) (?:all )?gone\b(?! (?:out|to|from|into)\b)|\b(?:price|offer|deal|discount|rate) (?:is|will be|are) gone (?:forever|for good)\b|\byou have (?:(?:only|just) \d{1,3} (?:hours?|minutes?)|\d{1,3} (?:hours?|minutes?) left) to\b|\byou have \d{1,3} (?:hours?|minutes?) to (?:claim|respond|reply|decide|book|confirm|act|accept|pay|answer|order|secure|sign|join)\b|^\W*(?:please |so )?(?:act|reply|respond|book|order|sign up|claim|confirm|decide)\b[^.!?]{0,25}\b(?:in|within) (?:the )?(?:next )?\d{1,3} (?:hours?|minutes?)\b|\bif (?:I|we) (?:do not|don['\u2019]t|have not|haven['\u2019]t) (?:hear|get|receive)\b[^.!?]{0,50}\b(?:I|we)(?:['\u2019]ll| will| can only| must| have to) (?:assume|take it|conclude|consider|presume|have to assume)\b|\bor (?:I|we)(?:['\u2019]ll| will) (?:assume|conclude|take it)\b|\bunlimited fines?\b|\b(?:fines?|penalt(?:y|ies)) (?:and|or|up to|of)\b[^.!?]{0,30}\b(?:imprisonment|prison|prosecution|closure)\b|\byou (?:are|['\u2019]re) (?:losing|missing out on|leaving) [^.!?]{0,30}\b(?:every (?:day|week|month)|money|on the table)\b|\byour competitors (?:are|will be) (?:already )?(?:stealing|taking|getting ahead|eating)\b|\bbefore your competitors? do(?:es)?\b/iu;

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
      !easesReader(draft.body.raw.slice(start, end)) &&
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
      takeaways: ['Take the pressure out of “<quote>”.', 'Let the reader decide when.'],
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

import { followsUp } from '../../kind/writesAgain.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import type { Role } from '../../reader/roles.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { presenceReader, type FeatureReader } from '../../reading/featureReader.ts';
import { proseEnd } from '../../reading/sections/proseEnd.ts';
import type { Span } from '../../reading/span.ts';
import { cutLines, rememberAnyLine } from '../../reading/text/remember.ts';
import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

/** What only refers to an earlier email, or asks whether it was read. */
const REMINDS =
  /\b(?:check(?:ing)? (?:back )?in|follow(?:ing|ed)?[ -]up|circl(?:e|ing) back|loop(?:ing)? back|touch(?:ing)? base|bump(?:ing)?|float(?:ing)? this|nudge|reminder|to the top of your (?:inbox|pile|list)|slipped|buried|missed (?:it|this|my)|(?:have not|haven['\u2019]?t|not|nothing) (?:yet )?(?:heard|hear|had)\b|hear(?:d)? back|(?:my|our|the) (?:last|previous|earlier|first|second|third|initial|below) (?:e-?mails?|messages?|notes?)|(?:e-?mail|message|note)s? (?:I|we) sent|(?:chance|time|moment) to (?:look|read|review|see|think|go)|any (?:thoughts|news|feedback|update))\b/i;

const reminds = rememberAnyLine(REMINDS);

/** What gives a reader a reason to reply. */
const REASONS: readonly Role[] = ['observation', 'problem', 'benefit', 'proof', 'resource', 'offer', 'reference', 'pressure'];
const MAY_GIVE = 0.25;
/** What does not: it asks, thanks or closes. */
const ROUTINE: readonly Role[] = [
  'greeting',
  'ask_interest',
  'ask_meeting',
  'ask_referral',
  'question',
  'thanks',
  'apology',
  'sign_off',
  'opt_out',
];
const IS_ROUTINE = 0.5;
/** A request of more words says something, and so does any other sentence. */
const [MOST_ASKING_WORDS, MOST_OTHER_WORDS] = [16, 10];
const DAY = new RegExp(String.raw`\b(?:${WEEKDAY}|${MONTH}|tomorrow)\b`, 'i');
/** A longer email says something of its own. */
const MOST_WORDS = 90;
const NEWS = /\d|[$\u20ac\u00a3%]|https?:|www\.|\b(?:attach\w*|enclos\w*|free|discount|offer ends|samples?)\b/i;
/** People who know the sender need no reason. */
const KNOWN: readonly EmailKind[] = ['customer', 'internal', 'personal', 'job_application', 'event', 'survey', 'recruiting'];
const IS_KNOWN = 0.4;

/** The sentences that remind, if the email says nothing else; below the emails of its own thread, a follow-up may be short. */
function findReminder(draft: EmailDraft): Span[] {
  const { body, subject, kind, readings } = draft;
  if (subject.raw.trim() === '' || body.words.length > MOST_WORDS || !reminds(cutLines(body.raw)) || !followsUp(draft)) return [];
  if (KNOWN.reduce((sum, one) => sum + chanceOfKind(kind, one), 0) >= IS_KNOWN) return [];
  const end = proseEnd(draft);
  const said = readings.filter((one) => one.start >= draft.prose.start && one.start < end);
  const textOf = ({ start, end: last }: { start: number; end: number }): string => body.raw.slice(start, last);
  const countWords = (one: SentenceReading): number => textOf(one).trim().split(/\s+/).length;
  const reminders = said.filter((one) => REMINDS.test(textOf(one)));
  const isEmpty = (one: SentenceReading): boolean =>
    !DAY.test(textOf(one)) &&
    (ROUTINE.some((role) => chanceOf(one, role) >= IS_ROUTINE)
      ? countWords(one) <= MOST_ASKING_WORDS
      : countWords(one) <= MOST_OTHER_WORDS && REASONS.every((role) => chanceOf(one, role) < MAY_GIVE));
  if (NEWS.test(body.visible.slice(draft.prose.start, end)) || said.some((one) => !reminders.includes(one) && !isEmpty(one))) return [];
  return reminders.map(({ start, end: last }) => ({ part: 'body', start, end: last }));
}
const reminderReader: FeatureReader = presenceReader({ find: findReminder });

export const bareReminder: Sign<{ features: 'bareReminder'; columns: 'bareReminder'; senses: 'present' }> = {
  label: 'Reminder',
  features: {
    /** 0 or 1: it follows up and says nothing else. */
    bareReminder: { reader: reminderReader, isEnglishOnly: true },
  },
  columns: {
    bareReminder: bodyColumn({
      features: ['bareReminder'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 0.83,
          sd: 0.15,
          grade: 'assumption',
          reason: 'No figure is published. It loses what a new reason in a follow-up is assumed to gain.',
        },
      },
      contrast: flag('bareReminder'),
    }),
  },
  shownBy: ['bareReminder'],
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      claim: { about: 'bare_reminder', states: 'present' },
      titles: ['A reminder without a reason to reply', 'It only follows up'],
      what: [
        'The email follows up, but gives no new reason to reply.',
        '“<quote>” follows up, and no sentence gives a new reason to reply.',
      ],
      why: ['It gives readers nothing to say yes to. The size of this effect is our assumption.'],
      names: ['the reminder without a reason'],
      takeaways: [
        'Give one new reason to reply, such as a result or a customer.',
        'Say what you offer and what it changes for the reader.',
      ],
    },
  },
  reasons: { for: null, against: () => 'Only follows up' },
  edits: {},
};

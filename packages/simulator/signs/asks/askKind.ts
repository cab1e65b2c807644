import { withBodyOrSame } from '../../edits/edit.ts';
import { askForInterest } from './askForInterest.ts';
import { replacesClosing, replacesDemands } from './askForLess.ts';
import { interestReader, meetingReader } from './askReaders.ts';
import { mergeAsk } from './mergeAsk.ts';
import { quotedInterest, quotedMeetings } from './quotedAsks.ts';
import { bodyColumn, present } from '../column.ts';
import { switched } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

const askFacts = ['gong-cta-interest-vs-time', 'gong-cta-positive-share', 'gangly-500-cta', 'gong-offer'];

export const askKind: Sign<{
  features: 'interestAsks' | 'meetingAsks';
  columns: 'askKind';
  edits: 'ask_for_interest' | 'merge_ask';
  senses: 'present' | 'absent' | 'neither';
}> = {
  label: 'What you ask for',
  features: {
    /** Asks for interest ("worth a look?"). */
    interestAsks: { reader: interestReader, isEnglishOnly: true, quotesSentence: true },
    /** Asks for a meeting or a time. */
    meetingAsks: { reader: meetingReader, isEnglishOnly: true, quotesSentence: true },
  },
  columns: {
    askKind: bodyColumn({
      features: ['interestAsks', 'meetingAsks', 'asks', 'calendarLink'],
      bends: {
        many: {
          at: 3,
          unit: 'asks',
          reason: 'Two asks offer a choice. Of more, or beside a booking page, the largest is what the reader sees.',
        },
      },
      curve:
        ({ many }) =>
        (...[interest = 0, meeting = 0, asks = 0, calendar = 0]) => {
          const [easy, large] = [present(interest), present(meeting)];
          return ((asks >= many || calendar > 0 ? easy * (1 - large) : easy) - large) / 2;
        },
      effects: {
        reply: {
          oddsRatio: 1.35,
          sd: 0.15,
          facts: askFacts,
          grade: 'observational',
          reason: 'A question about interest against asking for a time.',
        },
        positive: {
          oddsRatio: 1.5,
          sd: 0.2,
          facts: askFacts,
          grade: 'observational',
          reason: 'A published positive share of 68% against 41%, shrunk.',
        },
      },
      contrast: switched({ interestAsks: 1, meetingAsks: 0, asks: 1 }, { interestAsks: 0, meetingAsks: 1, asks: 1 }),
    }),
  },
  shownBy: ['interestAsks', 'meetingAsks'],
  evidence: {
    for: (draft, spansOf) => quotedInterest(draft, spansOf('interestAsks')),
    against: (draft, spansOf) => quotedMeetings(draft, spansOf('meetingAsks')),
  },
  sense: ({ isFor, values }) =>
    (values.meetingAsks ?? 0) > 0 && !isFor ? 'absent' : (values.interestAsks ?? 0) > 0 ? 'present' : 'neither',
  sentences: {
    present: {
      claim: { about: 'interest_ask', states: 'present' },
      titles: ['It is easy to answer'],
      what: ['The email asks “<quote>”.', '“<quote>” takes one line to answer.'],
      why: ['Curious readers can answer in a few words.'],
      names: ['the easy request'],
      takeaways: ['Keep asking “<quote>”.', 'Keep the request this easy to answer.'],
    },
    absent: {
      claim: { about: 'meeting_ask', states: 'present' },
      titles: ['It asks for time too soon'],
      what: ['“<quote>” asks for time before the reader is interested.', 'To say yes to “<quote>”, the reader has to make time.'],
      why: ['People hesitate when a stranger asks for their time.', 'Some people are curious but not ready to meet.'],
      names: ['the request for a meeting', 'asking for time'],
      takeaways: [
        'Ask about interest first, and for time in <later>.',
        'Replace “<only>” with a question about interest.',
        'Leave “<beside>” for a later email.',
      ],
    },
    neither: {
      claim: { about: 'meeting_ask', states: 'absent' },
      titles: ['It does not ask for a meeting'],
      what: ['The email does not ask for time.'],
      why: ['That makes it easier to reply.'],
      names: ['leaving out the meeting request'],
      takeaways: ['Ask for a meeting only after someone says yes.'],
    },
  },
  reasons: {
    for: ({ quote, values }) =>
      (values.interestAsks ?? 0) > 0
        ? `${quote.endsWith('?') ? 'Easy question' : 'Asks about interest'}: “${quote}”`
        : 'Does not ask for a meeting',
    against: ({ quote, values }) =>
      quote !== '' ? `Asks for time: “${quote}”` : (values.questions ?? 0) + (values.asks ?? 0) > 0 ? null : 'Does not ask about interest',
  },
  edits: {
    ask_for_interest: {
      // The booking link is removed with the request for time.
      alsoFixes: ['calendar_link', 'several_asks', 'ask_size'],
      when: () => true,
      // The whole of a large request goes at once.
      apply: (draft) => withBodyOrSame(draft, replacesDemands(draft) ? null : askForInterest(draft)),
      isOfSelling: true,
      advice: ['Ask “<question>” instead of “<quote>”', 'Replace “<quote>” with “<question>”', 'Ask for interest instead of a meeting'],
    },
    merge_ask: {
      alsoFixes: ['missing_ask'],
      when: () => true,
      // One small question is put in place of many requests.
      apply: (draft) => withBodyOrSame(draft, replacesClosing(draft) ? null : mergeAsk(draft)),
      isTidy: true,
      advice: ['Ask “<question>” in one sentence', 'Say what you offer and ask for it in one sentence'],
    },
  },
};

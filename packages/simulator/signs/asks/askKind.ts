import { withBodyOrSame } from '../../edits/edit.ts';
import { proseSentences, removeWhole, replaceRanges, touches } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { interestReader, meetingReader, calendarReader } from './askReaders.ts';
import { isAsking } from './isAsking.ts';
import { questionFor } from './questionFor.ts';
import { bodyColumn, present } from '../column.ts';
import { switched } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

const askFacts = ['gong-cta-interest-vs-time', 'gong-cta-positive-share', 'gangly-500-cta', 'gong-offer'];

const ABOUT_MEETING = /\b(?:call|calendar|minutes|slot|invite|\p{L}+days?|[ap]m|agenda|either|both)\b/iu;

/** The first sentence that asks for time becomes a question about interest; further ones, and the booking link that goes with them, go. */
function askForInterest(draft: EmailDraft): string | null {
  const meetings = meetingReader.find(draft);
  const sentences = proseSentences(draft).filter((sentence) => touches(sentence, meetings) && isAsking(draft, sentence));
  const links = calendarReader.find(draft);
  const booking = proseSentences(draft).filter((sentence) => touches(sentence, links));
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  const hasInterest = proseSentences(draft).some((sentence) => sentence.isQuestion && !touches(sentence, meetings));
  const cuts = [...others, ...booking.filter((sentence) => sentence.start !== first.start)];
  const gone = [first, ...cuts];
  const { raw } = draft.body;
  // What still speaks of the meeting would hang in the air.
  const speaksOfIt = ({ start, end }: { start: number; end: number }) => ABOUT_MEETING.test(raw.slice(start, end));
  const rest = proseSentences(draft).filter(
    (sentence) => sentence.start > first.start && !gone.some(({ start }) => start === sentence.start),
  );
  if (rest.some(speaksOfIt)) return null;
  if (hasInterest) return removeWhole(raw, gone);
  const cut = [...cuts].toSorted((one, other) => other.start - one.start);
  const later = removeWhole(
    raw,
    cut.filter(({ start }) => start > first.start),
  );
  const asked = replaceRanges(later, [{ ...first, by: questionFor(draft) }]);
  return removeWhole(
    asked,
    cut.filter(({ start }) => start < first.start),
  );
}

export const askKind: Sign<{
  features: 'interestAsks' | 'meetingAsks';
  columns: 'askKind';
  edits: 'ask_for_interest';
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
      features: ['interestAsks', 'meetingAsks'],
      curve: () => (interest, meeting) => (present(interest) - present(meeting)) / 2,
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
          reason: 'Positive share 68 against 41 % as published, shrunk.',
        },
      },
      contrast: switched({ interestAsks: 1, meetingAsks: 0, asks: 1 }, { interestAsks: 0, meetingAsks: 1, asks: 1 }),
    }),
  },
  shownBy: ['interestAsks', 'meetingAsks'],
  evidence: { for: (_draft, spansOf) => spansOf('interestAsks'), against: (_draft, spansOf) => spansOf('meetingAsks') },
  sense: ({ isFor, values }) =>
    (values.meetingAsks ?? 0) > 0 && !isFor ? 'absent' : (values.interestAsks ?? 0) > 0 ? 'present' : 'neither',
  sentences: {
    present: {
      titles: [
        'It asks whether there is interest',
        'An easy question to answer',
        'The ask costs nothing',
        'A question instead of a meeting',
      ],
      what: ['The mail ends on “<quote>”.', '“<quote>” can be answered in one word.', 'What it asks for is an opinion: “<quote>”.'],
      why: [
        'Saying yes costs a line, not a slot in the calendar.',
        'People who are not ready to meet can still say that they are interested, and those replies are the good ones.',
        'A low price brings more answers, and kinder ones.',
      ],
      names: ['the question “<quote>”', 'the easy question at the end', 'an ask for interest, not for time'],
      takeaways: ['Keep “<quote>” as the ask.', 'Go on asking for interest before asking for time.'],
    },
    absent: {
      titles: [
        'It asks for time too soon',
        'The ask is a meeting',
        '“<quote>” is a lot to ask of a stranger',
        'A calendar slot is an expensive yes',
      ],
      what: [
        '“<quote>” asks for time before there is interest.',
        'The mail wants a slot in the diary: “<quote>”.',
        'To say yes to “<quote>” the reader has to open a calendar.',
      ],
      why: [
        'A stranger’s request for time is easy to put off, and put off means no.',
        'Those who are curious but not ready have nothing to say yes to.',
        'The price of an answer is a meeting, so most pay nothing.',
      ],
      names: ['the request for a meeting', 'the ask for time', '“<quote>”'],
      takeaways: ['Ask whether it is worth a look; ask for time in the second mail.', 'Replace “<quote>” with a question about interest.'],
    },
    neither: {
      titles: ['It does not ask for a meeting', 'No request for time'],
      what: ['The mail asks for no slot in anybody’s calendar.', 'Nothing in it wants time from the reader.'],
      why: [
        'That keeps the price of an answer low, though a question about interest would do more.',
        'No one has to check a diary before replying.',
      ],
      names: ['the absence of a meeting request', 'asking for no time'],
      takeaways: ['Keep meetings out of the first mail.'],
    },
  },
  reasons: {
    for: ({ quote, values }) => ((values.interestAsks ?? 0) > 0 ? `An easy question: “${quote}”` : 'No request for time'),
    against: ({ quote }) => (quote === '' ? 'No question about interest' : `Asks for time: “${quote}”`),
  },
  edits: {
    ask_for_interest: {
      when: ({ meetingAsks }) => (meetingAsks ?? 0) > 0,
      apply: (draft) => withBodyOrSame(draft, askForInterest(draft)),
      advice: [
        'Ask “<question>” instead of “<quote>”',
        'Replace “<quote>” by “<question>”',
        'Ask for interest instead of time',
        'Move the request for time to the second mail',
      ],
    },
  },
};

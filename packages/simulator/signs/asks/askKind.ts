import { withBodyOrSame } from '../../edits/edit.ts';
import { capitalise, proseSentences, removeWhole, replaceRanges, touches } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { asksReader, calendarReader, interestReader, isReminder, meetingReader, referralReader } from './askReaders.ts';
import { isAsking } from './isAsking.ts';
import { mergeAsk } from './mergeAsk.ts';
import { isLightRequest } from './lightRequest.ts';
import { asksTimeOutright, isPlainMeetingAsk, wishesForTime } from './plainMeetingAsk.ts';
import { asksWho, purposeOf } from './purposeOf.ts';
import { questionFor } from './questionFor.ts';
import { quotedInterest, quotedMeetings } from './quotedAsks.ts';
import { bodyColumn, present } from '../column.ts';
import { switched } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { CONVERSATION, MINUTES, WEEKDAY } from '../../reading/text/timeWords.ts';

const askFacts = ['gong-cta-interest-vs-time', 'gong-cta-positive-share', 'gangly-500-cta', 'gong-offer'];

const ABOUT_MEETING = /\b(?:call|calendar|minutes|slot|invite|\p{L}+days?|[ap]m|agenda|either|both)\b/iu;

/** A second request, for information that an interested reader would give anyway. */
const BESIDES = /^(?:also|and|alternatively|additionally),? (?:could|can|would|please|may|what|how)\b[^.!]*\?$/iu;

/** Something the sender offers to bring, which the reader may want more than the meeting. */
const BRINGS = /\b(?:I|we)(?:['\u2019]ll| will) (?:bring|prepare|show|share|send|walk)\b/i;

/** Refers to the meeting, which would be gone. */
const REFERS_TO_MEETING =
  /\b(?:beforehand|before (?:we|then|that|the)|ahead of (?:it|that|time|the)|(?:on|in|during|at|for) (?:it|the (?:call|meeting))|then)\b/i;

/** Makes sense only with a meeting: where the sender is, who pays for lunch, which days are best, or a meeting taken as agreed. */
const SERVES_MEETING =
  /\b(?:I(?:'m|\u2019m| am|'ll be|\u2019ll be| will be)(?: back)? in (?:\p{Lu}\p{L}+|town|your area|the area)|(?:lunch|coffee|breakfast|drinks?|dinner|beers?)(?: (?:is|are|will be))? on (?:me|us)|our (?:meeting|call|conversation|chat)|(?:mon|tue|tues|wed|thu|thur|thurs|fri)\b[^.?!]{0,60}\b(?:best|work|suit)|bring (?:the )?(?:coffee|donuts|doughnuts|lunch))/iu;
/** A request about dates named in the sentence before it. */
const REFERS_TO_DATES =
  /\b(?:either(?: one| of (?:them|these|those))?|(?:one|any|some) of (?:them|these|those)|both|those|these)\b[^?]{0,40}\?\s*$/i;
/** Asks whether the proposed meeting suits, or proposes another one: "Would this suit you?", "Or would a phone call be easier?". */
const ASKS_IF_SUITS =
  /^(?:or |and )?(?:would|will|does|do|is|are|could|can|might) (?:this|that|it|these|those|either|both|(?:one|any|either|some) of (?:this|that|these|those|them)|(?:a |the )?(?:quick |short |phone |video |zoom |teams )*(?:call|chat|visit|meeting)|(?:mon|tues|wednes|thurs|fri)day|tomorrow|(?:the )?(?:morning|afternoon|week)s?)\b[^?]{0,40}\b(?:suit|suits|easier|better|convenient|possible|work|works|ok|okay|alright|all right|fine|too (?:early|late|soon))\b[^?]{0,40}\?$/iu;
/** A wish to meet before the request for it. */
const WISHES_TO_MEET =
  /^(?:I|we)(?:['\u2019]d| would) (?:really |very much |greatly )?(?:love|like|welcome|appreciate|value)\b[^?$\u20ac\u00a3\d]{0,40}\b(?:chat|call|meet(?:ing)?|opportunity|chance|speak|talk|discuss)\b[^?$\u20ac\u00a3\d]{0,80}[.!]$/i;
/** A line of a list, such as a time or an answer to choose. */
const LIST_LINE =
  /^[ \t]*(?:[-*\u2022\u2013\u00b7]|\d{1,2}[.)]|[a-c][.)]|\p{Lu}\p{L}{1,8},? \d{1,2}[/.]\d{1,2}\b|\d{1,2}[/.]\d{1,2}\b)[ \t]*\S/mu;
const TIME_LINE =
  /^[ \t]*(?:[-*\u2022\u2013\u00b7]|\d{1,2}[.)])?[ \t]*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|tomorrow\b|\d{1,2}[/.:]\d{1,2}\b)[^?]{0,60}$/imu;

const NAMES_TIME = /\d|\b(?:any ?time|mornings?|afternoons?|noon|evenings?)\b/i;
/** Whether a sentence is one of several proposed times. */
const isTimeLine = (text: string): boolean => TIME_LINE.test(text) && NAMES_TIME.test(text);

/** Whether there is a list next to a request: times, or answers that make no sense without the request. */
function leansOnList(raw: string, gone: readonly BodySentence[]): boolean {
  const lines = raw.split('\n');
  let at = 0;
  return lines.some((line) => {
    const [from, to] = [at, at + line.length];
    at = to + 1;
    const isRequest = gone.some(({ start, end }) => start < to && from < end && LIST_LINE.test(line) && !isTimeLine(line));
    const isLeft = !gone.some(({ start, end }) => start <= from + line.search(/\S/) && to <= end + 1);
    return isRequest || (line.trim() !== '' && isLeft && TIME_LINE.test(line));
  });
}

/** A sentence without any of these words does not ask for time. */
const MEETING_WORDS = new RegExp(
  String.raw`\b(?:${CONVERSATION}|${MINUTES}|yarn|natter|come (?:by|over|in|round)|stop (?:by|in)|drop (?:by|in)|calendars?|calendly|slots?|times?|zoom|teams|phone|show you|walk you|connect|${WEEKDAY}s?|tomorrow|next week|this week|\d ?[ap]m|available|availability|book|schedule)\b`,
  'i',
);

const SAYS_MORE: readonly Role[] = ['offer', 'benefit', 'proof', 'problem', 'observation', 'opt_out'];

/** Whether a sentence says more than when to meet. */
const saysMore = ({ readings }: EmailDraft, { start, end }: { start: number; end: number }): boolean =>
  readings.some((reading) => reading.start < end && start < reading.end && SAYS_MORE.some((role) => chanceOf(reading, role) >= 0.3));

const POSTSCRIPT = /^[ \t]*p\.?\s?s\b/im;
/** An alternative to a meeting, and a sentence that assumes a yes. */
const [ALTERNATIVE, FOLLOWS_A_YES] = [/^or (?=(?:could|can|would|may|shall|should) )/i, /^if (?:so|yes)\b/i];

/** Whether the text itself asks for something else, so that the email does not need the request for time. */
function asksElse(draft: EmailDraft, gone: readonly BodySentence[]): boolean {
  const interests = interestReader.find(draft).filter((ask) => !isReminder(draft, ask));
  const postscript = POSTSCRIPT.exec(draft.body.raw)?.index ?? Infinity;
  return proseSentences(draft).some((sentence) => {
    if (sentence.start >= postscript || gone.some(({ start }) => start === sentence.start)) return false;
    // "Who else is the right person?" makes sense only after a question to the reader.
    if (touches(sentence, referralReader.find(draft))) return false;
    const text = draft.body.raw.slice(sentence.start, sentence.end);
    if (ASKS_IF_SUITS.test(text.trim())) return false;
    return touches(sentence, interests) || (sentence.isQuestion && touches(sentence, asksReader.find(draft))) || ALTERNATIVE.test(text);
  });
}

/** From this probability on, a sentence really asks for a meeting. */
const ASKS_TO_MEET = 0.5;
/** What the sender does, or an answer without a meeting: "let me know and I'll call for help", "just reply with a 1". */
const ASKS_OTHERWISE = /\bI(?:['\u2019]ll| will) call\b(?! you)|^(?:otherwise |just |please |simply )*(?:reply|answer) with\b/i;

/** Whether the sentence reader also finds a request to meet or to talk. */
const reallyAsks = ({ body, readings }: EmailDraft, { start, end }: BodySentence): boolean =>
  !ASKS_OTHERWISE.test(body.raw.slice(start, end).trim()) &&
  readings.some((reading) => reading.start < end && start < reading.end && chanceOf(reading, 'ask_meeting') >= ASKS_TO_MEET);

/** Sentences that ask for time and nothing else; none if one of them makes a considered request. */
function plainRequests(draft: EmailDraft): BodySentence[] {
  const { raw } = draft.body;
  const meetings = meetingReader.find(draft);
  const asking = proseSentences(draft).filter(
    (sentence) => touches(sentence, meetings) && isAsking(draft, sentence) && MEETING_WORDS.test(raw.slice(sentence.start, sentence.end)),
  );
  const isPlain = (text: string) => isPlainMeetingAsk(text.replace(purposeOf(text)?.clause ?? '', ''));
  return asking.every((one) => isPlain(raw.slice(one.start, one.end)) && reallyAsks(draft, one)) ? asking : [];
}

/**
 * What is asked instead of time: about the purpose of the meeting, otherwise about interest in the offer. A company mentioned only in the
 * request stays mentioned.
 */
function interestQuestion(draft: EmailDraft, gone: readonly BodySentence[]): string {
  const { raw } = draft.body;
  const { company } = draft.lead;
  const purpose = gone.map(({ start, end }) => purposeOf(raw.slice(start, end))).find((one) => one !== undefined);
  if (purpose !== undefined) return purpose.question;
  const isNamed = company !== null && gone.some(({ start, end }) => raw.slice(start, end).includes(company));
  const kept = gone.reduce((text, { start, end }) => text.replace(raw.slice(start, end), ''), raw);
  return isNamed && !kept.includes(company) ? `Is this worth a look for ${company}?` : questionFor(draft, gone);
}

/** The first sentence that asks for time becomes a question about interest; further ones are removed, with their booking link. */
function askForInterest(draft: EmailDraft): string | null {
  const { raw } = draft.body;
  const all = proseSentences(draft);
  const links = calendarReader.find(draft);
  const booking = all.filter((sentence) => touches(sentence, links));
  const [first, ...others] = plainRequests(draft);
  if (first === undefined || isLightRequest(draft, first)) return null;
  const wishes = all.filter(
    (sentence) =>
      sentence.start < first.start && WISHES_TO_MEET.test(raw.slice(sentence.start, sentence.end).trim()) && !saysMore(draft, sentence),
  );
  const cuts = [
    ...others,
    ...[...booking, ...wishes].filter(({ start }) => ![first, ...others].some((sentence) => sentence.start === start)),
  ];
  // Sentences that still refer to the meeting would make no sense.
  const isGone = ({ start }: BodySentence) => [first, ...cuts].some((sentence) => sentence.start === start);
  const hanging = all.filter(
    (sentence) =>
      sentence.start > first.start &&
      !isGone(sentence) &&
      (ABOUT_MEETING.test(raw.slice(sentence.start, sentence.end)) ||
        BESIDES.test(raw.slice(sentence.start, sentence.end)) ||
        SERVES_MEETING.test(raw.slice(sentence.start, sentence.end)) ||
        ASKS_IF_SUITS.test(raw.slice(sentence.start, sentence.end).trim()) ||
        isTimeLine(raw.slice(sentence.start, sentence.end))) &&
      !touches(sentence, referralReader.find(draft)),
  );
  // "We have October 14 and 21 open. Does either one suit you?": the dates would be left alone.
  if (
    REFERS_TO_DATES.test(raw.slice(first.start, first.end)) &&
    !isGone(all[all.findIndex(({ start }) => start === first.start) - 1] ?? first)
  )
    return null;
  // If an earlier sentence only makes sense with the meeting, that sentence stays, and so does the request.
  const serves = all.some(
    (sentence) => sentence.start < first.start && !isGone(sentence) && SERVES_MEETING.test(raw.slice(sentence.start, sentence.end)),
  );
  if (serves) return null;
  if (hanging.some((sentence) => saysMore(draft, sentence))) return null;
  // Half a request for time would still be one.
  const stillAsks = (sentence: BodySentence) => {
    const text = raw.slice(sentence.start, sentence.end);
    const asks = wishesForTime(text) || (reallyAsks(draft, sentence) && asksTimeOutright(text));
    return asks && !isGone(sentence) && !hanging.includes(sentence);
  };
  if (all.some(stillAsks)) return null;
  const isLate = ({ start, end }: BodySentence) => start > first.start && REFERS_TO_MEETING.test(raw.slice(start, end));
  if (all.some((sentence) => isLate(sentence) && !isGone(sentence))) return null;
  cuts.push(...hanging);
  const gone = [first, ...cuts];
  if (leansOnList(raw, gone)) return null;
  if (gone.some(({ start, end }) => BRINGS.test(raw.slice(start, end)))) return null;
  // A question who is in charge must survive.
  const asked = interestQuestion(draft, gone);
  if (gone.some(({ start, end }) => asksWho(raw.slice(start, end))) && !asksWho(asked)) return null;
  const before = all[all.findIndex(({ start }) => start === first.start) - 1];
  const isAnswered = before?.isQuestion === true && FOLLOWS_A_YES.test(raw.slice(first.start, first.end));
  if (isAnswered || asksElse(draft, gone)) return withoutAlternative(removeWhole(raw, gone), raw);
  const cut = [...cuts].toSorted((one, other) => other.start - one.start);
  const later = removeWhole(
    raw,
    cut.filter(({ start }) => start > first.start),
  );
  return removeWhole(
    replaceRanges(later, [{ ...first, by: asked }]),
    cut.filter(({ start }) => start < first.start),
  );
}

/** "Or could you ...?" starts with its verb if the alternative before it is gone. */
function withoutAlternative(body: string, before: string): string {
  return body.replace(/(?<=[.!?]\s+|\n)Or (could|can|would|may|shall|should)(?= )/g, (written, verb: string) =>
    before.includes(written) ? capitalise(verb) : written,
  );
}

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
      titles: ['It asks for interest, not for time', 'It is easy to answer'],
      what: ['The email asks “<quote>”.', '“<quote>” takes one line to answer.'],
      why: ['Curious readers can say yes without making time for a call.'],
      names: ['the easy request'],
      takeaways: ['Keep asking “<quote>”.', 'Keep asking for interest before you ask for time.'],
    },
    absent: {
      claim: { about: 'meeting_ask', states: 'present' },
      titles: ['It asks for time too soon'],
      what: ['“<quote>” asks for time before the reader is interested.', 'To say yes to “<quote>”, the reader has to make time.'],
      why: ['People hesitate when a stranger asks for their time.', 'Some people are curious but not ready to meet.'],
      names: ['the request for a meeting', 'asking for time'],
      takeaways: [
        'Ask whether it is worth a look, and ask for time in a later email.',
        'Replace “<quote>” with a question about interest.',
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
      alsoFixes: ['calendar_link', 'several_asks'],
      when: ({ meetingAsks }) => (meetingAsks ?? 0) > 0,
      apply: (draft) => withBodyOrSame(draft, askForInterest(draft)),
      advice: ['Ask “<question>” instead of “<quote>”', 'Replace “<quote>” with “<question>”', 'Ask for interest instead of a meeting'],
    },
    merge_ask: {
      alsoFixes: ['missing_ask'],
      when: () => true,
      apply: (draft) => withBodyOrSame(draft, mergeAsk(draft)),
      isTidy: true,
      advice: ['Ask “<question>” in one sentence', 'Say what you offer and ask for it in one sentence'],
    },
  },
};

import { hashText } from '../../draws.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { FEATURE_READERS } from '../../reading/features/readers.ts';
import { emailOf, withBody, type Edit } from '../edit.ts';
import { appendToProse, proseSentences, replaceRanges, tidy, touches, withoutSentences } from '../textOps.ts';

const QUESTIONS = [
  'Is this worth a look for you?',
  'Would it make sense to look at this?',
  'Is this something you are looking at?',
  'Would this be useful to you?',
] as const;

/** The same template gets the same question for every lead: names are left out of the choice. */
const questionFor = ({ body, prose }: EmailDraft): string => {
  const key = body.raw.slice(prose.start, prose.start + 400).replace(/\b\p{Lu}\S*/gu, '');
  return QUESTIONS[Math.abs(hashText(key)[0]) % QUESTIONS.length] ?? QUESTIONS[0];
};

const find = (draft: EmailDraft, feature: 'asks' | 'interestAsks' | 'meetingAsks' | 'calendarLink') => FEATURE_READERS[feature].find(draft);

/** Statements that only look like an ask stay: somebody else books, or time is saved. */
const ASKS_READER =
  /\b(?:let me know|let's|my calendar|my calendly|with me|call me|love to|like to|pick a time|book (?:a|some|your)|click|sign up|download|buy now|reply|check out|watch)\b/i;
const isAsking = ({ body }: EmailDraft, { start, end, isQuestion }: BodySentence): boolean =>
  isQuestion || ASKS_READER.test(body.raw.slice(start, end));

/** Keeps the ask for interest where there is one, else the last; the sentences of all others go. */
function keepOneAsk(draft: EmailDraft): string | null {
  const asks = find(draft, 'asks');
  const kept = find(draft, 'interestAsks').at(-1) ?? asks.at(-1);
  if (kept === undefined) return null;
  return withoutSentences(draft, (sentence) => touches(sentence, asks) && isAsking(draft, sentence) && !touches(sentence, [kept]));
}

/** The first sentence that asks for time becomes a question about interest; further ones, and the booking link that goes with them, go. */
function askForInterest(draft: EmailDraft): string | null {
  const meetings = find(draft, 'meetingAsks');
  const sentences = proseSentences(draft).filter((sentence) => touches(sentence, meetings) && isAsking(draft, sentence));
  const links = find(draft, 'calendarLink');
  const booking = proseSentences(draft).filter((sentence) => touches(sentence, links));
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  const hasInterest = proseSentences(draft).some((sentence) => sentence.isQuestion && !touches(sentence, meetings));
  const cuts = [...others, ...booking.filter((sentence) => sentence.start !== first.start)];
  return tidy(replaceRanges(draft.body.raw, [{ ...first, by: hasInterest ? '' : questionFor(draft) }, ...cuts]));
}

function dropCalendarLink(draft: EmailDraft): string | null {
  const links = find(draft, 'calendarLink');
  return (
    withoutSentences(draft, (sentence) => touches(sentence, links)) ??
    tidy(replaceRanges(draft.body.raw, links).replace(/(?<![ \t])[ \t]*(?:here|at|via|link)?[:\u2013-][ \t]*$/gim, '.'))
  );
}

const orUnchanged = (draft: EmailDraft, body: string | null) => (body === null ? emailOf(draft) : withBody(draft, body));

export const askEdits: readonly Edit[] = [
  {
    id: 'keep_one_ask',
    stage: 'reply',
    fixes: ['several_asks'],
    when: ({ asks }) => (asks ?? 0) > 1,
    apply: (draft) => orUnchanged(draft, keepOneAsk(draft)),
  },
  {
    id: 'ask_for_interest',
    stage: 'reply',
    fixes: ['ask_kind'],
    when: ({ meetingAsks }) => (meetingAsks ?? 0) > 0,
    apply: (draft) => orUnchanged(draft, askForInterest(draft)),
  },
  {
    id: 'add_interest_question',
    stage: 'reply',
    fixes: ['missing_ask', 'ask_kind'],
    when: ({ interestAsks, meetingAsks }) => interestAsks === 0 && meetingAsks === 0,
    apply: (draft) => withBody(draft, appendToProse(draft, questionFor(draft))),
  },
  {
    id: 'drop_calendar_link',
    stage: 'reply',
    fixes: ['calendar_link'],
    when: ({ calendarLink }) => calendarLink === 1,
    apply: (draft) => orUnchanged(draft, dropCalendarLink(draft)),
  },
];

import { capitalise, proseSentences } from '../../edits/textOps.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { isOnlyPressure } from '../prose/onlyPresses.ts';
import { asksInterestPlainly } from './interestQuestion.ts';
import { readRequestClauses } from './requestClauses.ts';

/** So many ways to answer are a choice to make; two are an easy one. */
const MANY = 3;
/** What the sender would send: "tell me how many trucks you run and I will send a price". */
const SENDS =
  /\b(?:(?:I|we)(?:['\u2019]ll|['\u2019]d be happy to| can| could| will| would be happy to| am happy to| are happy to)|happy to|glad to) (?:also |just |simply |gladly |then )*(?:(send)(?: over| you)*|(share|post|e-?mail|drop off|forward|do|make|prepare|quote|price|calculate|work out|draw up)(?: you)?) ([^.!?,;:]{4,60}?)(?: over| to you| instead| first| if (?:that|it|this)(?:['\u2019]s| is| would be) (?:easier|better))?$/iu;
/** It comes with a meeting, or refers to another request. */
const NOT_SENT = /\b(?:invit\w*|agenda|link|times?|dates?|slots?|calendar|availability|it|them|that|this|one)\b/iu;

/** A line of a signature: a sign-off that is not listed, a name, a company, a number to call. */
const [MOST_SIGNED_WORDS, MOST_LEAVE_WORDS] = [5, 8];
const ENDS_SENTENCE = /[.!?:;][)"\u201d]*$/u;

/** The sentences of the prose above the names and numbers that sign an email without a sign-off. */
export function sentencesAboveNames(draft: EmailDraft): BodySentence[] {
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  const isSigned = ({ start, end }: BodySentence): boolean => {
    const text = raw.slice(start, end).trim();
    const startsLine = start === 0 || /\n[ \t]*$/.test(raw.slice(0, start));
    return (
      startsLine && !ENDS_SENTENCE.test(text) && text.split(/\s+/).length <= (text.endsWith(',') ? MOST_LEAVE_WORDS : MOST_SIGNED_WORDS)
    );
  };
  const last = sentences.findLastIndex((sentence) => !isSigned(sentence));
  const [above, below] = [sentences[last], sentences[last + 1]];
  // Names stand apart from the text.
  const isApart = above !== undefined && below !== undefined && /\n\s*\n/.test(raw.slice(above.end, below.start));
  return isApart ? sentences.slice(0, last + 1) : sentences;
}

const SAYS: readonly Role[] = ['offer', 'benefit', 'proof'];
/** From this probability on, a sentence may say something that no question says. */
const MAY_SAY = 0.3;

/** The sentences at the end of the prose that only tell the reader what to do, if together they are many things; otherwise none. */
export function findClosingRequests(draft: EmailDraft): BodySentence[] {
  const sentences = sentencesAboveNames(draft);
  const countIn = (sentence: BodySentence): number => clausesOf(draft, sentence).length;
  const offers = ({ start, end }: BodySentence): boolean =>
    draft.readings.some((one) => one.start < end && start < one.end && SAYS.some((role) => chanceOf(one, role) >= MAY_SAY));
  const isRequest = (sentence: BodySentence): boolean => countIn(sentence) > 1 || (countIn(sentence) === 1 && !offers(sentence));
  const presses = ({ start, end }: BodySentence): boolean => isOnlyPressure(draft.body.raw.slice(start, end).trim());
  const from = sentences.findLastIndex((sentence) => !isRequest(sentence) && !presses(sentence)) + 1;
  // The first sentence is about something else.
  const closing = sentences.slice(Math.max(1, from));
  return closing.reduce((sum, sentence) => sum + countIn(sentence), 0) >= MANY ? closing : [];
}

const clausesOf = (draft: EmailDraft, { start, end }: BodySentence) => readRequestClauses(draft.body.raw.slice(start, end).trim());

/** Whether the reader wants a thing: "Do you want a sample pack". */
const WANTS = /^(?:do|would) you (?:want|like) (?:an?|some|our|the|to (?:see|try|get|receive|have)) /iu;
const TAKES_TIME = /\b(?:call|chat|talk|meet(?:ing)?|demo|visit|time|come|minutes|session|conversation)\b/iu;

/** The one small question among several requests: a question that yes answers, or what the sender would send. Undefined if there is none. */
export function smallQuestionOf(draft: EmailDraft, requests: readonly BodySentence[]): string | undefined {
  const texts = requests.flatMap((sentence) => clausesOf(draft, sentence).map(({ text }) => text));
  const asked = texts.find((text) => asksInterestPlainly(`${text}?`) || (WANTS.test(text) && !TAKES_TIME.test(text)));
  if (asked !== undefined)
    return `${capitalise(asked.replace(/\bi\b/gu, 'I').replace(/^((?:shall|should|can|could) (?:I|we)) just /iu, '$1 '))}?`;
  for (const text of texts) {
    const [, send, verb = send, what] = SENDS.exec(text) ?? [];
    if (verb !== undefined && what !== undefined && !NOT_SENT.test(what))
      return `Shall ${/\bwe\b/iu.test(text) && !/\bI\b/u.test(text) ? 'we' : 'I'} ${verb.toLowerCase()} ${what}?`;
  }
  return undefined;
}

import { textOf } from '../../reading/textOf.ts';
import { findSentenceAt, type EmailDraft } from '../../reading/draft.ts';
import { toSpans, spansOf, presenceReader, type FeatureReader } from '../../reading/featureReader.ts';
import { isBookingLink } from '../../reading/links/isBookingLink.ts';
import { rememberLines } from '../../reading/text/remember.ts';
import type { AskStock } from '../../reading/phrases/findAsks.ts';
import { sumStrengths } from '../../reading/roleReader.ts';
import type { Span } from '../../reading/span.ts';
import { ANNOUNCES_STEP } from '../prose/pressureWords.ts';
import { asksInClauses, findManyDeeds } from './clauseAsks.ts';
import type { Request } from '../../reading/weighAsks.ts';

const requestsOf = ({ requests }: EmailDraft, kind: AskStock): Request[] => requests.filter((request) => request.kind === kind);

const kindReader = (kind: AskStock): FeatureReader => ({
  find: (draft) => toSpans('body', requestsOf(draft, kind)),
  read: (draft) => sumStrengths(requestsOf(draft, kind)),
});

export const interestReader = kindReader('interestAsk');
export const meetingReader = kindReader('meetingAsk');
export const referralReader = kindReader('referralAsk');
/** Less certain ones are not counted or edited as asks. */
const SURE = 0.5;

/** A closing line is a request only if the email makes no other. */
const LOOKS_FORWARD =
  /^\W*(?:(?:I|we)(?: am| are|['\u2019]m|['\u2019]re)? )?(?:also |really |very much )*look(?:ing)? forward to (?:hearing|receiving|your)\b/i;
export function isClosing({ body, sentences }: Pick<EmailDraft, 'body' | 'sentences'>, { start }: { start: number }): boolean {
  const sentence = findSentenceAt(sentences, start);
  return sentence !== undefined && LOOKS_FORWARD.test(body.visible.slice(sentence.start, sentence.end));
}

function sureRequests(draft: EmailDraft): Request[] {
  const sure = draft.requests.filter((request) => request.strength >= SURE || isClosing(draft, request));
  const others = sure.filter((request) => !isClosing(draft, request));
  return others.length > 0 ? others : sure;
}

/** Everything the body asks for. */
export const asksReader: FeatureReader = {
  find: (draft) => toSpans('body', sureRequests(draft)),
  read: (draft) => sureRequests(draft).length,
};

/** How to answer: "Just reply to this email", "Call me on ...". */
const HOW_TO_ANSWER =
  /^\W*(?:(?:please|just|simply|or|and|then|so|also|feel free to|you (?:can|could|may)(?: also| always)?|all you (?:need|have) to do is(?: to)?|if (?:so|yes|you (?:are|want|like)[^,]{0,30}),)\s+)*(?:hit reply|reply|respond|answer|write back|say (?:yes|no|the word|so)|(?:drop|send|shoot) (?:me|us) (?:an? )?(?:line|text|note|e-?mail|message)|give (?:me|us) an? (?:call|ring|shout|buzz|bell)|call|ring|phone|text|e-?mail|message|whatsapp|get in touch|(?:let|tell) (?:me|us)(?: know)?|lmk|phone or)(?!\p{L})/iu;
/** What the reader can do instead of what was asked before. */
const INSTEAD =
  /^\W*(?:or\b|otherwise\b|alternatively\b|instead\b|if (?:not|it['\u2019]?s not you|you(?:['\u2019]re| are) not|that['\u2019]?s not|(?:it|that)['\u2019]?s easier|you(?:['\u2019]d| would) (?:rather|prefer)|you prefer)\b)/i;

const asksAgain = rememberLines((sentence) => HOW_TO_ANSWER.test(sentence) || INSTEAD.test(sentence) || ANNOUNCES_STEP.test(sentence));

/** What the body asks for, without other ways to answer the same request; of nothing but such ways, the first. */
const findSingle = (draft: EmailDraft): Request[] => {
  const sure = sureRequests(draft);
  const own = sure.filter(({ start }) => {
    const sentence = draft.sentences.find((one) => one.start <= start && start < one.end);
    const text = sentence === undefined ? '' : textOf(draft.body, sentence);
    return !asksAgain(text);
  });
  return own.length > 0 ? own : sure.slice(0, 1);
};

const startsIn = ({ start }: Span, sentence: { start: number; end: number }): boolean => sentence.start <= start && start < sentence.end;

/** The same, with each of the requests that one sentence strings together. */
function findCounted(draft: EmailDraft): Span[] {
  const deeds = findManyDeeds(draft);
  const strung: { start: number; end: number; asks: readonly Span[] }[] = [];
  for (const sentence of draft.sentences) {
    const inClauses = asksInClauses(draft, sentence);
    const asks = inClauses.length > 0 || deeds.length === 0 ? inClauses : deeds.filter((one) => startsIn(one, sentence));
    if (asks.length > 0) strung.push({ ...sentence, asks });
  }
  const single = findSingle(draft).filter(({ start }) => !strung.some((one) => one.start <= start && start < one.end));
  return [...toSpans('body', single), ...strung.flatMap(({ asks }) => asks)].toSorted((one, other) => one.start - other.start);
}

/** The requests that compete for an answer. */
export const countedAsksReader: FeatureReader = { find: findCounted, read: (draft) => findCounted(draft).length };

const MAY_HOLD_DOMAIN = /\.(?:co|me)/i;

/** A booking page without a scheme, as people write it: `calendly.com`. */
const BARE_CALENDAR =
  /(?<![\w@./-])(?:[a-z0-9-]+\.)?(?:calendly|cal|savvycal|chilipiper|tidycal|youcanbook|zcal)\.(?:com|me|co)(?![\w/])/gi;

const findCalendar = ({ body }: EmailDraft): Span[] => {
  const links = body.links.filter((link) => isBookingLink(body.visible, link));
  return links.length > 0 ? toSpans('body', links) : MAY_HOLD_DOMAIN.test(body.visible) ? spansOf(body, BARE_CALENDAR) : [];
};

/** 0 or 1. */
export const calendarReader = presenceReader({ find: findCalendar });

const NAGS =
  /\b(?:chance|time) to (?:look|read|review|see|go over|check)\b|\b(?:last|previous|earlier) (?:e-?mails?|message|note)\b|\bhear(?:d)? back\b/i;

/** Whether a question only refers to an earlier email. */
export const isReminder = ({ body }: EmailDraft, { start, end }: { start: number; end: number }): boolean =>
  NAGS.test(textOf(body, { start, end }));

import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans, spansOf, presenceReader, type FeatureReader } from '../../reading/featureReader.ts';
import { isCalendarLink } from '../../reading/links/isCalendarLink.ts';
import type { AskStock } from '../../reading/phrases/findAsks.ts';
import { sumStrengths } from '../../reading/roleReader.ts';
import type { Span } from '../../reading/span.ts';
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
export const isClosing = ({ body }: Pick<EmailDraft, 'body'>, { start, end }: { start: number; end: number }): boolean =>
  LOOKS_FORWARD.test(body.visible.slice(start, end));

function sureRequests(draft: EmailDraft): Request[] {
  const sure = draft.requests.filter(({ strength }) => strength >= SURE);
  const others = sure.filter((request) => !isClosing(draft, request));
  return others.length > 0 ? others : sure;
}

/** Another way to answer, in the same sentence: ", or start a free trial". */
const OTHER_WAY = String.raw`,? or (?:(?:you|I|we)(?: can| could| may|['\u2019]ll| will) (?:also |just )?)?(?:send|start|reply|respond|book|call|ring|watch|read|download|set up|try|visit|check out|sign up|schedule|text|order|come|drop by|stop by|do a)(?!\p{L})`;
/** A sentence with three ways to answer asks for a choice among them. */
export const MANY_WAYS = new RegExp(String.raw`[^.!?\n]*(?:${OTHER_WAY})[^.!?\n]*(?:${OTHER_WAY})`, 'iu');
const EACH_WAY = new RegExp(OTHER_WAY, 'giu');

/** The further ways to answer in a sentence that has at least three. */
const otherWays = ({ body: { raw }, sentences, prose }: EmailDraft): Span[] =>
  sentences
    .filter(({ start, end }) => end <= prose.end && MANY_WAYS.test(raw.slice(start, end)))
    .flatMap(({ start, end }) =>
      [...raw.slice(start, end).matchAll(EACH_WAY)].map(({ 0: { length }, index }): Span => ({
        part: 'body',
        start: start + index,
        end: start + index + length,
      })),
    );

/** Everything the body asks for. */
export const asksReader: FeatureReader = {
  find: (draft) => [...toSpans('body', sureRequests(draft)), ...otherWays(draft)].toSorted((one, other) => one.start - other.start),
  read: (draft) => sureRequests(draft).length + otherWays(draft).length,
};

const MAY_HOLD_DOMAIN = /\.(?:co|me)/i;

/** A booking page without a scheme, as people write it: `calendly.com`. */
const BARE_CALENDAR =
  /(?<![\w@./-])(?:[a-z0-9-]+\.)?(?:calendly|cal|savvycal|chilipiper|tidycal|youcanbook|zcal)\.(?:com|me|co)(?![\w/])/gi;

const findCalendar = ({ body }: EmailDraft): Span[] => {
  const links = body.links.filter((link) => isCalendarLink(link.target));
  return links.length > 0 ? toSpans('body', links) : MAY_HOLD_DOMAIN.test(body.visible) ? spansOf(body, BARE_CALENDAR) : [];
};

/** 0 or 1. */
export const calendarReader = presenceReader({ find: findCalendar });

const NAGS =
  /\b(?:chance|time) to (?:look|read|review|see|go over|check)\b|\b(?:last|previous|earlier) (?:e-?mails?|message|note)\b|\bhear(?:d)? back\b/i;

/** Whether a question only refers to an earlier email. */
export const isReminder = ({ body }: EmailDraft, { start, end }: { start: number; end: number }): boolean =>
  NAGS.test(body.raw.slice(start, end));

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
const sureRequests = ({ requests }: EmailDraft): Request[] => requests.filter(({ strength }) => strength >= SURE);

/** Everything the body asks for. */
export const asksReader: FeatureReader = {
  find: (draft) => toSpans('body', sureRequests(draft)),
  read: (draft) => sureRequests(draft).length,
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

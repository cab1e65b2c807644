import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans, spansOf, countPhrases, presenceReader, type FeatureReader } from '../../reading/featureReader.ts';
import { isCalendarLink } from '../../reading/links/isCalendarLink.ts';
import type { AskStock } from '../../reading/phrases/findAsks.ts';
import type { Span } from '../../reading/span.ts';

const spansOfKind = ({ asks }: EmailDraft, kind: AskStock): Span[] =>
  toSpans(
    'body',
    asks.filter((ask) => ask.stock === kind),
  );

const kindReader = (kind: AskStock): FeatureReader => ({
  find: (draft) => spansOfKind(draft, kind),
  read: ({ asks }) => countPhrases(asks, kind),
});

export const interestReader = kindReader('interestAsk');
export const meetingReader = kindReader('meetingAsk');
/** Everything the body asks for. */
export const asksReader: FeatureReader = { find: ({ asks }) => toSpans('body', asks), read: ({ asks }) => asks.length };

const MAY_HOLD_DOMAIN = /\.(?:co|me)/i;

/** A booking page written bare, as people do: `calendly.com`. */
const BARE_CALENDAR =
  /(?<![\w@./-])(?:[a-z0-9-]+\.)?(?:calendly|cal|savvycal|chilipiper|tidycal|youcanbook|zcal)\.(?:com|me|co)(?![\w/])/gi;

const findCalendar = ({ body }: EmailDraft): Span[] => {
  const links = body.links.filter((link) => isCalendarLink(link.target));
  return links.length > 0 ? toSpans('body', links) : MAY_HOLD_DOMAIN.test(body.visible) ? spansOf(body, BARE_CALENDAR) : [];
};

/** 0 or 1. */
export const calendarReader = presenceReader({ find: findCalendar });

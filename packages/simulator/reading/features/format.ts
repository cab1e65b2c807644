import type { EmailDraft, PartDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import { isCalendarLink } from '../links/isCalendarLink.ts';
import { MARKS } from '../text/marks.ts';
import { presenceReader, toSpans, type FeatureReader } from './reader.ts';

const MAY_HOLD_DOMAIN = /\.(?:co|me)/i;

/** Tags that lay out or brand a mail; paragraphs, line ends, bold, lists and links are what plain mail has too. */
const LAYOUT =
  /<(?:table|tr|td|div|style|font|center|h[1-6]|button|hr|section|header|footer|link|body|html|svg|video)\b[^<>]*>|<(?:span|p|a)\b(?=[^<>]*>)[^<>]*?\bstyle\s*=[^<>]*>/gi;
const IMAGE = /<img\b[^<>]*>|!\[[^[\]\n]*\]\([^()\s]*\)|\[(?:cid:|image:)[^[\]\n]*\]/gi;
/** A booking page written bare, as people do: `calendly.com`. */
const BARE_CALENDAR =
  /(?<![\w@./-])(?:[a-z0-9-]+\.)?(?:calendly|cal|savvycal|chilipiper|tidycal|youcanbook|zcal)\.(?:com|me|co)(?![\w/])/gi;

/** The spans a pattern finds in the text as it is written, markup included. */
function rawSpans({ part, raw }: PartDraft, pattern: RegExp): Span[] {
  return [...raw.matchAll(pattern)].map((match) => ({ part, start: match.index, end: match.index + match[0].length }));
}

const findCalendar = ({ body }: EmailDraft): Span[] => {
  const links = body.links.filter((link) => isCalendarLink(link.target));
  return links.length > 0
    ? toSpans('body', links)
    : MAY_HOLD_DOMAIN.test(body.visible)
      ? rawSpans({ ...body, raw: body.visible }, BARE_CALENDAR)
      : [];
};

export const formatReaders = {
  calendarLink: presenceReader({ find: findCalendar }),
  links: { find: ({ body }) => toSpans('body', body.links), read: ({ body }) => body.links.length },
  htmlMarks: { find: ({ body }) => ((body.marks & MARKS.markup) !== 0 ? rawSpans(body, LAYOUT) : []) },
  images: { find: ({ body }) => ((body.marks & (MARKS.markup | MARKS.square)) !== 0 ? rawSpans(body, IMAGE) : []) },
} satisfies Partial<Record<Feature, FeatureReader>>;

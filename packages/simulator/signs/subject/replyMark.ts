import { findBlame } from '../prose/guilt.ts';
import { followsUp, writesAgain } from '../../kind/writesAgain.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { textOf } from '../../reading/textOf.ts';
import type { Span } from '../../reading/span.ts';

/** Reply and forward prefixes in many email programs' languages, once or repeated: `Re:`, `FW:`, `AW:`, `RE[2]:`. */
export const REPLY_MARK =
  /^\s*(?:(?:re|fw|fwd|aw|wg|sv|vs|vl|rv|tr|res|enc|antw|doorst|odp|\u5fdc\u7b54|\u56de\u590d|\u56de\u8986|\u7b54\u590d|\u8f6c\u53d1|\u8f49\u5bc4|\u043e\u0442\u0432)\s?(?:\[\d+\]|\(\d+\))?\s?[:\uff1a]\s*)+/iu;

/** The prefix without surrounding spaces. */
function trimSpan(text: string, { part, start, end }: Span): Span {
  const mark = text.slice(start, end);
  return { part, start: start + mark.length - mark.trimStart().length, end: start + mark.trimEnd().length };
}

/** The reply or forward prefix, without surrounding spaces. */
function findReplyMark({ subject }: EmailDraft): Span[] {
  const mark = REPLY_MARK.exec(subject.visible)?.[0];
  return mark === undefined ? [] : [trimSpan(subject.raw, { part: 'subject', start: 0, end: mark.length })];
}

/** How often the sender has tried: whoever counts it blames, and a first email can say so too. */
const COUNTS_TRIES =
  /\b(?:wrote|written|e-?mailed|messaged|called|tried|reached out|contacted)\b[^.!?\n]{0,40}\b(?:twice|thrice|again and again|(?:\d+|two|three|four|five|several|many|a few|multiple) times)\b/i;

/** It names an earlier email of its own: by its date, its place in a row, or what it said. */
const NAMES_EARLIER =
  /(?:^|[.!?\n,]\s*|\b(?:I|we) )(?:wrote|e-?mailed) (?:to )?you on (?:the \d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|\bas (?:I|we) (?:mentioned|said|wrote) on the \d|\b(?:this is |here is )?my (?:second|third|fourth|2nd|3rd|4th) (?:e-?mail|note|message|try)\b|\b(?:second|third|fourth) (?:and (?:last|final) )?(?:try|e-?mail|note) from me\b|\bon my (?:last|previous|earlier|first) (?:e-?mail|note|message) (?:about|regarding|on)\b/i;

/**
 * Whether the email follows an earlier one, whatever it says about the reader's silence: sentences that blame or count prove no earlier email,
 * and taking them out changes nothing.
 */
function isSurelyLater(draft: EmailDraft): boolean {
  if (NAMES_EARLIER.test(draft.body.raw)) return true;
  if (!followsUp(draft)) return false;
  const { body, sentences } = draft;
  const blames = findBlame(draft);
  const doubtful = sentences.filter(
    ({ start, end }) => COUNTS_TRIES.test(textOf(body, { start, end })) || blames.some((one) => one.start < end && start < one.end),
  );
  const rest = doubtful.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), body.raw);
  return doubtful.length === 0 || writesAgain(rest);
}

/** The mark of an email that starts a thread: a later email belongs to the thread of the first. */
export function findFakeMark(draft: EmailDraft): Span[] {
  const marks = findReplyMark(draft);
  return marks.length > 0 && isSurelyLater(draft) ? [] : marks;
}

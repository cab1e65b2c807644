import { decideKind } from '../../kind/decideKind.ts';
import { mayAskMore, mayAskStock, mayAskToKnow } from '../../edits/stockQuestion.ts';
import { isUndamaged } from '../../edits/safety.ts';
import { appendToProse, removeWhole, touches } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { asksWhen } from '../../reading/weighAsks.ts';
import { toEmailDraft, type BodySentence, type EmailDraft } from '../../reading/draft.ts';
import { isFiller } from '../prose/fillerSentences.ts';
import { findClosingRequests, sentencesAboveNames, smallQuestionOf } from './closingRequests.ts';
import { MAY_DROP_WAYS, PAGE, PHONE, signWith } from './signWith.ts';
import { isCalendarLink } from '../../reading/links/isCalendarLink.ts';
import { calendarReader, interestReader, isReminder, meetingReader } from './askReaders.ts';
import { isAsking } from './isAsking.ts';
import { listDemands } from './listDemands.ts';
import { REFERS_TO_MEETING, servesRequest } from './ofMeeting.ts';
import { wishesForTime } from './plainMeetingAsk.ts';
import { asksWho } from './purposeOf.ts';
import { KNOW_MORE, namingCompany, questionFor } from './questionFor.ts';
import { replaceAsk, withoutAlternative } from './replaceAsk.ts';
import { isSideAsk } from './sideAsks.ts';

/** Wants the reader to hand something over, or announces what happens once it is: "I will also need access to your TMS." */
const WANTS =
  /^(?:[^.?!,]{0,40}, )?(?:(?:and|also|then|finally),? )*(?:please\b|kindly\b|(?:could|can|would|will) you\b|(?:I|we)(?:['\u2019]ll| will|['\u2019]d| would)?(?: also| just| only| then)* need\b|let (?:me|us) know (?!if you(?:['\u2019]re| are|['\u2019]d| would))|(?:send|share|tell|give) (?:me|us)\b)/iu;
/** Says what the sender does with what was demanded. */
const GOES_ON =
  /^(?:then|after that|afterwards|once (?:I|we) (?:have|get|receive)|with (?:this|that|these|those)|this (?:will help|helps|allows|lets|way)|(?:the|this|our) (?:call|meeting|session|workshop|visit|kick-?off)\b|(?:I|we)(?:['\u2019]ll| will) (?:then|also|review|prepare|look (?:at|through)|go (?:over|through)|present|bring)\b)/iu;
/** Another way to answer, or to stop the emails. */
const STAYS =
  /\b(?:unsubscribe|opt out|remove you|no longer|stop emailing|not interested|reply|website|visit us|brochure|www\.|https?:)\b/iu;

const REQUESTS: readonly Role[] = ['ask_meeting'];
const SAYS_MORE: readonly Role[] = ['offer', 'benefit', 'proof', 'problem', 'opt_out'];
/** A way to stop the emails, and what is sold, are no side asks. */
const KEPT: readonly Role[] = ['offer', 'proof', 'benefit', 'opt_out'];
const HAS_ROLE = 0.5;

/** A price, a share, something free: no request may take it along. */
const FACT = /[$\u20ac\u00a3%]\s?\d|\d\s?[%$\u20ac\u00a3]|\bfree\b(?! to\b)/giu;
/** What a gift is said to be worth is no price. */
const WORTH = /\b(?:worth|valued? at|a) (?:over |up to )?[$\u20ac\u00a3][\d,.]+(?: value)?/giu;

/**
 * A small question in place of all that an email demands: the requests for long meetings, several people, papers and forms go, with those
 * beside them and with what serves only them; so do the many requests of one closing. Null if something else would be lost.
 */
export function askForLess(draft: EmailDraft): string | null {
  const { raw } = draft.body;
  const demands = listDemands(draft);
  const closing = findClosingRequests(draft);
  // Guests, candidates and respondents expect to give their time, even if the email may also sell.
  const kind = decideKind(draft);
  if ((demands.length === 0 && closing.length === 0) || kind === 'event' || kind === 'survey' || kind === 'recruiting') return null;
  const all = sentencesAboveNames(draft);
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const hasRole = ({ start, end }: BodySentence, roles: readonly Role[]): boolean =>
    draft.readings.some(
      (reading) => reading.start < end && start < reading.end && roles.some((role) => chanceOf(reading, role) >= HAS_ROLE),
    );
  const [meetings, links] = [meetingReader.find(draft), calendarReader.find(draft)];
  const isClosing = ({ start }: BodySentence): boolean => closing.some((one) => one.start === start);
  const demanding = all.filter((sentence) => touches(sentence, demands) || isClosing(sentence));
  const [first] = demanding;
  if (first === undefined) return null;
  const isRequest = (sentence: BodySentence): boolean =>
    (touches(sentence, meetings) && isAsking(draft, sentence)) ||
    touches(sentence, links) ||
    hasRole(sentence, REQUESTS) ||
    wishesForTime(textOf(sentence)) ||
    asksWhen(textOf(sentence)) ||
    (WANTS.test(textOf(sentence)) && !STAYS.test(textOf(sentence))) ||
    (isSideAsk(textOf(sentence)) && !hasRole(sentence, KEPT));
  const requests = all.filter((sentence) => demanding.includes(sentence) || isRequest(sentence));
  const [start] = requests;
  const serving = all.filter(
    (sentence) =>
      !requests.includes(sentence) &&
      sentence.start > (start ?? first).start &&
      (GOES_ON.test(textOf(sentence)) || servesRequest(textOf(sentence)) || REFERS_TO_MEETING.test(textOf(sentence))) &&
      !hasRole(sentence, SAYS_MORE),
  );
  const gone = [...requests, ...serving].toSorted((one, other) => one.start - other.start);
  const isOnlyWho = (sentence: BodySentence) =>
    asksWho(textOf(sentence)) && !isSideAsk(textOf(sentence)) && !touches(sentence, demands) && !isClosing(sentence);
  if (all.length === gone.length || gone.some(isOnlyWho)) return null;
  const isKept = (sentence: BodySentence): boolean => !gone.includes(sentence);
  const interests = interestReader.find(draft).filter((ask) => !isReminder(draft, ask));
  // A small question of the email's own is the one to answer.
  const [last] = all.filter(isKept).slice(-1);
  const isOwn = (sentence: BodySentence): boolean =>
    isKept(sentence) && touches(sentence, interests) && (closing.length === 0 || sentence.isQuestion);
  const [above] = all.filter(isKept).slice(-2, -1);
  // Several questions in a row are a form to fill in.
  const isAsked = all.some(isOwn) || (last?.isQuestion === true && (closing.length === 0 || above?.isQuestion !== true));
  if (closing.length === 0) {
    const body = withoutAlternative(isAsked ? removeWhole(raw, gone) : askAtEnd(draft, gone), raw);
    return body === raw ? null : (signWith(draft, body, [...new Set(contactsOf(draft, gone))]) ?? null);
  }
  const bodies = isAsked ? [removeWhole(raw, gone)] : [askAtEnd(draft, gone, smallQuestionOf(draft, closing)), askAtEnd(draft, gone)];
  const facts = closing.flatMap((sentence) => textOf(sentence).replace(WORTH, '').match(FACT) ?? []);
  const whole = bodies.find((body) => facts.every((fact) => body.toLowerCase().includes(fact.toLowerCase())));
  if (whole === undefined || whole === raw) return null;
  return signWith(draft, withoutAlternative(whole, raw), [...new Set(contactsOf(draft, gone))]) ?? null;
}

/** A page without a scheme, as people write it; a booking page is none. */
const BARE_PAGE =
  /(?<![\w@./-])(?!(?:[a-z0-9-]+\.)?(?:calendly|cal|savvycal|tidycal)\.)(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|eu|biz|info|co\.uk|example)(?:\/[\w/-]*\w)?(?![\w@])/giu;

/** Numbers to call and pages to see in some sentences; a booking page goes with the request. */
const contactsOf = ({ body }: EmailDraft, gone: readonly BodySentence[]): string[] =>
  gone.flatMap(({ start, end }) => {
    const pages = [
      ...(body.raw.slice(start, end).match(BARE_PAGE) ?? []),
      ...body.links
        .filter((link) => start <= link.start && link.end <= end && !isCalendarLink(link.target))
        .map((link) => body.raw.slice(link.start, link.end)),
    ];
    // Several pages of a site are no address to sign with.
    const kept = new Set(pages).size > 1 ? pages.filter((page) => !PAGE.test(page)) : pages;
    return [...(body.raw.slice(start, end).match(PHONE) ?? []), ...kept];
  });

/** The body without some sentences, and with a question in their place, or at the end if others follow. */
function askAtEnd(draft: EmailDraft, gone: readonly BodySentence[], own?: string): string {
  const { raw } = draft.body;
  const place = gone.at(-1);
  const all = sentencesAboveNames(draft);
  if (place === undefined) return raw;
  const isLast = all.every(({ start, end }) => start <= place.start || isFiller(raw.slice(start, end).trim()));
  const left = reread(draft, removeWhole(raw, gone));
  const write = (question: string): string =>
    isLast
      ? replaceAsk(raw, [place, ...gone.filter((sentence) => sentence !== place)], { ...place, by: question })
      : appendToProse(left, question);
  const question = namingCompany(draft, left.body.raw, own ?? (isLast ? questionFor(draft, gone) : questionFor(left)));
  const body = write(question);
  const asked = reread(draft, body);
  const written = [{ start: body.indexOf(question) }];
  if (!mayAskMore(asked, written)) return raw;
  if (mayAskStock(draft, { ...draft.lead.email, body })) return body;
  const more = namingCompany(draft, left.body.raw, KNOW_MORE);
  return mayAskToKnow(asked, written, more) ? write(more) : raw;
}

const reread = (draft: EmailDraft, body: string): EmailDraft =>
  toEmailDraft({ ...draft.lead, email: { ...draft.lead.email, body } }, draft.context);

/** Whether the many requests of a closing become one small question. */
export const replacesClosing = (draft: EmailDraft): boolean => findClosingRequests(draft).length > 0 && askForLess(draft) !== null;

/** Whether one small question can be put in place of a long meeting, papers or forms. */
export function replacesDemands(draft: EmailDraft): boolean {
  const body = listDemands(draft).length === 0 ? null : askForLess(draft);
  const { email } = draft.lead;
  return body !== null && isUndamaged(email, { ...email, body }, MAY_DROP_WAYS);
}

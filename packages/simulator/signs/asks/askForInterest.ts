import { proseSentences, removeWhole, replaceRanges, touches, type Cut } from '../../edits/textOps.ts';
import { GIFT, mayAskMore, mayAskStock, mayAskToKnow } from '../../edits/stockQuestion.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { asksWhen, takesOrder } from '../../reading/weighAsks.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { CONVERSATION, MINUTES, WEEKDAY } from '../../reading/text/timeWords.ts';
import { PRESSES_PLAINLY, PRESSES_SURELY } from '../prose/pressureWords.ts';
import { isOnlyPressure } from '../prose/onlyPresses.ts';
import { invites, isFiller } from '../prose/fillerSentences.ts';
import { withoutOpening } from '../prose/openings.ts';
import { askInOwnWords, askNeedAgain } from './askInOwnWords.ts';
import { asksReader, calendarReader, interestReader, isReminder, meetingReader, referralReader } from './askReaders.ts';
import { easierRequest, lighterHalf } from './easierRequest.ts';
import { isAsking } from './isAsking.ts';
import { isLightRequest } from './lightRequest.ts';
import { offerToSend } from './offerToSend.ts';
import { ASKS_IF_SUITS, isTimeLine, needsMeeting, REFERS_TO_MEETING, SERVES_MEETING, servesRequest, TIME_LINE } from './ofMeeting.ts';
import { asksTimeOutright, isPlainMeetingAsk, wishesForTime } from './plainMeetingAsk.ts';
import { asksWho, purposeOf } from './purposeOf.ts';
import { givesThing, KNOW_MORE, lovesToShow, namingCompany, questionFor, SEE_IT_WORK } from './questionFor.ts';
import { replaceAsk, withoutAlternative } from './replaceAsk.ts';
import { offersForAnswer } from './sideAsks.ts';
import { tellsLength } from './tellsLength.ts';

/** Something the sender offers to bring, which the reader may want more than the meeting. */
const BRINGS = /\b(?:I|we)(?:['\u2019]ll| will) (?:bring|prepare|show|share|send|walk)\b/i;

/** What somebody brings who comes. */
const BRINGS_ALONG = /\b(?:I|we)(?:['\u2019]ll| will| can| could)(?: also)? bring\b/i;

/** A visit instead of a call, only to sit together: "I'd be glad to bring coffee by in person, too." */
const COMES_FOR_COFFEE =
  /^(?:or )?(?:I|we)(?:['\u2019]d| would) (?:also )?(?:be (?:more than )?(?:glad|happy|delighted) to|love to|like to) (?:also )?(?:come|bring|stop|drop|pop|swing|meet|buy)\b[^.?!$\u20ac\u00a3%\d]*\b(?:coffees?|lunch|breakfast|donuts|doughnuts|pastries|in person|face to face)\b[^.?!$\u20ac\u00a3%\d]*[.]$/iu;
/** A request about dates named in the sentence before it. */
const REFERS_TO_DATES =
  /\b(?:either(?: one| of (?:them|these|those))?(?! (?:on |in |late |early )?(?:\p{L}+day|this|next|the \d{1,2}(?:st|nd|rd|th))\b)|(?:one|any|some) of (?:them|these|those)|both|those|these)\b[^?]{0,40}\?\s*$/iu;
/** A wish to meet before the request for it. */
const WISHES_TO_MEET =
  /^(?:I|we)(?:['\u2019]d| would) (?:really |very much |greatly )?(?:love|like|welcome|appreciate|value)\b[^?$\u20ac\u00a3\d]{0,40}\b(?:chat|call|meet(?:ing)?|opportunity|chance|speak|talk|discuss)\b[^?$\u20ac\u00a3\d]{0,80}[.!]$/i;
/** Any wish of the sender: "We would like to show you our product." */
const WISHES =
  /^(?:I|we)(?:['\u2019]d| would) (?:really |very much |greatly )?(?:love|like|welcome|appreciate|value)\b[^?$\u20ac\u00a3\d]*[.!]$/i;
/** Only says that a demo or a call is possible: "We can do a demo any day." */
const OFFERS_TIME =
  /^(?:I|we)(?:['\u2019](?:m|re)| am| are)? (?:can|could|happy to|free to|glad to) (?:do|give|arrange|set up|schedule|offer)\b[^?$\u20ac\u00a3\d]{0,20}\b(?:demos?|calls?|chats?|meetings?)\b[^?$\u20ac\u00a3\d]{0,40}[.!]$/i;
/** A line of a list, such as a time or an answer to choose. */
const LIST_LINE =
  /^[ \t]*(?:[-*\u2022\u2013\u00b7]|\d{1,2}[.)]|[a-c][.)]|\p{Lu}\p{L}{1,8},? \d{1,2}[/.]\d{1,2}\b|\d{1,2}[/.]\d{1,2}\b)[ \t]*\S/mu;
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

/** Asks when the reader has time, whoever the reader of roles takes it for: "Please advise your availability next week." */
const ASKS_WHEN =
  /^(?:please |kindly |just |and )*(?:advise|let (?:me|us) know|share|send(?: (?:me|us))?|tell (?:me|us)|confirm|provide|suggest|propose)\b[^.?!]{0,30}\b(?:your availability|(?:suitable|convenient|good|best|preferred) (?:time|day|date)s?|times? (?:and dates?|that (?:work|suit)))\b[^?!]{0,60}[.!]$/iu;
/** Only asks when the reader is free to change: "If you're tied in, let me know when it ends and I'll leave you alone until then." */
const ASKS_FOR_END =
  /^(?:and |but )?if [^.?!]{3,90},? (?:please |just )?(?:let (?:me|us) know|tell (?:me|us)) (?:when|the month|what month)\b[^.?!]{0,40}(?:\b(?:ends?|expires?|(?:is|comes) up|runs out|renews?)\b|\band (?:I|we)['\u2019]ll (?:put|leave|try|come back|get back|write)\b)[^.?!]*[.]$/iu;
/** Another way to answer, which an interested reader keeps. */
const CALLS_BACK = /\b(?:call|text|ring|reach|phone) me\b[^.?!]{0,20}\d{3}/iu;

/** A sentence without any of these words does not ask for time. */
const MEETING_WORDS = new RegExp(
  String.raw`\b(?:${CONVERSATION}|${MINUTES}|yarn|natter|arrange a visit|come (?:by|over|in|round)|stop (?:by|in)|drop (?:by|in)|calendars?|calendly|slots?|(?<!\b(?:half|all|most of|at|same|first|last|lead) (?:the )?)times?|when (?:would|could|might|it)|convenient|(?:what|which|a|any) days?|zoom|teams|phone|show you|walk you|connect|${WEEKDAY}s?|tomorrow|next week|this week|the \d{1,2}(?:st|nd|rd|th)|\d ?[ap]m|available|availability|book|schedule)\b`,
  'i',
);

const SAYS_MORE: readonly Role[] = ['offer', 'benefit', 'proof', 'problem', 'observation', 'opt_out'];

const hasRole = (
  { readings }: EmailDraft,
  { start, end }: { start: number; end: number },
  { of, least }: { of: readonly Role[]; least: number },
): boolean => readings.some((reading) => reading.start < end && start < reading.end && of.some((role) => chanceOf(reading, role) >= least));

/** What the sender would gladly show: an offer, whatever it takes. */
const OFFERS_TO_SHOW =
  /^(?:I|we)(?:['\u2019]d| would) be (?:more than |very |only too )?(?:glad|happy|pleased|delighted) to (?:show|tell|explain|share|demonstrate)\b[^?]*[.!]$/iu;
/** From these probabilities on, a sentence may say more than when to meet, and probably offers something. */
const [MAY_SAY, OFFERS] = [0.3, 0.5];
/** Whether a sentence says more than when to meet. */
const saysMore = (draft: EmailDraft, sentence: { start: number; end: number }): boolean =>
  hasRole(draft, sentence, { of: SAYS_MORE, least: MAY_SAY });

const POSTSCRIPT = /^[ \t]*p\.?\s?s\b/im;
/** An alternative to a meeting, and a sentence that assumes a yes. */
const [ALTERNATIVE, FOLLOWS_A_YES] = [/^or (?=(?:could|can|would|may|shall|should) )/i, /^if (?:so|yes)\b/i];

/** A question for a fact, which a reader who is interested answers: "is it you who looks after the yard?", "When is your renewal?" */
const ASKS_FACT =
  /(?:^|[:,] )(?:(?:and|so|but),? )?(?:is it you (?:who|that)|are you the (?:right )?(?:person|one)|who (?:looks after|handles|runs|owns|does|is in charge)|when (?:is|are|does|do|was|did|were) (?:your|the (?:next|last|contract))|(?:roughly )?how many \p{L}+)\b[^.!?]*\?$/iu;

/** Whether the text itself asks for something else, so that the email does not need the request for time. */
function asksElse(draft: EmailDraft, gone: readonly BodySentence[]): boolean {
  const interests = interestReader.find(draft).filter((ask) => !isReminder(draft, ask));
  const postscript = POSTSCRIPT.exec(draft.body.raw)?.index ?? Infinity;
  const sentences = proseSentences(draft);
  const [request = { start: Infinity, end: Infinity }] = gone;
  const isBesides = /\balso\b/i.test(draft.body.raw.slice(request.start, request.end));
  return sentences.some((sentence) => {
    if (sentence.start >= postscript || gone.some(({ start }) => start === sentence.start)) return false;
    // "Who else is the right person?" makes sense only after a question to the reader.
    if (touches(sentence, referralReader.find(draft))) return false;
    const text = draft.body.raw.slice(sentence.start, sentence.end);
    // A condition leads up to a question as well as to a call.
    if (offersForAnswer(text) && (sentence.start > request.start || isBesides || !/^\W*if\b/i.test(text))) return true;
    if (sentence.isQuestion && ASKS_FACT.test(text) && sentence.start > (sentences[0]?.start ?? 0)) return true;
    if (ASKS_IF_SUITS.test(text.trim()) || WISHES.test(text.trim()) || isFiller(text.trim())) return false;
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

/** A text without the reader's company: where to meet is nothing of its own. */
const withoutCompany = (text: string, { lead: { company } }: EmailDraft): string =>
  company === null || company === '' ? text : text.replaceAll(company, 'you');

const asksOpenly = (text: string): boolean => wishesForTime(text) || ASKS_WHEN.test(text) || asksWhen(text);

/** Somebody of the sender's who comes along. */
const COMES_ALONG =
  / with (?:you and )?(?:(?:one|some|a member) of )?(?:our|my) (?:\p{Ll}+ ){0,2}(?:directors?|managers?|experts?|specialists?|engineers?|consultants?|team|colleagues?|founders?|ceo)\b/iu;
/** What any first call is for, whoever sells: "to understand your current setup and see where we can add value". */
const ANY_PURPOSE =
  /,? (?:to|and|so (?:that )?(?:I|we) can) (?:better )?(?:understand|discuss|review|assess|explore|talk about|go over|look at) your (?:\p{L}+ ){0,2}(?:set-?up|situation|needs|requirements|goals|challenges|priorities|business|plans|operations?)(?:,? and (?:to )?(?:see|show you|explore|discuss) (?:where|how|if|whether|what) (?:we|I) (?:can|could|might|may) (?:add (?:some )?value|help|support|assist|offer|do)[^.?!$%\d]{0,30})?(?=[.?!]?\s*$)/iu;
/** What any meeting is for: "to learn about your business and show you how we can help". */
const VAGUE_PURPOSE =
  /,? so (?:that )?(?:I|we) can (?:tell|let) you (?:know )?(?:if|whether) (?:it|this|that)(?:['\u2019]s| is)? (?:[\p{L}]+ ){0,3}\p{L}+(?=[.?!]?\s*$)|,? (?:to|and|so (?:that )?(?:I|we) can) (?:learn|hear|find out|understand|know)(?: a (?:bit|little))?(?: more)? about (?:you|your (?:\p{L}+ )?(?:business|company|practice|organi[sz]ation|needs|goals|team|operations?|situation|process(?:es)?|challenges|priorities|setup))(?:,? and (?:to )?(?:show|see|discuss|explain|explore|share|tell)(?: you| with you)? how (?:we|I) (?:can|could|might|may) (?:help|support|assist)\b[^.?!$%\d]{0,60})?(?=[.?!]?\s*$)|(?:,? and|,? to|,? so (?:that )?(?:I|we) can) (?:to )?(?:show|see|discuss|explain|explore|share|tell|talk about)(?: you| with you)? how (?:we|I) (?:can|could|might|may) (?:help|support|assist)(?: (?:you|your (?:team|business|company|organi[sz]ation)))?(?: (?:to )?(?:achieve|reach|meet|hit|accomplish|grow)(?: (?:your )?(?:\p{L}+ )?(?:goals?|objectives|targets|business))?)?(?=[.?!]?\s*$)/iu;

/** The topic of a first call: whoever answers hears it anyway. */
const TOPIC_OF_CALL =
  /,? (?:to|and|so (?:that )?(?:I|we) can) (?:discuss|talk about|talk through|go over|hear about|(?:learn|find out|know) (?:a (?:bit|little) )?(?:more )?about) (?:your (?:[\p{L}-]+ ){0,2}[\p{L}-]+|how (?:you|your (?:team|business|company|office|firm)) (?:(?:currently|now) )?[^.?!$%\d,;:]{3,60})(?=[.?!]?\s*$)/iu;
/** Whether anything comes of it at all: "to see if there's anything in it", "to see if we can get similar results for you". */
const MAY_COME_TO_SOMETHING =
  /,? (?:to|and) (?:see|find out|explore|discuss|check|learn) (?:if|whether) (?:there(?:['\u2019]s| is| could be| might be) (?:anything|something|any (?:interest|value|mileage)) (?:in (?:it|this|that))|(?:it|this|that)(?:['\u2019]s| is| would be| could be| makes| would make)? (?:sense|worthwhile|worth (?:it|exploring|pursuing|doing|trying|a (?:look|try|go)|your (?:while|time))|useful|of use|right|relevant)(?: (?:for|to) (?:you|your \p{L}+))?|(?:we|I) (?:can|could|might) (?:unlock|achieve|get|drive|deliver|do|replicate|bring|find) (?:similar|the same|comparable) (?:results|savings|numbers|gains) (?:for|at|to) (?:you|your \p{L}+))(?=[.?!]?\s*$)/iu;
/** What partners do, whatever they sell: "and explore how we could partner with you to create a culture of growth". */
const PARTNERS =
  /(?:,? and|,? to|,? so (?:that )?(?:I|we) can) (?:explore|discuss|see|understand|talk about|find out) (?:how|whether|if|where|ways) (?:we|I) (?:can|could|might|may) (?:best )?(?:partner|work|collaborate|team up|join forces)(?: together)?(?: with [^.?!]{2,40}?)?(?: (?:to|on) [^.?!$%\d]{3,80})?(?=[.?!]?\s*$)/iu;
/** A page or a profile beside the request. */
const PAGE_BESIDE =
  /,? (?:and|or) (?:please |just |simply |also )*(?:feel free to )?(?:connect|follow|add|find|check out|visit|see|look at|have a look at|take a look at) (?:with )?(?:me|us|(?:our|my|the) (?:website|site|web ?page|page|profile|portfolio|brochure|case studies))\b[^.?!]{0,40}(?=[.?!]?\s*$)/iu;

type Requests = { plain: readonly BodySentence[]; isEmpty: (sentence: BodySentence) => boolean };

/** A text without the words that only press. */
const withoutPressing = (text: string): string => text.replace(PRESSES_SURELY, ' ').replace(PRESSES_PLAINLY, ' ').replace(CLICKS, ' ');
const CLICKS = /\b(?:click|go) (?:here|below|(?:on )?(?:this|the) link)\b/giu;

/**
 * Sentences that ask for time, by a booking link too; none if one of them says something that the rest of the email does not. `isEmpty`:
 * whether nothing is lost with a sentence but a proposed meeting.
 */
function findRequests(draft: EmailDraft): Requests {
  const { raw } = draft.body;
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const [meetings, links] = [meetingReader.find(draft), calendarReader.find(draft)];
  const sentences = proseSentences(draft);
  const asksTime = (sentence: BodySentence): boolean =>
    MEETING_WORDS.test(textOf(sentence)) &&
    !givesThing(textOf(sentence)) &&
    !OFFERS_TO_SHOW.test(textOf(sentence)) &&
    !lovesToShow(textOf(sentence)) &&
    !ASKS_FOR_END.test(textOf(sentence)) &&
    !CALLS_BACK.test(textOf(sentence)) &&
    !takesOrder(textOf(sentence)) &&
    ((touches(sentence, meetings) && isAsking(draft, sentence)) || asksOpenly(textOf(sentence)) || reallyAsks(draft, sentence));
  const asking = sentences.filter((sentence) => asksTime(sentence) || touches(sentence, links));
  const rest = [draft.subject.raw, ...sentences.filter((one) => !asking.includes(one)).map(textOf)].join('\n');
  const isEmpty = (sentence: BodySentence): boolean => {
    if (COMES_FOR_COFFEE.test(textOf(sentence))) return true;
    const text = withoutCompany(withoutPressing(textOf(sentence)), draft);
    return isPlainMeetingAsk(
      text
        .replace(purposeOf(text)?.clause ?? '', '')
        .replace(VAGUE_PURPOSE, '')
        .replace(PAGE_BESIDE, '')
        .replace(ANY_PURPOSE, '')
        .replace(TOPIC_OF_CALL, '')
        .replace(MAY_COME_TO_SOMETHING, '')
        .replace(PARTNERS, '')
        .replace(COMES_ALONG, ' with you'),
      rest,
    );
  };
  const isSure = (sentence: BodySentence): boolean =>
    touches(sentence, links) || reallyAsks(draft, sentence) || asksOpenly(textOf(sentence));
  return { plain: asking.every((one) => isSure(one) && isEmpty(one)) ? asking : [], isEmpty };
}

/** From this probability on, a question is about the reader. */
const ABOUT_READER = 0.5;
const isAnswerable = ({ readings }: EmailDraft, { start, end }: BodySentence): boolean =>
  readings.some((reading) => reading.start < end && start < reading.end && chanceOf(reading, 'question') >= ABOUT_READER);

/** The question that a roundabout statement about the reader's interest means. */
function askDirectly(text: string): string | undefined {
  const question = text.endsWith('?') ? undefined : withoutOpening(text, { asksElse: false });
  return question?.endsWith('?') === true ? question : undefined;
}

/** A price is a price for somebody. */
const PRICED = /\b(?:an?|the) (?:[\p{L}-]+ )?(?:price|quote|estimate|proposal|figure|number)\?$/iu;

/** A request to watch something: what the reader would see is the thing at work. */
const DEMO = /\b(?:demos?|demonstrations?|walk-?throughs?)\b/i;

/**
 * What is asked instead of time: about the purpose of the meeting, otherwise about interest in the offer. A company mentioned only in the
 * request stays mentioned.
 */
function interestQuestion(draft: EmailDraft, gone: readonly BodySentence[]): string {
  const { raw } = draft.body;
  const { company } = draft.lead;
  const purpose = gone.map(({ start, end }) => purposeOf(raw.slice(start, end))).find((one) => one !== undefined);
  const isNamed = company !== null && gone.some(({ start, end }) => raw.slice(start, end).includes(company));
  const kept = gone.reduce((text, { start, end }) => text.replace(raw.slice(start, end), ''), raw);
  if (purpose !== undefined) {
    const isLost = isNamed && !kept.includes(company) && !purpose.question.includes(company);
    return isLost && PRICED.test(purpose.question) ? purpose.question.replace('?', ` for ${company}?`) : purpose.question;
  }
  if (gone.some(({ start, end }) => DEMO.test(raw.slice(start, end))) && mayAskMore(draft, gone))
    return namingCompany(draft, kept, SEE_IT_WORK);
  return isNamed && !kept.includes(company) ? `Is this worth a look for ${company}?` : questionFor(draft, gone);
}

/**
 * The first sentence that asks for time becomes a question about interest; further ones are removed, with their booking link and what serves
 * only the meeting. Null if something else would be lost.
 */
export function askForInterest(draft: EmailDraft): string | null {
  const { raw } = draft.body;
  const all = proseSentences(draft);
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const halved = all.flatMap((sentence): Cut[] => {
    const by = lighterHalf(textOf(sentence));
    return by === undefined ? [] : [{ start: raw.indexOf(textOf(sentence), sentence.start), end: sentence.end, by }];
  });
  if (halved.length > 0) return replaceRanges(raw, halved);
  const own = askInOwnWords(draft, all);
  if (own !== undefined) return own;
  const { plain, isEmpty } = findRequests(draft);
  const [first, ...others] = plain;
  if (first === undefined) return withoutTime(draft, all);
  const sent = offerToSend(draft, first);
  if (sent === undefined && isLightRequest(draft, first)) return null;
  if (all.some((sentence) => easierRequest(textOf(sentence)) !== undefined)) return keepEasier(draft, plain);
  const wishes = all.filter(
    (sentence) =>
      !plain.includes(sentence) &&
      !hasRole(draft, sentence, { of: ['offer', 'introduction'], least: OFFERS }) &&
      ((WISHES_TO_MEET.test(textOf(sentence)) && !saysMore(draft, sentence)) ||
        (WISHES.test(textOf(sentence)) && (isEmpty(sentence) || (sentence.start > first.start && !saysMore(draft, sentence))))),
  );
  const leadingUp = all.filter(
    (sentence, index) =>
      all[index + 1]?.start === first.start &&
      !plain.includes(sentence) &&
      (isOnlyPressure(textOf(sentence)) ||
        (invites(textOf(sentence)) && !saysMore(draft, sentence)) ||
        tellsLength(textOf(sentence), textOf(all[index - 1] ?? sentence))),
  );
  const offered = all.filter((sentence) => !plain.includes(sentence) && OFFERS_TIME.test(textOf(sentence)) && isEmpty(sentence));
  const cuts = [...others, ...wishes, ...offered, ...leadingUp];
  // Sentences that still refer to the meeting would make no sense.
  const isGone = ({ start }: BodySentence) => [first, ...cuts].some((sentence) => sentence.start === start);
  const referrals = referralReader.find(draft);
  const postscript = POSTSCRIPT.exec(raw)?.index ?? Infinity;
  const hanging = all.filter(
    (sentence) =>
      sentence.start > first.start &&
      sentence.start < postscript &&
      !isGone(sentence) &&
      !CALLS_BACK.test(textOf(sentence)) &&
      servesRequest(textOf(sentence)) &&
      !touches(sentence, referrals),
  );
  // "We have October 14 and 21 open. Does either one suit you?": the dates would be left alone.
  if (REFERS_TO_DATES.test(textOf(first)) && !isGone(all[all.findIndex(({ start }) => start === first.start) - 1] ?? first)) return null;
  // If an earlier sentence only makes sense with the meeting, that sentence stays, and so does the request.
  if (all.some((sentence) => sentence.start < first.start && !isGone(sentence) && SERVES_MEETING.test(textOf(sentence)))) return null;
  if (hanging.some((sentence) => sentence !== sent?.sentence && saysMore(draft, sentence) && !isEmpty(sentence))) return null;
  // Half a request for time would still be one.
  const stillAsks = (sentence: BodySentence) => {
    const asks = wishesForTime(textOf(sentence)) || (reallyAsks(draft, sentence) && asksTimeOutright(textOf(sentence)));
    return asks && !givesThing(textOf(sentence)) && !isGone(sentence) && !hanging.includes(sentence) && !CALLS_BACK.test(textOf(sentence));
  };
  if (all.some(stillAsks)) return null;
  const isLate = (sentence: BodySentence) =>
    sentence.start > first.start &&
    (REFERS_TO_MEETING.test(textOf(sentence)) || BRINGS_ALONG.test(textOf(sentence))) &&
    !ASKS_FOR_END.test(textOf(sentence));
  if (all.some((sentence) => isLate(sentence) && !isGone(sentence))) return null;
  const before = all[all.findIndex(({ start }) => start === first.start) - 1];
  // "I wanted to see if you would be interested in a quote" is the question about interest already.
  const indirect = before === undefined || isGone(before) ? undefined : askDirectly(textOf(before));
  cuts.push(...hanging);
  if (sent !== undefined) cuts.push(sent.sentence);
  else if (before !== undefined && indirect !== undefined) cuts.push(before);
  const gone = [first, ...new Set(cuts)];
  if (leansOnList(raw, gone)) return null;
  if (sent === undefined && gone.some((sentence) => BRINGS.test(textOf(sentence)) && !isEmpty(sentence))) return null;
  // A question who is in charge must survive.
  const asked = sent?.question ?? indirect ?? interestQuestion(draft, gone);
  if (gone.some((sentence) => asksWho(textOf(sentence))) && !asksWho(asked)) return null;
  const isAnswered = before?.isQuestion === true && FOLLOWS_A_YES.test(textOf(first));
  // A question about the reader right before the request for time is easier to answer.
  const isAsked = before?.isQuestion === true && isAnswerable(draft, before);
  if (sent === undefined && (isAnswered || isAsked || asksElse(draft, gone))) return withoutAlternative(removeWhole(raw, gone), raw);
  const needed = sent === undefined ? askNeedAgain(draft, all, gone) : undefined;
  if (needed !== undefined) return needed;
  // What is given for the meeting would be promised for nothing.
  if (!GIFT.test(asked) && GIFT.test(removeWhole(raw, gone))) return null;
  const write = (question: string): string => withoutAlternative(replaceAsk(raw, gone, { ...first, by: question }), raw);
  const body = write(asked);
  const more = namingCompany(draft, removeWhole(raw, gone), KNOW_MORE);
  return mayAskStock(draft, { ...draft.lead.email, body }) || !mayAskToKnow(draft, gone, more) ? body : write(more);
}

/** A time for what the question before it asks: "20 minutes, Tuesday or Thursday." */
const ONLY_TIME =
  /^(?:(?:it|that)(?:['\u2019]ll| will| would|['\u2019]d)? takes? )?(?:only |just |about |around )*(?:\d{1,2}|ten|fifteen|twenty|thirty|forty)[ -]?min(?:ute)?s?\b[^.?!$\u20ac\u00a3%]{0,50}[.]$/iu;
/** The body without the times of what a question offers to do; null if there are none. */
function withoutTime(draft: EmailDraft, all: readonly BodySentence[]): string | null {
  const { raw } = draft.body;
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const times = all.filter(
    (sentence, index) =>
      all[index - 1]?.isQuestion === true &&
      ONLY_TIME.test(textOf(sentence)) &&
      isPlainMeetingAsk(textOf(sentence)) &&
      index === all.length - 1,
  );
  return times.length === 0 ? null : removeWhole(raw, times);
}

/** The body with the easier request that stands beside those for time, and without those; null if another sentence needs them. */
function keepEasier(draft: EmailDraft, plain: readonly BodySentence[]): string | null {
  const { raw } = draft.body;
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const requests = plain.filter((sentence) => easierRequest(textOf(sentence)) === undefined);
  const isOther = (sentence: BodySentence): boolean =>
    !requests.some(({ start }) => start === sentence.start) && easierRequest(textOf(sentence)) === undefined;
  const [first] = requests;
  if (first === undefined || leansOnList(raw, requests)) return null;
  // "If not" may be about another question.
  const all = proseSentences(draft);
  const isElsewhere = ({ start, isQuestion }: BodySentence, index: number): boolean =>
    isQuestion && /^\W*if not\b/iu.test(raw.slice(start)) && !requests.some((one) => one.start === all[index - 1]?.start);
  if (all.some(isElsewhere)) return null;
  const later = proseSentences(draft).filter(({ start }) => start > first.start);
  if (later.some((sentence) => isOther(sentence) && needsMeeting(textOf(sentence)))) return null;
  return proseSentences(draft).reduceRight((text, sentence) => {
    if (requests.some(({ start }) => start === sentence.start)) return removeWhole(text, [sentence]);
    const written = raw.slice(sentence.start, sentence.end);
    const by = easierRequest(written);
    return by === undefined ? text : text.slice(0, sentence.start) + written.replace(written.trim(), () => by) + text.slice(sentence.end);
  }, raw);
}

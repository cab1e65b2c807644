import { questionsOf } from '../../reading/text/questionsOf.ts';
import { MONTH, WORKDAY } from '../../reading/text/timeWords.ts';

/** Words of people who want a conversation, not a visit. */
const CALLS =
  /\b(?:calls?|phone|ring|zoom|minutes?|mins?|half an hour|an hour|talk|chat|speak|demo|calendar|calendly|catch up|connect|discuss|conversation|meet(?:ing)?|interview)\b/i;
/** Words for a visit, and for an explicit call. */
const COMES = /\b(?:come|visit|stop|drop|look at) (?:by|in|over|to|and|it|your|you)\b|\bvisit\b/i;
/** "Could I bring cake to a team meeting?" */
const TO_MEETING =
  /\b(?:to|at|in|into|before|after|join|attend) (?:an?|one of your|your|the next) (?:\w+ ){0,3}(?:team|staff|board|committee|council|practice|department|parish) meetings?\b/i;
const NAMES_A_CALL = /\b(?:calls?|phone|zoom|ring)\b/i;
/** "I'm in your area on Tuesday": what follows is a visit, if nobody speaks of a call. */
const NEARBY =
  /\b(?:in|near|around|round|through|passing|over|up|down) (?:the |your) ?(?:area|town|city|street|road|estate|way|part|neck of the woods|neighbou?rhood|region|county)\b/i;
/** "Could we meet on Monday at your yard?", "so that I can see the roof": where or what for they want to meet. */
const AT_READERS =
  /\b(?:meet(?: you)?|see you|come|coming|drop|stop|pop|swing|call)(?! (?:the|whoever|with|some)\b)[^.?!\n]{0,50}? (?:at|to|by|in|into|on|over to|out to|round to) your (?!convenience|earliest|disposal|desk|screen|leisure|stand|booth|attention|notice|rescue|call)\p{L}|\bmeet\b[^.?!\n]*\b(?:so (?:that )?(?:I|we) can|to) (?:(?:have a )?look at|see|measure|survey|inspect|walk) (?:the|your|it|them)\b/iu;
/** "I can walk the grounds with you." */
const WALKS =
  /\b(?:I|we)(?:['\u2019](?:d|ll)| can| could| would| will)(?: \p{L}+){0,3} (?:walk|tour|inspect|measure|survey) (?:the|your)\b/iu;
const NAMES_A_PHONE = /\b(?:phone|zoom|ring|teams|video|(?:an?|quick|short|this|the) call|on your (?:screen|calendar))\b/i;
const meetsThere = (prose: string): boolean =>
  questionsOf(prose).some((question) => (AT_READERS.test(question) || TO_MEETING.test(question)) && !NAMES_A_PHONE.test(question));
export const comesBy = (prose: string): boolean =>
  ((NEARBY.test(prose) || WALKS.test(prose)) && !NAMES_A_CALL.test(prose)) || meetsThere(prose);

/** Questions that ask for some of the reader's time. */
const ASKS_FOR_TIME =
  /(?<![^.?!\n])[^.?!\n]*\b(?:would|do|could|can|might) (?:you|we) (?:perhaps |maybe )?(?:have|spare|find|give me|manage)\b[^.?!\n]*\b(?:minutes?|mins?|half an hour|an hour|quarter of an hour)\b[^.?!\n]*\?/i;
/** A weekday and a time of day, in a form that an answer can repeat. */
const SLOT = new RegExp(
  String.raw`\b((?:Mon|Tues|Wednes|Thurs|Fri)day),?(?: (?:the )?\d{1,2}(?:(?:st|nd|rd|th)(?: of)?(?: ${MONTH})?| ${MONTH}))?,? (?:morning |afternoon )?(?:(?:at|(?:around|about)(?= \d[\d:.]*(?: ?[ap]m)?(?:[,?!.]|$| (?:and|to|if|or|with)\b))) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|noon)|(\d{1,2}(?:[:.]\d\d)? ?[ap]m))\b`,
);

/** Questions for a day or a time. */
const ASKS_FOR_DAY =
  /(?<![^.?!\n])(?:[^.?!\n]*\b(?:when|(?:which|what) (?:day|time|morning|afternoon|week))\b[^.?!\n]{0,40}\b(?:suits?|works?|fits?|good|best|convenient|come|drop by|stop by|visit|talk|speak|call|meet)\b[^.?!\n]*\?|[^.?!\n]*\b(?:would|is|does|how about) (?:next |this |coming )?(?:Mon|Tues|Wednes|Thurs|Fri)day\b[^.?!\n]*\?|[^.?!\n]*\b(?:Mon|Tues|Wednes|Thurs|Fri)day or (?:Mon|Tues|Wednes|Thurs|Fri)day\b[^.?!\n]*\?)/i;

/** The sentence that asks for some of the reader's time, or for a day; empty if none does. */
export const askForTime = (body: string): string => (ASKS_FOR_TIME.exec(body) ?? ASKS_FOR_DAY.exec(body))?.[0].trim() ?? '';

/** Asks which of the offered times suits, or how to talk then. */
const WHICH_SUITS =
  /\b(?:suits?|works?|fits?|better|best|convenient|either|one of (?:those|these|them)|phone|zoom|teams|video|in person|prefer|rather|any good|possible)\b[^.?!\n]*\?/i;

/** The sentence that offers days and times, if a question after it asks which of them suits; otherwise empty. */
export function offeredTimes(body: string): string {
  const offered = [...body.matchAll(/[^.?!\n]+(?:[.?!]|$)/gm)].find(([sentence]) => SLOT.test(sentence));
  if (offered === undefined) return '';
  return WHICH_SUITS.test(body.slice(offered.index)) ? offered[0].trim() : '';
}

/** The days and times that a request names, such as "Tuesday at 10", in order. */
export const readSlots = (text: string): string[] =>
  [...text.matchAll(new RegExp(SLOT, 'g'))].map(([, day, time, bare]) => `${day ?? ''} at ${time ?? bare ?? ''}`);

/** The start of a yes-or-no question. */
const MAY = /^(?:(?:and|so|or|also|but),? )?(?:could|can|may|might|would|will|shall)\b/i;
/** Things that are moved to another time, not to another place. */
const MEETS =
  /\b(?:meeting|call|review|stand-?up|session|training|workshop|count|lunch|interview|appointment|demo|rescheduled|postponed)\b/i;

/** "Any day except Monday", "until Friday": days on which nothing is offered. */
const OTHER_DAYS =
  /\b(?:(?:except|but(?: not)?|not|never|other than|apart from|excluding|bar|until|till|(?<!\b(?:swing|stop|com|come|drop|pop|call|pass|drive|run|be)(?:p?ing)? )by|before|since|closed|last|away|deadline is) (?:(?:on|the|this|next|end of) )*|closes? (?:on )?)(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/gi;

/** The same where the sender leaves one out of many. */
const LEFT_OUT =
  /\b(?:except|but(?: not)?|not|never|other than|apart from|excluding|bar) (?:(?:on|the|next) )*(?:Mon|Tues|Wednes|Thurs|Fri)days?\b(?:(?:,| and| or) (?:(?:Mon|Tues|Wednes|Thurs|Fri)days?)\b)*/gi;

/** "from Friday 6pm to Monday 8am": the hours of a service. */
const OPENING = new RegExp(
  String.raw`\b${WORKDAY}(?: (?:at )?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?)?(?: (?:to|until|till|through) | ?[-\u2013] ?)${WORKDAY}\b`,
  'gi',
);

/** A text without days on which nothing is offered. */
export const withoutOtherDays = (text: string): string => text.replaceAll(OPENING, '').replaceAll(OTHER_DAYS, '');

/** The words that leave out a day. */
export const readLeftOut = (text: string): string => (text.match(LEFT_OUT) ?? []).join(' ');

/** Whether a request for a meeting means a call, not a visit. */
export const asksForCall = (text: string): boolean => CALLS.test(text) && (NAMES_A_CALL.test(text) || !COMES.test(text));

/** Whether the last question of an email is a yes-or-no question. */
export const isPermission = (body: string): boolean => MAY.test(questionsOf(body).at(-1)?.trim() ?? '');

/** Whether the thing that is moved may be a meeting, and not a desk. */
export const movesMeeting = (body: string): boolean => MEETS.test(body);

const FREE =
  /(?<![^.?!\n])[^.?!\n]*\b(?:I['’]m|I am|we['’]re|we are|I['’]ll be|I will be|we['’]ll be) (?:free|available|around|in town|(?:back |out |over |up |down )?(?:in|near|round) \p{Lu}\p{L}+|(?:out |over |round )?your way|(?:in|near|passing(?: through)?) your (?:area|town|city|street|part|neighbou?rhood))\b[^.?!\n]*/iu;

/** The sentence that says when the sender is free; empty if none does. */
export const saysWhenFree = (body: string): string => FREE.exec(body)?.[0].trim() ?? '';

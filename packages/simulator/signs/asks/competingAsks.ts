import { textOf } from '../../reading/textOf.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { asksForRecords } from '../../reading/phrases/demands.ts';
import type { Span } from '../../reading/span.ts';
import { countedAsksReader, isReminder } from './askReaders.ts';
import { asksInClauses, findManyDeeds } from './clauseAsks.ts';
import { DAY_ALONE, TIME_CHOICE } from './lightRequest.ts';
import { asksTimeOutright } from './plainMeetingAsk.ts';

/** "Not sure if you are the right person" only leads up to a request. */
const LEADS_UP =
  /^(?:(?:i(?:['\u2019]m| am)|(?:we(?:['\u2019]re| are))) )?(?:not|un)\s?sure (?:if|whether|that)\b|^if (?:you(?:['\u2019]re| are) not|this is not|not you)\b|\bthe (?:right|best) person\b[^?]*\.$/i;
/** Another person to ask if the reader is not the one: "If it isn't for you but you know someone good". */
const FALLBACK = /^(?:(?:and|or|but|otherwise),? )?if\b[^,?]{0,40}(?:\bnot\b|n['\u2019]t\b|\bsettled\b|\bhappy\b)/i;
/** What the sender does is no request: "I can bring one of them to the call", "I'd happily do one for nothing". */
const STATES =
  /^(?:if [^,?]{2,40},? (?:then )?)?(?:I|we)(?:['\u2019](?:ll|d)| will| can| could| would)(?! (?:like|love|appreciate)\b)[^?]*$/i;
/** How to answer, and that an answer is enough: "A yes or no by Friday is all I need". */
const HOW_TO_ANSWER =
  /\byes or (?:a )?no\b|\b(?:a|one|just a) (?:yes|line|word|number)\b|\b(?:is|are) (?:all I need|all we need|enough|plenty)\b|\bwill do\b/i;
/** How to get no more emails is not a second request. */
const OPTS_OUT =
  /\b(?:rather|prefer) not (?:to )?(?:hear|get|receive)\b|\b(?:reply|say|write|answer|text)\b[^.!?\n]{0,20}["'\u201c\u2018](?:no|no thanks|no thank you|stop|remove|unsubscribe)\b|\bunsubscribe\b|\bopt(?:ing)?[- ]out\b/i;
/** A line that asks for nothing. */
const STANDS_READY =
  /\b(?:do not|don['\u2019]?t) hesitate\b|\b(?:no need to|need(?:n['\u2019]t| not)|(?:do not|don['\u2019]?t) (?:need|have) to)\b|\bfeel free to (?:contact|call|ring|e-?mail|reach|get in touch)\b/i;
/** Something else to do on a page. */
const JOINS = /\b(?:register|sign up|subscribe|follow (?:us|me)|download|webinar|join (?:us|our)|apply|click here|lock in)\b/i;
/** An invitation to it, whatever else the sentence says. */
const INVITES_TO_JOIN =
  /(?:^|[,;] |\b(?:please|also|and) )(?:register|sign up|subscribe|download (?:our|the|my)|follow (?:us|me)|give us a follow|click here)\b/i;
/** Asks about what was said before it, or says how to answer yes: "If so, send me a time." */
const REFERS_BACK =
  /^(?:shall|should|may|can) (?:I|we)\W*$|^if (?:so|yes)\b|^(?:so |and |then )?(?:does|do|would|is|are|could|will|can|how|what) (?:(?:do|about|does) )?(?:you (?:think|say|feel)|that|this|it|those|these|either)\b|^(?:(?:so|and|would you be|are you|any) )?(?:interest(?:ed)?|keen|up for it|fancy it|deal|worth (?:it|a (?:try|go|shot|look))|sounds? (?:good|fair|useful|okay|ok)|make sense|good idea|what do you say)\W*$/i;
/** A thing that was named before: "Should I look at yours?" */
const OF_READER_ALONE = /\b(?:yours|\p{Lu}[\p{L}\p{N}&.'\u2019 -]*['\u2019]s)\s*\?$/u;
/** Puts a time into a calendar: "Shall I put something in?" */
const FIXES_TIME =
  /\b(?:put|pencil|pop|book|get) (?:something|it|you|us|that|this|a (?:time|slot|date)) (?:in|down)\b|\bset (?:something|it|that|this|one) up\b|\b(?:send|drop)(?: you| me| over)* (?:an?|the) invite\b|\bwindow (?:on |this |next )?(?:(?:mon|tues|wednes|thurs|fri)day|week)\b/i;
/** Words of a request for time, whatever else the sentence says. */
const FOR_TIME = /\b(?:availab\w+|convenient|diary|calendar|(?:talk|speak) (?:to|with) you|meet(?:ing)?|call|chat|demo)\b/i;
const OR = /\b(?:or|alternatively)\b/i;
/** Asks for what an earlier sentence asked for: "Would you be able to get me that?" */
const FOR_THE_SAME = /\b(?:get|send|give|tell|share|find|check|look up|forward|pass)\b[^?.]{0,24}\b(?:that|those|these|it|them|this)\b/i;
/** A request in advance: "If you send me the serial number, I can say what it costs." */
const IN_ADVANCE = /^(?:if you(?:['\u2019]d| could| can| would)?|(?:just |please )?) ?(?:send|tell|give|share|let|e-?mail)\b/i;
const nounsOf = (text: string): string[] =>
  text.toLowerCase().match(/(?<=\b(?:the|your|its|a|an|of) )\p{L}{4,}|\p{L}{4,}(?= of\b)/gu) ?? [];

/** Whether a later request is for the same thing. */
const isForSame = (first: string, later: string): boolean =>
  FOR_THE_SAME.test(later) || (IN_ADVANCE.test(first) && nounsOf(first).some((noun) => nounsOf(later).includes(noun)));

/** A postscript is an afterthought: another person to ask, an event, a second product. */
const POSTSCRIPT = /^[ \t]*p\.?\s?(?:p\.?\s?)?s\b/im;

/** Likely enough to count as one of several. */
const LIKELY = 0.6;

/** Another person to ask is no second request. */
const ROLES = ['ask_interest', 'ask_meeting'] as const satisfies readonly Role[];
type Aim = (typeof ROLES)[number] | 'joins' | 'records';

/** What a sentence wants from the reader; undefined if that is not plain. */
function aimOf({ body, readings }: EmailDraft, { start, end }: BodySentence): Aim | undefined {
  const text = textOf(body, { start, end });
  if (asksForRecords(text)) return 'records';
  if (asksTimeOutright(text) || FOR_TIME.test(text) || FIXES_TIME.test(text)) return 'ask_meeting';
  if (JOINS.test(text)) return OR.test(text) ? undefined : 'joins';
  const own = readings.filter((reading) => reading.start < end && start < reading.end);
  return ROLES.find((role) => own.some((reading) => chanceOf(reading, role) > LIKELY));
}

/**
 * Requests for different things: all that one sentence strings together, or the first and one for each other thing; none if the email asks for one thing only, however often, or if it is not plain
 * what it asks for. Another way to answer, or another person to ask, is not a second thing.
 */
export function competingAsks(draft: EmailDraft): Span[] {
  const [strung] = draft.sentences.map((sentence) => asksInClauses(draft, sentence)).filter((asks) => asks.length > 0);
  if (strung !== undefined) return strung;
  const deeds = findManyDeeds(draft);
  if (deeds.length > 0) return deeds;
  const counted = countedAsksReader.find(draft);
  const postscript = POSTSCRIPT.exec(draft.body.raw)?.index ?? Infinity;
  const asking = draft.sentences.flatMap((sentence) => {
    if (sentence.start >= postscript) return [];
    const text = textOf(draft.body, sentence).trim();
    const isCounted = counted.some(({ start }) => sentence.start <= start && start < sentence.end);
    if (!isCounted && (counted.length === 0 || OR.test(text) || !INVITES_TO_JOIN.test(text))) return [];
    if (
      [LEADS_UP, OPTS_OUT, HOW_TO_ANSWER, STANDS_READY, DAY_ALONE, TIME_CHOICE].some((other) => other.test(text)) ||
      isReminder(draft, sentence)
    )
      return [];
    const aim = aimOf(draft, sentence);
    return aim === undefined || FALLBACK.test(text) || STATES.test(text)
      ? []
      : [{ aim, text, span: { part: 'body', start: sentence.start, end: sentence.end } as const }];
  });
  const [first] = asking;
  const others = asking.filter(
    ({ aim, text }) =>
      first !== undefined && aim !== first.aim && !REFERS_BACK.test(text) && !OF_READER_ALONE.test(text) && !isForSame(first.text, text),
  );
  // Of several for one thing, the last: it is the one to answer.
  const apart = others.filter(({ aim }, index) => others.findLastIndex((other) => other.aim === aim) === index);
  return first === undefined || apart.length === 0 ? [] : [first.span, ...apart.map(({ span }) => span)];
}

import { capitalise } from '../../edits/textOps.ts';

/** The question that replaces a request to talk. */
export const WORTH_A_LOOK = 'Is this worth a look for you?';

const GIVES = String.raw`(send|share|show|email|forward|prepare|put together|mail)`;
const WILL = String.raw`(?:I|we)(?: will|'ll|\u2019ll| can| would be happy to|'d be happy to)`;
const INTERESTED = String.raw`(?:you(?:'re|\u2019re| are) interested(?: in [^.!?,]{3,50})?|(?:this|that) (?:sounds|is) (?:interesting|of interest|relevant)|interested)`;

/** Requests for an answer in the form of statements; each captures the request. */
const LIKES =
  /^(?:please |just |do )?let (?:me|us) know if you(?:'d|\u2019d| would) (like|be interested in|be open to) ([^.!?,]{3,80})[.!]$/iu;
const TALKS =
  /^(?:to )?(?:(?:schedule|book|set up|arrange|have|hop on|jump on|do) (?:a|an) (?:[\p{L}\d-]+ ){0,2}(?:call|demo|meeting|chat|conversation)\b|discuss|talk|chat|speak|connect|learn more|know more|hear more|find out more)\b/iu;
const LIKES_GIFT = new RegExp(
  String.raw`^(?:please |just )?(?:let (?:me|us) know if ${INTERESTED}|if ${INTERESTED},? (?:please )?(?:just )?(?:reply|let (?:me|us) know|respond|get back to me|drop me a line)[^.!?]{0,80}?),? and ${WILL} ${GIVES} (?:over )?(?:you )?([^.!?,]{3,80})(?:, or (?:(?:please )?feel free to|you can) ([^!?]{3,80}))?[.!]$`,
  'iu',
);
const INTEREST = new RegExp(String.raw`^(?:please |just )?let (?:me|us) know if ${INTERESTED}[.!]$`, 'iu');

/** An indirect question about whether something is useful. */
const SOMETHING =
  /^(?:[^.?!,\d]{0,60}\blet (?:me|us) know (?:if|whether)|(?:I(?:'m|\u2019m| am)? )?(?:just )?(?:(?:wanted|want|would like|writing|reaching out) to (?:see|ask|know|check|find out)|wondering|was wondering) (?:if|whether)) (this|that|it) (is|would be|might be) ([^.!?,]{3,60})[.!]$/iu;
/** A request for a time to meet or for something easier to answer: the easier one is enough. */
const EASIER =
  /^(?:kindly |please )?(?:let (?:me|us) know|tell (?:me|us)|suggest|propose|send (?:me|us)) [^,.?!]{0,30}\b(?:time|date|slot|day)s?\b[^,.?!]{0,40}, or (?:simply |just )?((?:reply|answer) [^?!]{5,160}[.!])$/iu;

/** A polite order for one thing: "Please send me the sizes of your two best sellers." */
const SEND_ME =
  /^(?:please|kindly|just)(?: kindly| just)? ((?:send|show|tell) (?:me|us) (?:an?|the|one|two|three|your|some|what|which|how many)\b[^.!?,;:()\n]{3,70})\.$/iu;
const GOES_ON =
  /\b(?:and|or|so|if|when|before|after|then|by|no|not|unsubscribe|time|day|date|availability|invoice|payment|password|details|(?:\p{L}+)@)\b/iu;

/** A request written as a statement, as a question; undefined if the sentence is not one. */
export function askOutright(sentence: string): string | undefined {
  const text = sentence.trim();
  const [, wish, what] = LIKES.exec(text) ?? [];
  if (what !== undefined && TALKS.test(what)) return WORTH_A_LOOK;
  if (wish !== undefined && what !== undefined) return `Would you ${wish.toLowerCase()} ${what}?`;
  const [, gives, gift, besides] = LIKES_GIFT.exec(text) ?? [];
  if (gives !== undefined && gift !== undefined) {
    // Another way to answer stays.
    const also = besides === undefined ? '' : ` You can also ${besides}.`;
    return `${capitalise(`shall I ${gives.toLowerCase()} you ${gift}?`)}${also}`;
  }
  const [, topic, verb, rest] = SOMETHING.exec(text) ?? [];
  if (topic !== undefined && verb !== undefined && rest !== undefined)
    return verb.toLowerCase() === 'is' ? `Is ${topic.toLowerCase()} ${rest}?` : `Would ${topic.toLowerCase()} be ${rest}?`;
  const [, easier] = EASIER.exec(text) ?? [];
  if (easier !== undefined) return `Simply ${easier.charAt(0).toLowerCase()}${easier.slice(1)}`;
  const [, order] = SEND_ME.exec(text) ?? [];
  if (order !== undefined && !GOES_ON.test(order.replace(/\b(?:one|two|three) or (?:one|two|three|four)\b/iu, '')))
    return `Could you ${order}?`;
  return INTEREST.test(text) ? WORTH_A_LOOK : undefined;
}

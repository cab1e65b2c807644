import type { Email } from '../lead.ts';
import { readSenderCues } from './senderCues.ts';

/** Thanks for something, by any name. */
const THANKS =
  /\b(?:thank you|thanks|thank|grateful to you|so grateful|very grateful|can(?:no|['\u2019])t thank you enough|how much (?:\p{L}+ ){1,4}(?:enjoyed|loved|liked|appreciated|learned)|how (?:very |much )?(?:pleased|happy|delighted|we (?:enjoyed|loved|appreciate[sd]?)|I (?:enjoyed|loved|appreciate[sd]?))|(?:we|I)(?:['\u2019]re| are|['\u2019]m| am|were| was) (?:so |very |really |more than |absolutely )?(?:pleased|delighted|thrilled) with (?:the|your|how|everything|what))\b(?! in advance)/iu;
/** What any email may thank for, or announce with thanks: the reader's time, custom or answer. */
const COURTESY =
  /\b(?:thank you|thanks)\b(?: so| very| you)?(?: much| again| a million| a lot)? for (?:(?:being|having been) (?:an? |our |such |one )|(?:your|the|taking the|all your) (?:\p{L}+ )?(?:time|interest|attention|reading|understanding|consideration|cooperation|co-operation|patience|business|custom|orders?|e-?mails?|notes?|messages?|reply|answer|quotes?|quotation|enquir\w+|inquir\w+|call|meeting|chat|conversation|trust|loyalty|payment|purchase|booking|subscription|application|connection|feedback)|(?:reading|connecting|subscribing|registering|signing up|choosing|ordering|buying|shopping|booking|considering|applying|contacting|bearing|getting|reaching|accepting|replying|responding|writing|downloading|joining))\b/iu;
/** "Please pass our thanks on to your team" asks for nothing more than the thanks. */
const RELAYS =
  /\b(?:please|do|could you) (?:also |do )?(?:pass|give|say|tell|send|extend|share)\b[^.?!\n]*\b(?:thanks?|thank[- ]you|love|regards|wishes|greetings|compliments|hello|hugs?|how (?:much|grateful|thankful|pleased|happy))\b|\b(?:please|do|could you) (?:also |do )?(?:pass|share) (?:it|this|that|them|these|those)(?: words)? (?:on|along|with)\b/i;
const ASKS =
  /\?|\bplease (?!note\b)\p{L}|\blet (?:me|us) know\b|(?:^|[,;:] |\b(?:and|just|or|then|so) )(?:tell|send|give|drop|call|ring) (?:me|us)\b|\b(?:w|c)ould you\b|\b(?:you|we)(?:['\u2019]re| are) (?:\p{L}+ )?invited\b|\bRSVP\b/iu;
/** "If you are ever in Leeds, let me know." */
const ON_DEMAND = /^\W*(?:and |but |so )?(?:if|should|whenever|in case|when(?:ever)?) \b|\bif (?:you|we|I|there)\b/i;
/** Thanks that mean it, wherever they stand: for a deed, or for what it meant. What many are asked to do is no deed yet. */
const WARM =
  /\b(?:(?:so|very|truly|really|deeply|ever so|most|more) grateful (?:to|for)|can(?:no|['\u2019])t thank you enough|(?:thank you|thanks)(?: so| very| ever so)?(?: much)?(?: again| indeed)? for (?!helping|giving|putting up|letting me|paying|keeping|using|not|leaving|parking|being|making|supporting|working|sharing|taking (?:the time|an? |part|into|this)|considering|looking|checking|understanding|bearing|\p{L}+ing (?:in advance|forward))(?:\p{L}+ing) (?:it|us|me|him|her|them|that|the|my|our|over|round|out|down|up|so|at|with|in)\b|want(?:ed)? you to know (?:what|how)\b|(?:don['\u2019]t|do not) know what (?:we|I) (?:would|['\u2019]d) have done|could(?:n['\u2019]t| not| never) have (?:done|managed) (?:it|this|that) without you|(?:your|you) [^.?!\n]{1,40}\bmade (?:all )?the difference)/iu;
const PRICED = /[\u00a3$\u20ac]\s?\d|\d ?%/;
const GREETING = /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^\n,!.]{0,40}[,!.]?\s+/i;
const LINKS = /https?:|\b[\w-]+\.[a-z]{2,}\/\w/i;
/** Who thanks does so at once. */
const FIRST = 2;

const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(GREETING, '')
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Whether thanks stand there that only somebody gives who was helped, and nothing is offered besides. */
const isWarm = (said: readonly string[], email: Email): boolean =>
  !PRICED.test(email.body) &&
  !readSenderCues(email)('offersOwn') &&
  said.some((sentence) => WARM.test(sentence) && !COURTESY.test(sentence));

/** "Thank you from all of us": a subject that says nothing but thanks. */
export const announcesThanks = (subject: string): boolean => THANKS.test(subject) && !COURTESY.test(subject);

/** Whether an email thanks its reader for what they did, and asks for nothing; `body` is its text above the signature. */
export function saysThanks({ subject, body }: Email): boolean {
  const said = sentencesOf(body).filter((sentence) => !RELAYS.test(sentence));
  if (said.some((sentence) => ASKS.test(sentence) && !ON_DEMAND.test(sentence))) return false;
  if (/\?/.test(body)) return false;
  const thanks = said.map((sentence) => THANKS.test(sentence) && !COURTESY.test(sentence));
  const isFirst = thanks.slice(0, FIRST).includes(true);
  if (isFirst) return true;
  if (!thanks.includes(true)) return isWarm(said, { subject, body }) && !LINKS.test(body);
  // Thanks at the end of what links somewhere are for what the reader is to do there.
  const isNamed = THANKS.test(subject) || RELAYS.test(body) || isWarm(said, { subject, body });
  return !LINKS.test(body) && (isNamed || thanks.filter((one) => one).length * 2 >= said.length);
}

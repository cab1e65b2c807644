import { capitalise } from '../../edits/textOps.ts';
import { asksTimeOutright, isPlainMeetingAsk } from './plainMeetingAsk.ts';

/** What the reader may do instead of meeting, and what the sender does then: "If not, just tell me how many trucks you run and I will send a price." */
const EASIER =
  /^(?:if not|otherwise|alternatively|or(?: else)?|if (?:that|this|it|now)(?:['\u2019]s| is| does)(?: not|n['\u2019]t)? [^,.!?]{1,30}),? (?:(?:no problem|no worries|that is fine|that['\u2019]s fine)[,;]? )?(?:you can |feel free to )?(?:also |just (?!reply)|simply |please )*((?:(?:tell|send|give|text|email) (?:me|us) [^?.!]{4,90}?|(?:just |simply )?reply(?:(?: with)? [^?.!]{1,40}?)?),? and (?:I|we)(?:['\u2019]ll| will| can) (?:send|share|email|give|tell|work out|calculate|quote|price|estimate|prepare|reply|show|let you know)\b[^?.!]{0,90}[.!])$/iu;
/** The same as a question: "If not, can I send the one-page breakdown?" */
const ASKED =
  /^(?:if not|otherwise|alternatively|or(?: else)?),? ((?:can|could|may|shall|should) (?:I|we) (?:just |simply |at least )?(?:send|share|e-?mail|post|mail|forward|drop off)\b[^?.!,]{4,80}\?)$/iu;
const OF_MEETING = /\b(?:times?|days?|dates?|slots?|calls?|call you|meet(?:ing)?s?|invite|calendar|availability|ring)\b/i;

/** A request for time, with something lighter beside it in the same question: "Have you ten minutes, or could I drop in a sample?" */
const HALVES =
  /^([^?.!]{8,90}?),? or ((?:could|can|may|shall|should|would it help if) (?:I|we) (?:just |simply |also )?(?:pop|drop|send|post|leave|bring|share|e-?mail|mail)\b[^?,]{6,80}\?)$/iu;
/** The lighter half of a question whose other half only asks for time; undefined if there is none. */
export function lighterHalf(sentence: string): string | undefined {
  const [, first, second] = HALVES.exec(sentence.trim()) ?? [];
  if (first === undefined || second === undefined || OF_MEETING.test(second)) return undefined;
  return isPlainMeetingAsk(`${first}?`) && asksTimeOutright(`${first}?`) ? capitalise(second.replace(/ instead(?=\?$)/i, '')) : undefined;
}

/** A request beside one for time that is easier to answer, as it stands without that one; undefined if a sentence is none. */
export function easierRequest(sentence: string): string | undefined {
  const [, request] = EASIER.exec(sentence.trim()) ?? ASKED.exec(sentence.trim()) ?? [];
  return request === undefined || OF_MEETING.test(request) ? undefined : capitalise(request.replace(/ instead(?=\?$)/iu, ''));
}

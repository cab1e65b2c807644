import { CONVERSATION, MINUTES, WEEKDAY } from '../../reading/text/timeWords.ts';

/** A question that can be answered yes or no starts like this, or says only what it is about. */
const YES_OR_NO =
  /^\W*(?:(?:so|and|but|then|if so|either way|out of curiosity|quick question)[,:]? )?(?:would|is|are|was|does|do|did|could|can|may|might|shall|should|will|have|has|want|worth|open|interested|curious|fancy|any interest|care|okay|ok|mind|sound|sounds|useful|helpful|relevant|make|makes)\b/i;
/** Words of interest in an offer, or of something to send. */
const INTEREST =
  /\b(?:(?:of|any) (?:interest|use|help|value)|worth (?:a|an|it|trying|testing|seeing|exploring|comparing|knowing|discussing|looking)|interest(?:ed|ing)?|useful|helpful|relevant|curious|open to|would (?:it|that|this) help|sound(?:s)? like something|be feasible|(?:shall|should|may|can|could) (?:I|we) (?:send|share|show|forward|e-?mail|mail|post|drop off|pass (?:on|along)|put together|quote|price|run)|want (?:me|us) to|would you like|care to see|like to see|(?:would it be|is it) (?:silly|crazy|mad|daft|odd|worth|useful|of|a bad idea|unreasonable)|something (?:you|your \w+|\S+)(?:['\u2019]re| are| is)? (?:looking|working|thinking|planning|considering)|on your (?:radar|list|mind|roadmap)|fancy)\b/i;
/** Words for a visit, a call or a day: with them, a question asks for time. */
const WANTS_TIME = new RegExp(
  String.raw`\b(?:${CONVERSATION}|${MINUTES}|visit|come|stop|drop by|lunch|calendar|time|${WEEKDAY}s?|tomorrow|next week|this week|the \d{1,2}(?:st|nd|rd|th))\b`,
  'i',
);

/** Whether a sentence plainly asks about interest, in a question that yes or no answers, and not for time. */
export const asksInterestPlainly = (sentence: string): boolean => {
  const text = sentence.trim();
  return /\?\W*$/.test(text) && YES_OR_NO.test(text) && INTEREST.test(text) && !WANTS_TIME.test(text);
};

/** A request to answer in case of interest, as a statement. */
const TELL_IF =
  /\b(?:let|tell) (?:me|us)(?: know)? (?:if|whether) (?:you(?:['\u2019]d| would|['\u2019]re| are)|(?:it|this|that)(?:['\u2019]s| is| would)) (?:like|interested|be|useful|of|open|want|help|relevant)|\bif (?:you(?:['\u2019]re| are)|(?:it|this|that)(?:['\u2019]s| is)) (?:interest|of interest|useful|relevant)/i;
/** Words for a conversation: with them, a sentence asks for one, whatever else it asks. */
const TO_TALK = new RegExp(String.raw`\b(?:${CONVERSATION}|zoom)\b`, 'i');

/** Whether a sentence may be called a request for interest: a question or "let me know if", and not for a conversation. */
export const mayAskInterest = (sentence: string): boolean =>
  (/\?\W*$/.test(sentence.trim()) || TELL_IF.test(sentence)) && !TO_TALK.test(sentence);

/** Whether a sentence is a question that yes or no answers. */
export const isYesOrNo = (sentence: string): boolean => /\?\W*$/.test(sentence.trim()) && YES_OR_NO.test(sentence.trim());

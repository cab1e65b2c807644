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

/** The sender offers to do something, for which the reader need only say yes: "Shall I put one on the van next week?". */
const OFFERS_TO_DO =
  /\b(?:(?:shall|should|may|can|could) (?:I|we)|(?:would you like|do you want|want|(?:would|is) it (?:be )?(?:\p{Ll}+ )?(?:worth|useful|helpful)(?: for)?|are you (?:happy|ok|okay) for) (?:me|us)(?: to)?) (?:just |also )?/iu;
/** What is done with the reader, and so takes time. */
const WITH_READER =
  /^(?:com(?:e|ing)|pop\p{L}*|drop\p{L}* (?:by|in|over)|swing\p{L}*|nip\p{L}*|stop\p{L}*|visit\p{L}*|meet\p{L}*|see(?:ing)?|call\p{L}*|ring\p{L}*|phon\p{L}*|speak\p{L}*|talk\p{L}*|chat\p{L}*|discuss\p{L}*|introduc\p{L}*|present\p{L}*|demo\p{L}*|schedul\p{L}*|book\p{L}*|arrang\p{L}*|walk\p{L}*|show\p{L}* you (?:how|what|around|round)|have|get|ask|be|know|help|join\p{L}*|connect\p{L}*|jump\p{L}*|hop\p{L}*|grab\p{L}*|borrow\p{L}*|tak(?:e|ing))\b/iu;
const TO_MEET = /\b(?:call|chat|meeting|demo|visit|coffee|in person)\b/i;
const OR_ELSE = /\bor (?:is|are|do|does|should|would|who|someone|somebody|rather)\b/i;

/** Whether a question offers something that costs the reader no time. */
function offersToDo(text: string): boolean {
  const found = OFFERS_TO_DO.exec(text);
  if (found === null || TO_MEET.test(text) || OR_ELSE.test(text)) return false;
  return !WITH_READER.test(text.slice(found.index + found[0].length));
}

/** Whether a sentence plainly asks about interest, in a question that yes or no answers, and not for time. */
export const asksInterestPlainly = (sentence: string): boolean => {
  const text = sentence.trim();
  if (!/\?\W*$/.test(text) || !YES_OR_NO.test(text)) return false;
  return (INTEREST.test(text) && !WANTS_TIME.test(text)) || offersToDo(text);
};

/** A request to answer in case of interest, as a statement. */
const TELL_IF =
  /\b(?:let|tell) (?:me|us)(?: know)? (?:if|whether) (?:you(?:['\u2019]d| would|['\u2019]re| are)|(?:it|this|that)(?:['\u2019]s| is| would)) (?:like|interested|be|useful|of|open|want|help|relevant)|\bif (?:you(?:['\u2019]re| are)|(?:it|this|that)(?:['\u2019]s| is)) (?:interest|of interest|useful|relevant)/i;
/** Words for a conversation: with them, a sentence asks for one, whatever else it asks. */
const TO_TALK = new RegExp(String.raw`\b(?:${CONVERSATION}|zoom)\b`, 'i');

/** Words for being somewhere: whoever says yes plans it. */
const TO_COME =
  /\b(?:join(?:ing)? (?:us|our|the|this|me)|attend\w*|visit(?:ing)?|tak(?:e|ing) part|speak(?:ing)? at|com(?:e|ing)\b(?! (?:in handy|with|from)))\b/i;

/** Whoever says yes has ordered or signed up, which is more than interest: "Shall I put you on the list for October?" */
const COMMITS =
  /\b(?:put|sign|pencil|count|book|slot|fit|squeeze|enter|enroll?|register|subscribe|schedule) (?:you|your \p{L}+)\b|\b(?:reserve|hold|book|save|order|ship|deliver|install) (?:you )?(?:it|them|(?:a|an|one|two|three|the|your|\d+) (?:\p{L}+ )?(?:places?|slots?|seats?|spots?|dates?|days?|visits?|tables?|rooms?|pallets?|units?))\b|\b(?:go ahead|get started|place (?:an|the|your) order|draw up|send (?:you )?(?:the|an?|our) (?:contract|invoice|agreement|order form)|set (?:you|it) up)\b/iu;
/** Asks for somebody else. */
const OF_OTHERS =
  /\b(?:(?:do|would|could|can) you (?:know|think of|recommend) (?:of )?(?:some|any)(?:body|one)\b|some(?:body|one) (?:else )?who|any(?:body|one) (?:else )?who|who (?:else )?(?:might|could|would|may) be|(?:right|best) person|pass (?:it|this) (?:on|along)|forward (?:it|this)|introduce me|point me)\b/i;

/**
 * Whether a sentence may be called a request for interest: a question or "let me know if", and not for a conversation, an order, somebody else
 * or to be somewhere.
 */
export const mayAskInterest = (sentence: string): boolean =>
  (/\?\W*$/.test(sentence.trim()) || TELL_IF.test(sentence)) &&
  ![TO_TALK, TO_COME, COMMITS, OF_OTHERS].some((other) => other.test(sentence));

/** Whether a sentence is a question that yes or no answers. */
export const isYesOrNo = (sentence: string): boolean => /\?\W*$/.test(sentence.trim()) && YES_OR_NO.test(sentence.trim());

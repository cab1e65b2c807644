import type { EmailForm } from './readForm.ts';

/** What an email finally says, from its last question, or if there is none, from its plain words. */
export type PlainForm = { form: EmailForm; tags: readonly string[] };

const INVITES =
  /\b(?:(?<!(?:I|we|happy to|glad to|can|could|'ll|'d|will|would|to|me|us) )come (?:over|by|along|around|to|and|in|with|join)|join (?:us|me|in)|you(?:'re| are)(?: \w+)? (?:invited|welcome)|invit(?:e|ing) you|(?:love|happy|glad|nice|great) to (?:have|see) you|(?:delighted|pleased|happy|glad|honored|love it|great) if you (?:joined|came|could|can|would)|hope (?:you can|to see you)|see you there|RSVP|doors open|open (?:house|day|evening|until)|having (?:a|some) (?:party|barbecue|dinner|people|drinks)|celebrat\w+)\b/i;
const ASKS_TO_COME =
  /\b(?:(?:would|could|can|will) you (?:like to |want to |be able to )?(?:come|join|make it|attend|be there|be our guest|stop by|drop by)|are you (?:coming|joining|in\b|free)|(?:want|like|care|fancy|feel like|up for) (?:to )?(?:come|coming|join|joining)|shall we expect you|can we count you in|(?:may|can) we (?:count on|expect) you|will (?:we|I) see you)\b/i;
const OPEN_TO =
  /\b(?:(?:would|are) you (?:be )?(?:at all )?(?:open|interested|willing|up|keen|curious)|would you (?:ever )?(?:like|want|consider|care)|(?:be|is|of) (?:interesting|useful|helpful|worth\w*|of interest|something (?:for|you))|interested\?|worth (?:a|your)|up for|open to|any interest|fancy|do you want|does (?:that|this|it) (?:interest|sound)|sound (?:good|interesting)|how about it)/i;
const SUITS =
  /\b(?:(?:would|does|do|will|could) (?!you\b)[^?]{1,40}\b(?:work|suit|do|fit|help|be (?:ok|okay|fine|possible|all right|alright|convenient))|(?:is|be) (?:it|that|this|\w+day) (?:ok|okay|fine|possible|all right|alright|good)|(?:ok|okay|fine|all right) with you)\b/i;
const PERMITS =
  /^(?:(?:and|so|or|also|but|then),? )?(?:(?:may|can|could|shall|should|might) (?:I|we|he|she|they|my|our|one)\b|(?:do|would) you mind|(?:do you )?want me to\b)|\b(?:may|could|can|shall|should) (?:I|we)\b/i;
const REQUESTS = /\b(?:could|can|would|will) (?:you|one of you|someone|somebody|everybody|everyone|each of you|your (?:team|people))\b/i;
/** A meal or a drink with a date, a time or a home. */
const SHARES_A_TABLE =
  /\b(?:lunch|dinner|brunch|drinks?|coffee|supper|barbecue|party|beers?|picnic|cake)\b[^.?!]*\b(?:at (?:ours|mine|our place|my place|\w+'s)|(?:on |this |next )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekend|tonight|tomorrow|o'clock|\d ?[ap]m)\b[^.?!]*\?/i;
/** The start of a question that asks whether something is so. */
const FACT =
  /^(?:(?:and|so|or|also|but|then|hey|quick question),? )*(?:is|are|was|were|am|do|does|did|has|have|had|isn't|aren't|don't|didn't|anybody|anyone|any (?!interest|chance))\b/i;
const WH = /^(?:(?:and|so|or|also|but|then|curious|just curious),? )?(?:what|which|who|whose|whom|where|when|why|how)\b/i;
/** Requests for information without a question mark. */
const ASKS_TO_TELL = /\b(?:let me know|let us know|tell me|tell us|drop me|drop us|give me a (?:call|ring|shout)|write back)\b/i;
const ONLY_ON_DEMAND =
  /^\W*(?:if|in case|should)\b|\b(?:any|have) (?:\w+ )?questions|if (?:anything|something)|if you need|if there(?:'s| is) anything\b/i;
const ASKS_TO_DO = /\bplease (?!note|accept|find|excuse|forgive|be aware|see\b)\p{L}+|\bI need you to\b|\bI need (?:your|the|it|them)\b/iu;

/** The clause that ends in a text's last question mark; empty if there is none. */
function lastQuestion(text: string): string {
  const asked =
    text
      .match(/[^.?!\n]+\?/g)
      ?.at(-1)
      ?.trim() ?? '';
  return (
    asked
      .split(/[:;\u2013\u2014]\s+|,\s+(?=(?:could|can|would|will|may|shall|should|do|does|is|are|what|which|who|where|when|how)\b)/i)
      .at(-1) ?? asked
  ).replace(/^\W+/, '');
}

function ofQuestion(question: string, text: string): PlainForm {
  if (ASKS_TO_COME.test(question)) return { form: 'inviting', tags: [] };
  if (SUITS.test(question)) return { form: 'proposing', tags: ['permits'] };
  if (OPEN_TO.test(question)) return { form: 'proposing', tags: ['opento'] };
  if (PERMITS.test(question)) return { form: 'proposing', tags: ['permits'] };
  if (REQUESTS.test(question)) return { form: 'requesting', tags: [] };
  if (SHARES_A_TABLE.test(text)) return { form: 'inviting', tags: [] };
  if (WH.test(question)) return { form: 'asking', tags: ['wh'] };
  if (INVITES.test(text)) return { form: 'inviting', tags: [] };
  return FACT.test(question) ? { form: 'asking', tags: ['fact'] } : { form: 'proposing', tags: ['opento'] };
}

/**
 * The form of an email that is not known to sell anything. `permits`: "go ahead" answers its question. `opento`: it asks whether something
 * is wanted. `fact`: it asks whether something is so. `wh`: it asks for more than a yes or a no.
 */
export function readPlainForm(text: string): PlainForm {
  const question = lastQuestion(text);
  if (question !== '') return ofQuestion(question, text);
  if (INVITES.test(text)) return { form: 'inviting', tags: [] };
  const sentences = text.split(/(?<=[.!])\s+|\n/).filter((sentence) => !ONLY_ON_DEMAND.test(sentence));
  if (sentences.some((sentence) => ASKS_TO_DO.test(sentence))) return { form: 'requesting', tags: [] };
  const isAsked = sentences.some((sentence) => ASKS_TO_TELL.test(sentence));
  return isAsked ? { form: 'proposing', tags: ['opento'] } : { form: 'telling', tags: [] };
}

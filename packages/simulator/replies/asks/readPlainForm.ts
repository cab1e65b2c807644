import type { EmailForm } from './readForm.ts';
import { questionsOf } from '../../reading/text/questionsOf.ts';

const INVITES =
  /\b(?:(?<!(?:I|we|happy to|glad to|can|could|'ll|'d|will|would|to|me|us) )come (?:over|by|along|around|to|and|in|with|join)|join (?:us|me|in)|you(?:'re| are)(?: \w+)? (?:invited|welcome)|invit(?:e|ing) you|(?<!\b(?:was|were|been|so|really|very|always) )(?:love|happy|glad|good|lovely|nice|great) to (?:have|see) you|(?:let (?:me|us) know|tell (?:me|us))[^.?!\n]*\bif you can (?:come|make it|join)|(?:delighted|pleased|happy|glad|honored|love it|great) if you (?:joined|came|could|can|would)|hope (?:you can|to see you)|see you there|RSVP|doors open|open (?:house|day|evening)|we(?:'re| are)(?: all)? meeting (?:at|on|in)|bring (?:your|a) (?:partner|friend|family|kids|husband|wife|plus one)|having (?:a|some) (?:party|barbecue|dinner|people|drinks)|celebrat\w+)\b/i;
const ASKS_TO_COME =
  /\b(?:(?:would|could|can|will) you (?:like to |want to |be able to )?(?:come|join|make it|attend|be there|be our guest|stop by|drop by)|are you (?:two |both |all |guys )?(?:coming|joining|in\b|free)|(?:want|like|care|fancy|feel like|up for) (?:to )?(?:come|coming|join|joining)|shall we expect you|can we count you in|(?:may|can) we (?:count on|expect) you|will (?:we|I) see you|(?:put|set) your name|put you down|do you have (?:an?|some) (?:evening|afternoon|morning|hour|day|time)\b[^?]*\b(?:for|to)|(?:save|keep|hold|reserve) (?:you )?(?:a|one|your) (?:\w+ )?(?:seat|place|chair|spot|table))\b/i;
/** What people say only to a guest. */
const EXPECTS_A_GUEST =
  /\b(?:bring (?:your|the|a) (?:partner|friend|family|kids|children|husband|wife|dog|plus one)|having (?:a|some) (?:party|barbecue|dinner|people|drinks)|we(?:'re| are) (?:grilling|barbecuing|cooking|having (?:everyone|everybody|you))|(?:come|pop) (?:over|round) (?:on|this|next|at|for))\b/i;
/** Questions that a yes answers, regardless of the rest of the email. */
const WANTS_A_YES =
  /\b(?:would you (?:like|be (?:one of|part of|my|our|a|the|open|willing|interested|up|free|happy))|are you (?:open|interested|willing|up|free|available|game)|do you want|would you (?:ever )?(?:want|consider|care|mind|fancy|think (?:about|of))|(?:interested|deal|agreed|fair|sound good)(?=\?)|would (?:yours|you)(?=\?)|up for it|worth (?:a|an|your|my|our|it|sending|showing|seeing|trying|\w+ minutes|\w+ing)|how about it|(?:does|would|will) (?:that|this|it|they|these|those) (?:interest|sound|suit|work|help|do(?=\?)|be (?:of (?:any )?(?:help|use)|useful|helpful|enough|any (?:good|help|use)))|is (?:that|this|it) (?:of )?any (?:good|help|use)|sounds? (?:good|ok|okay|interesting)|ok(?:ay)? (?:with|for) you|is (?:that|this|it) (?:ok|okay|fine|all right|alright)|shall we|want to (?:see|try|join|talk|meet))\b/i;
const SUITS =
  /\b(?:(?:would|does|do|will|could) (?!you\b)[^?]{1,40}\b(?:work|suit|fit|be (?:ok|okay|fine|possible|all right|alright|convenient))|(?:can|could) (?:you|your (?:team|people|lot|\w+s))(?: all)? (?:use|share|make do|live with|cope|do without|work from|wait|get by)\b|(?:is|be) (?:it|that|this|\w+day) (?:ok|okay|fine|possible|all right|alright|good))\b/i;
const PERMITS =
  /^(?:(?:and|so|or|also|but|then),? )?(?:(?:may|can|shall|should|could) (?:I|we)\b(?! (?:ask|help|count|get|have|know|borrow|see|expect))|do you mind|(?:do you )?want me to\b)/i;
/** "Could our surveyor come by?" */
const THEIRS_MAY =
  /^(?:(?:and|so|or|also|but),? )?(?:could|can|may|might|would) (?:our|my|one of (?:our|us|the)) [\w -]{2,30} (?:come|visit|drop|stop|look|call|have|use|park|stay|borrow)\b/i;
const REQUESTS =
  /\bany (?:chance|way) (?:that )?you (?:could|can|would)\b|\bwould you (?:still |also )?be able to\b|\b(?:would|do|could|might) you have (?:an hour|half an hour|time|a (?:moment|minute|few minutes|couple of hours)|two hours)\b|\b(?:could|can|would|will) (?:you|one of you|someone|somebody|everybody|everyone|each of you|your (?:team|people))\b(?! (?:please )?(?:\w+ )?(?:tell(?! (?:your|the|them|everybody|everyone|all)\b)|say|explain|let (?:me|us) know|recommend|point|be|have|imagine))/i;
/** A meal or a drink with a date, a time or a home. */
const SHARES_A_TABLE =
  /\b(?:lunch|dinner|brunch|drinks?|coffee|supper|barbecue|party|beers?|picnic|cake)\b[^.?!]*\b(?:at (?:ours|mine|our place|my place|\w+'s)|(?:on |this |next )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekend|tonight|tomorrow|o'clock|\d ?[ap]m)\b[^.?!]*\?/i;
/** Requests for information without a question mark. */
const ASKS_TO_TELL = /\b(?:let me know|let us know|tell me|tell us|drop me|drop us|give me a (?:call|ring|shout)|write back)\b/i;
/** No yes answers these: "Which day would suit you?" */
const WANTS_AN_ANSWER =
  /^(?:(?:and|so|or|but|also),? )?(?!(?:how|what) about|how (?:do|does|would) (?:that|this|it|you like|you feel)|what (?:do|would) you (?:say|think))(?:(?:what|which|when|where|how)\b|who(?:m|se)?\b[^?]* (?:can|could|will|would|should|do|did) (?:you|we)\b)/i;
/** An offer that ends in a request for a yes. */
const TELL_IF_IT_SUITS =
  /\b(?:let (?:me|us) know|tell (?:me|us)) (?:if|whether) (?:(?:that|this|it|they) (?:works?|suits?|helps?|would (?:work|suit|help|do)|is (?:ok|okay|fine|all right|alright|enough))|you(?:['’]d| would) (?:like|want|prefer) (?:that|this|it|them|us|me|one|some))\b/i;
const ONLY_ON_DEMAND =
  /^\W*(?:if|in case|should)\b|\b(?:any|have) (?:\w+ )?questions|if (?:anything|something)|if you need|if there(?:'s| is) anything\b/i;
/** "Please hire us": a yes or a no answers it, and no promise to see to it. */
const OFFERS_SELF = /\bplease (?:buy|order|hire|choose|pick|adopt|take|love|try) (?:me|us)\b(?! \p{L})/iu;
const ASKS_TO_DO = /\bplease (?!note|accept|find|excuse|forgive|be aware|see\b)\p{L}+|\bI need you to\b|\bI need (?:your|the|it|them)\b/iu;

/** The clause that ends in a text's last question mark; empty if there is none. */
export function lastQuestion(text: string): string {
  const asked = questionsOf(text).at(-1)?.trim() ?? '';
  return (
    asked
      .split(
        /[:;\u2013\u2014]\s+|(?:,|\s)\s*(?=so (?:could|can|may) )|,\s+(?=(?:could|can|would|will|may|shall|should|do|does|is|are|what|which|who|where|when|how)\b)/i,
      )
      .at(-1) ?? asked
  ).replace(/^\W+/, '');
}

function ofQuestion(question: string, text: string): EmailForm {
  if (WANTS_AN_ANSWER.test(question)) return 'asking';
  if (ASKS_TO_COME.test(question)) return 'inviting';
  if (PERMITS.test(question)) return 'proposing';
  if (SUITS.test(question) || THEIRS_MAY.test(question)) return 'proposing';
  if (WANTS_A_YES.test(question)) return 'proposing';
  if (REQUESTS.test(question)) return 'requesting';
  if (SHARES_A_TABLE.test(text)) return 'inviting';
  return 'asking';
}

/** A courtesy at the end, not a question. */
const HELPS = /\banything else (?:we|I|you) (?:can|could|need|want)|\bhelp (?:you )?with anything else|\bneed anything else\b/i;

/** What an email that ends in a question for a fact asks for before that question; null if nothing. */
function readEarlier(text: string): EmailForm | null {
  const asked = questionsOf(text.slice(0, text.lastIndexOf('?')));
  return asked.map((one) => ofQuestion(one.trim(), one)).findLast((form) => form !== 'asking') ?? null;
}

/**
 * What an email finally says, from its last question, or if there is none, from its plain words. `asking`: its question asks for neither
 * a yes nor an action, and its answers fit every question.
 */
export function readPlainForm(text: string): EmailForm {
  const question = lastQuestion(text);
  if (question !== '') {
    if (HELPS.test(question)) return 'telling';
    const last = ofQuestion(question, text);
    // "Can you make it? And could you bring the photos?"
    if (last === 'requesting' && readEarlier(text) === 'inviting') return 'inviting';
    if (last !== 'asking') return last;
    return readEarlier(text) ?? (EXPECTS_A_GUEST.test(text) ? 'inviting' : last);
  }
  if (INVITES.test(text)) return 'inviting';
  if (TELL_IF_IT_SUITS.test(text)) return 'proposing';
  const sentences = text.split(/(?<=[.!])\s+|\n/).filter((sentence) => !ONLY_ON_DEMAND.test(sentence));
  if (sentences.some((sentence) => OFFERS_SELF.test(sentence))) return 'proposing';
  if (sentences.some((sentence) => ASKS_TO_DO.test(sentence))) return 'requesting';
  return sentences.some((sentence) => ASKS_TO_TELL.test(sentence)) ? 'asking' : 'telling';
}

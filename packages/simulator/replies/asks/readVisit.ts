import { WORKDAY } from '../../reading/text/timeWords.ts';
import { namesHour } from './readArrival.ts';
import { splitProse } from '../splitProse.ts';

/** Who would come. */
const SENDER = String.raw`(?:I|we|(?:one|two|some(?:one|body)) of (?:us|our|my)(?: \p{L}+)?|(?:our|my) (?:\p{L}+ ){0,2}\p{L}+|some(?:one|body))`;
/** A request for leave to do something. */
const MAY = new RegExp(
  String.raw`^(?:(?:when |what day |which day )?(?:can|could|may|might|shall|should) ${SENDER}\b|(?:would|do) you (?:like|want|mind)(?: it)? (?:me|us|if ${SENDER})\b|(?:do you )?(?:mind|want|care) (?:me|us|if ${SENDER})\b|(?:is |are |would |might |could |does |do )?(?:(?:it|that|this|now|you|there|\p{L}+day) )?(?:\p{L}+ ){0,5}?(?:if ${SENDER}|for (?:me|us) to)\b|(?:any|is there (?:any|an?)|what are the) (?:chance|chances|way|time|day|morning|afternoon)\b[^?]*\b${SENDER} |how about (?:I|we)\b|worth (?:me|us)\b|(?:is it |are you )?(?:ok|okay|all right|alright|fine|happy|possible) (?:for (?:me|us) )?to |(?:is|would|might|could) (?:it|this|that|now|\p{L}+day(?: \p{L}+)?)\b[^?]*\b(?:good|bad|ok|okay|fine|all right|possible|convenient|suit|work)\b[^?]*\bto )`,
  'iu',
);
/** Ways to come: "swing past", "come out". */
const COMES = String.raw`\b(?:(?:(?:drop|stop|pop)(?:p?ing|ped)?|swing(?:ing)?|nip(?:ping)?|duck(?:ing)?) (?!(?:you |me |us )?an? (?:line|note|message)\b)(?:\p{L}+ ){0,3}?(?:by|in|past|over|round|around|out|along|up|down|to)|(?<!\b(?:they|who|that|(?!us )\p{L}+s) )(?:com(?:e|ing)|(?<=\bif \p{L}+ )came) (?!back\b)(?:\p{L}+ ){0,3}?(?:by|over|round|around|out|along|up(?! with)|down(?! (?:on|to) (?:the|your|that))|in(?! (?:at|under|below)\b)|to (?:you|your|see|the(?! point))\b|and)|call(?:ing|ed)? (?:by|round|around|in(?=$| (?:on|at|to (?:see|look|measure|check|have|take|your)|and|some|one|this)\b))|pass(?:ing)? (?:by|through)|look(?:ing)? in(?=$| (?:when|on|at|if|next|some|one|this)\b)|show(?:ing)? up|sit(?:ting)? in on|spend(?:ing)? (?:\p{L}+ ){1,3}(?:at|on|in) your|(?:head(?:ing)?|driv(?:e|ing)|rid(?:e|ing)|run(?:ning)?) (?:by|over|out|up|down)(?= (?:to (?:your?|have|see|look|measure|check|take)|on|this|next|some|one|any|and)\b|$)|(?:be|meet(?:ing)?(?: you)?) at (?:your|the) (?!(?:show|expo|fair|conference|booth|event|stand|summit)\b)\p{L}+|be there (?:on|by|at|around|\p{L}+day)|send(?:ing)? (?:over |out )?(?:some(?:one|body)|one of|(?:our|an?) (?:\p{L}+ )?(?:engineer|surveyor|fitter|inspector|technician|man|team|crew|driver)))\b`;
/** What is done on the spot. */
const ON_SPOT = String.raw`\b(?:visit|tour|inspect|survey|measur|walk)(?:e|ing|s)? (?:(?:up|down|along|round|around|over|across) )?(?:(?:the|your|it|them|those|these|yours|around|round|over)\b|you\b(?! through)|through (?:the|your)\b)`;
const LOOKS = String.raw`\b(?:(?:tak|hav|gett?)(?:e|ing)? (?:an?|another|one) (?:\p{L}+ ){0,2}look (?:at|around|round|over|inside|under)|look(?:ing)? (?:at|around|round|inside|under|over)|(?<!you )see(?:ing)?|get(?:ting)? eyes on) (?:the|your|it|them|yours|what)\b`;
const TO_COME = new RegExp(COMES, 'iu');
const TO_ACT = new RegExp(ON_SPOT, 'iu');
const TO_LOOK = new RegExp(LOOKS, 'iu');
/** Ways to come that are said of calls and plans, too: whoever names a time for it comes. */
const MOVES =
  /\b(?:(?:walk|hop|wander|stroll|climb|cycle|bike|sail|crawl|squeeze|scramble)(?:p?ing|ing)? (?:\p{L}+ )??(?:by|past|over|round|around|along|up|down|across|aboard|into|onto|in|on (?:the|your)\b)|(?:poke|put|stick|pop) (?:my|our|a) (?:head|nose|face)|step (?:aboard|inside)|come aboard|cast (?:an|my) eye|(?:have|take) a (?:wander|nose|peek|poke))\b/iu;
/** Whoever looks at these is there, as is whoever names a day for it. */
const PLACES =
  /\b(?:roofs?|gutters?|yards?|gates?|barns?|sheds?|floors?|kitchens?|buildings?|grounds|fields?|lawns?|gardens?|trees?|hedges?|windows?|doors?|drains?|pipes?|boilers?|basements?|attics?|garages?|warehouses?|workshops?|plant|pools?|ponds?|fences?|walls?|ceilings?|stair\p{L}*|lifts?|elevators?|(?:parking )?lots?|driveways?|chimneys?|(?:bath|rest|wash)rooms?|machines?|trucks?|vans?|pumps?|racks?|racking|docks?|bays?|courts?|pitch(?:es)?|turf|greenhouses?|cellars?|stables?|tanks?|hvac|ducts?|panels?|carpets?|signs?)\b/iu;
const TIMES = new RegExp(String.raw`\b(?:${WORKDAY}|mornings?|afternoons?|evenings?|lunch|\d{1,2} ?[ap]m|this week|next week)\b`, 'iu');
/** What is looked at or measured from anywhere. */
const REMOTE =
  /\b(?:web ?sites?|web ?pages?|pages?|listings?|ads?|adverts?|accounts?|data|numbers|figures|books|invoices?|bills?|statements?|polic(?:y|ies)|contracts?|leases?|copy|code|reports?|profiles?|cvs?|resumes?|decks?|plans?|drawings?|spreadsheets?|campaigns?|emails?|inbox|store online|online|customers?|staff|employees?|members|users|audience|readers|rates?|results|traffic|conversions?|performance|footprint|emissions|pricing|budgets?|menus?|photos?|videos?|recordings?|demo|screens?|zoom|video call|phone|calls?(?! (?:in|by|round|around)))\b/iu;
const MAILED = /\b(?:in|by) (?:the )?(?:post|mail|courier)\b|\b(?:post|mail|ship)(?:ing)? (?:you|it|them|one|an?|some|over|out)\b/i;
/** The sender says that they could come. */
const COULD_COME = new RegExp(
  String.raw`(?:^|[.!?\n,;] *|\b(?:and|so|or|then|${SENDER}) *)(?:['\u2019](?:d|ll|m)|can|could|will|would|happy to|glad to)(?: (?:be|just|gladly|happily|easily|happy to|glad to|like to|love to))* (?:${COMES}|${ON_SPOT})`,
  'iu',
);

/** What a visitor gives after it may be sent: "Shall I walk the yard and send you a list?" */
const GIVES_THEN = /,? (?:and|then)(?: then)? (?:send|sent|give|gave|email|emailed|share|shared) (?:you|your)\b.*$/i;

/**
 * Whether a question asks for leave to come to the reader's place, in whatever words; what is mailed, or looked at from afar, is no visit. `before`: where
 * the sender says just before it that they will be.
 */
export function asksToCome(asked: string, before = ''): boolean {
  const question = asked.replace(GIVES_THEN, '');
  if (!MAY.test(question) || MAILED.test(question)) return false;
  if (TO_COME.test(question)) return true;
  if (REMOTE.test(question)) return false;
  if (MOVES.test(question) && (before !== '' || TIMES.test(question) || namesHour(question))) return true;
  return TO_ACT.test(question) || (TO_LOOK.test(question) && (before !== '' || PLACES.test(question) || TIMES.test(question)));
}

/** "I'll pop in at four, okay?" */
const OK_SAID = /^I\b.*,? (?:ok|okay|all right|alright|yes|right)\?\W*$/iu;

/** The sentence in which the sender says that they could come: "If you'd like one, I can stop by to measure." Empty if none does. */
export const saysTheyCome = (prose: string): string =>
  splitProse(prose).find(
    (sentence) =>
      (!/\?\W*$/.test(sentence) || OK_SAID.test(sentence)) &&
      // What is done only in another case is not offered.
      !/\binstead\b/i.test(sentence) &&
      COULD_COME.test(sentence) &&
      !MAILED.test(sentence) &&
      (TO_COME.test(sentence) || !REMOTE.test(sentence)),
  ) ?? '';

/** "I could swing past on Tuesday. Would that be all right?" */
const IS_THAT_FINE =
  /^(?:would|is|does|will|might|could|any objection|ok(?:ay)?|all right)\b(?: (?:that|this|it|then))?(?: be| with)?(?: (?:ok|okay|fine|all right|alright|convenient|possible|a problem|too (?:early|late|soon)|work|suit|help|you|good|for|any|of|use|useful)\b)*(?: (?:you|your \p{L}+))?$/iu;
const WHICH_DAY = new RegExp(
  String.raw`^(?:when|(?:which|what) (?:day|time|morning|afternoon|week))\b[^?]*\b(?:suits?|works?|good|best|better|convenient|free|around|easiest|come)\b|^(?:is|would|does|will|how about|what about) (?:\p{L}+ )?${WORKDAY}\b`,
  'iu',
);
/** Whether a question only asks if, or when, what was said before it would suit. */
export const asksIfThatIsFine = (question: string): boolean => IS_THAT_FINE.test(question) || WHICH_DAY.test(question);

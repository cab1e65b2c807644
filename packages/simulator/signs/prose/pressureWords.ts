import { WEEKDAY } from '../../reading/text/timeWords.ts';

/**
 * Obvious words of pressure by the sender. Without one, no sentence is said to press, although it may count a little: deadlines of the law or
 * the calendar, expiring certificates and terms such as a guarantee are facts.
 */
export const PRESSES_PLAINLY = new RegExp(
  String.raw`\b(?:last (?:chance|call(?! of\b| before\b)|ones?|(?:(?:\d+|few|two|three|four|five) )?(?:seats?|spots?|places?|slots?))|final (?:chance|call|days?|notice|reminder|hours?)|(?:today|this week|tomorrow|tonight) only|only today|(?:offer|deal|discount|price|rate|code|promotion|sale)\b[^.!?]{0,20}\b(?:expir\w+|(?<!\bthe )ends?\b|goes? up)|ends? (?:today|tonight|tomorrow)|act (?:now|fast|today|quickly)|hurry|asap|limited[- ](?:time|offer|number|spots|seats|places)|before it['\u2019]?s too late|too late|miss(?:ing)? (?:out|this|it)|while (?:supplies|stocks?)|(?:time|stocks?|places|spots|seats|spaces|slots|tickets) (?:is|are) running out|running out (?:of (?:time|stock|places|spots)|fast|soon)|filling (?:up|fast)|now or never|(?:order|buy|call|sign up|book|join) now|can(?:no|['\u2019])t wait|first come|close your file|stop writing|avoid disappointment|if (?:I|we) (?:do not|don['\u2019]?t|have not|haven['\u2019]?t) (?:hear|get)\b[^.!?]{0,40}\b(?:I|we)(?:['\u2019]ll| will| can only| must| have to) (?:assume|take it|conclude|close|give)|(?:fail(?:ure|ing)? to|if you do not|if you don['\u2019]?t|unless you)\b[^.!?]{0,60}\b(?:fines?|penalt\w+|prison|imprisonment|prosecut\w+)|(?:only |just )?(?:until|till) (?:(?:this |next )?${WEEKDAY}|tomorrow|tonight|midnight|noon|the end of)\b[^.!?]{0,20}\b(?:only|quick)|only (?:until|till)|(?:be|so be) quick|(?:confirm|decide|answer|reply|respond|sign)\b[^.!?]{0,20}\b(?:today|by tomorrow|tonight|now)\b[^.!?]{0,20}\bor (?:I|we)\b|or (?:I|we)(?: will|['\u2019]ll) (?:assume|take it|close|give (?:it|your)|move on)|(?:expires?|ends?|closes?|lapses?|runs? out|goes? up|is (?:over|gone)) (?:in|within) (?:the )?(?:next )?\d{1,3} (?:hours?|minutes?|days?)|you have (?:only|just) \d{1,3} (?:hours?|minutes?)|gone (?:forever|for good|at (?:midnight|noon)))\b`,
  'i',
);

/** "I'll call on Thursday unless I hear from you": a step that the reader has to stop asks for nothing. */
export const ANNOUNCES_STEP =
  /\b(?:I|we)(?:['\u2019]ll| will| am going to|['\u2019]m going to| are going to) (?:call|ring|phone|telephone|stop by|drop (?:by|in)|come (?:by|over|round)|swing by|pop (?:in|by|over)|be (?:there|over|round))\b[^.!?\n]{0,50}\bunless (?:I|we) (?:hear\b|get a no\b)/i;

/** Conditions and warnings that press in any email, however the sentence reader weighs them. */
export const PRESSES_SURELY = new RegExp(
  String.raw`${ANNOUNCES_STEP.source}|\bto avoid (?:disappointment|missing out)\b|(?:^\W*|[.!?:;,(\u2013\u2014-]\s*|\b(?:there (?:are|is)|(?:we|I)(?: have)?|(?:we|I)['\u2019]ve got|and|but|so|with)\s+)(?:only|just) (?:have )?(?:\d{1,2}|a few|a handful of|one|two|three|four|five|six) (?:[\p{L}-]+ )?(?:spots?|places?|slots?|seats?)\b[^.!?]{0,12}\b(?:left|remain\w*|gone|taken)\b(?! (?:in|on) the\b)|\bdon['\u2019]?t (?:be|become) the next\b|\b(?:before|once) (?:it|they)(?:['\u2019](?:s|re)| is| are) (?:all )?gone\b(?! (?:out|to|from|into)\b)|\b(?:price|offer|deal|discount|rate) (?:is|will be|are) gone (?:forever|for good)\b|\byou have (?:(?:only|just) \d{1,3} (?:hours?|minutes?)|\d{1,3} (?:hours?|minutes?) left) to\b|\byou have \d{1,3} (?:hours?|minutes?) to (?:claim|respond|reply|decide|book|confirm|act|accept|pay|answer|order|secure|sign|join)\b|^\W*(?:please |so )?(?:act|reply|respond|book|order|sign up|claim|confirm|decide)\b[^.!?]{0,25}\b(?:in|within) (?:the )?(?:next )?\d{1,3} (?:hours?|minutes?)\b|\bif (?:I|we) (?:do not|don['\u2019]?t|have not|haven['\u2019]?t) (?:hear|get|receive)\b[^.!?]{0,50}\b(?:I|we)(?:['\u2019]ll| will| can only| must| have to) (?:assume|take it|conclude|consider|presume|have to assume)\b|\bor (?:I|we)(?:['\u2019]ll| will) (?:assume|conclude|take it)\b|\bunlimited fines?\b|\b(?:fines?|penalt(?:y|ies)) (?:and|or|up to|of)\b[^.!?]{0,30}\b(?:imprisonment|prison|prosecution|closure)\b|\byou (?:are|['\u2019]re) (?:losing|missing out on|leaving) [^.!?]{0,30}\b(?:every (?:day|week|month)|money|on the table)\b|\byour competitors (?:are|will be) (?:already )?(?:stealing|taking|getting ahead|eating|leaving you|closing your|winning your|passing you)\b|\bbefore your competitors? do(?:es)?\b|\bif you (?:do not|don['\u2019]?t) act (?:now|soon|fast|quickly|today)\b|^\W*(?:please )?(?:act|reply|respond|call|book|decide)\b[^.!?]{0,25}\bor (?:risk|lose|miss|be left)\b`,
  'iu',
);

/** Takes silence for an answer, and offers no way to refuse. */
export const ASSUMES =
  /^if (?:I|we) (?:do not|don['\u2019]?t|have not|haven['\u2019]?t) (?:hear|get|receive)\b[^.!?]{0,60}\b(?:assume|take it|conclude|consider|presume)\b/i;

/** Announces that something is cheaper, and nothing else: "HUGE SUMMER SALE". */
export const SALE = String.raw`(?:(?:huge|big|massive|mega|super|special|exclusive|amazing|limited|incredible|great|biggest|spring|summer|fall|autumn|winter|holiday|end[- ]of[- ]year|year[- ]end|black friday) ){1,3}(?:sales?|offers?|deals?|savings|discounts?)`;

import { rememberLines } from '../../reading/text/remember.ts';

/** Negated pressure, a cost that never comes, and what the sender says it can do. */
const NO_PRESSURE =
  /^\W*(?:no\b|there(?: is|'s|\u2019s| are) no\b|(?:I|we) can\b)|\b(?:you (?:only )?pay|you (?:do not|don['\u2019]?t|won['\u2019]?t|will not|never) (?:pay|owe)|pay nothing|owe (?:us |me )?nothing|no (?:win|cure|saving|savings|find|result|results)[,-]? no (?:fee|pay|charge)|nothing to pay|free of charge|at no cost|no (?:hurry|rush))\b/i;
/** A service that the sender promises, with its time: "we tell you within 30 minutes", "I'll have a price to you by Friday". */
const PROMISES =
  /\b(?:I|we)(?:['\u2019]ll| will| can| always| also)* (?:tell you|let you know|send (?:you|a|an|the|it|them|over)|get back|come back|reply|answer|call you back|ring you back|have (?:(?:a|an|the|your|some) )?(?:figures?|prices?|quotes?|numbers|answers?|drawings?|samples?|reports?)|quote|price|turn (?:it|them)|deliver|fix|replace|repair|refill)\b/i;
/** A promise with one of these presses all the same. */
const STILL_PRESSES = /\b(?:left|last|only|limited|expir\w+|otherwise|assume|or (?:I|we|it|somebody|someone)|gone|close[sd]?)\b/i;
/** Terms of the offer: what is free, what stays, and how to get out of it. */
const TERM =
  /\b(?:cancel|leave|quit|stop|return it|send it back)\b[^.!?]{0,12}\b(?:any ?time|whenever|when you)\b|\b(?:day|week|month|year|rent|visit|delivery|install\w*|set-?up)s?(?: (?:is|are|comes?))?[ -]free\b|\bcosts? (?:(?:you|them) )?nothing\b|(?<!\b(?:seats?|spots?|places?|slots?) )\b(?:is|are|comes?|be)(?: (?:also|always|yours|then))? (?:free|on (?:us|me|the house))\b|\b(?:an?|one|the|your) free (?!gift|money|cash|bonus|prize)\p{L}+|\bfor (?:free|nothing)\b|\bwithout (?:any )?charge\b|\bno (?:capex|fees?|charge|contract|minimum|set-?up|tie-?in|bill|lock-?in)\b|\bnothing (?:for you )?to (?:set up|install|do|sign|pay)\b|\b(?:price|rate|fee) (?:is|has|was|stands|stays)\b/iu;
/** Until when the reader has to act, or how few will get it. */
const DEADLINE =
  /\b(?:until|till|before|through|by (?:the (?:\d|end)|midnight|noon|\p{L}+day|next|this)|this (?:week|month|quarter|season)|today|tonight|tomorrow|only|last|left|first (?:to|who|come)|limited|after (?:that|this|it|which)|close[sd]?|closing|expir\w+|ends?)\b/iu;

/** Whether a sentence that sounds like pressure takes something off the reader: a term, a promise of service, or no pressure in so many words. */
export const easesReader = rememberLines(
  (sentence) =>
    NO_PRESSURE.test(sentence) ||
    (PROMISES.test(sentence) && !STILL_PRESSES.test(sentence)) ||
    (TERM.test(sentence) && !DEADLINE.test(sentence) && !sentence.includes('!')),
);

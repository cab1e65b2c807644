import { rememberLines } from '../text/remember.ts';

/** What may come before an order at the start of a clause. */
const LEADS_IN = String.raw`(?:^\W*(?:(?:hi|hey|hello|dear)\b[^,.!?\n]{0,25}[,.!?] *)?|[,;:.!?] )(?:(?:so|then|and|or|also|but|well|ok|just|simply|please|pls|plz|kindly|if (?:so|yes|you(?: are|['\u2019]re)? [^,.?!]{1,40}),?|for (?:a|the) (?:start|first look|quote)) )*`;
const ORDER = new RegExp(
  String.raw`${LEADS_IN}(?:(?:send|text|forward|e-?mail|mail|shoot|ping|whatsapp)(?: it| them)? (?:me|us|over|across|through)\b|tell (?:me|us) (?:the|your|how|which|what|when|where|roughly)\b|(?<=\b(?:please|pls|plz|kindly) )(?:send|share|provide|inform|advise|reply|revert)\b|send (?:the|your|an?) [^.?!\n]{1,50}\band (?:I|we)(?:['\u2019]?ll| will| can)\b)`,
  'iu',
);
/** Ways to get no more emails, and what others send. */
const ENDS =
  /\b(?:stop|stops|leave you|off (?:my|our|the) list|won['\u2019]?t|quit|chas(?:e|ing)|not interested|unsubscribe|rather not|no more|if (?:the answer is )?no(?:t|pe)?|it says)\b|\byou get\b|\bwhen (?:it|you have)\b/iu;

/** Whether a sentence tells the reader to send or tell the sender something: "Send me your last bill and I'll check it." */
export const asksToSend = rememberLines((sentence) => ORDER.test(sentence) && !ENDS.test(sentence));

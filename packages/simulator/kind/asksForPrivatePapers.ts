/** What nobody hands to a stranger: what proves who they are, what opens their accounts, what they earn. */
const PAPERS = String.raw`(?:bank statements?|passports?|driv(?:er['\u2019]?s?|ing) licen[cs]es?|(?<!\b(?:skype|whatsapp|teams|telegram|zoom|wechat|meeting|user|client|order|google|apple|e-?mail) )(?:photo )?IDs?\b(?! (?:number|badge))|ID cards?|DLs?|social security (?:cards?|numbers?)|SSNs?|tax returns?|voided che(?:ck|que)s?|(?:bank|card|bank account|credit card) (?:details|numbers?)|log-?ins?(?: details| data)?|passwords?|credentials)`;
const ORDERS = String.raw`(?:(?:^\W*|[,;:] |\b(?:please|kindly|just|simply|and|then|also|so|(?:could|can|would|will) you|you can|you to) )(?:please |kindly |just |simply |also )*(?:send|e-?mail|forward|share|provide|upload|reply with|give|submit|attach|text|return|sign and return)|\b(?:I|we)(?:['\u2019](?:ll|d)| will| would)?(?: only| just| also)? (?:need|require))\b`;
const OF_READER = String.raw`\b(?:your|copy|copies|pic|photo|picture|scan|last|past|recent|latest|months?['\u2019]?(?: of)?|of)\b`;
const ASKS = new RegExp(String.raw`${ORDERS}[^.!?\n]{0,90}?${OF_READER}(?: [\p{L}\d'\u2019-]+){0,3} ${PAPERS}\b`, 'iu');
const SPARES = /\b(?:no|never|not|without|nor|instead of|rather than)\b|n['\u2019]t\b/iu;

/** Whether a sentence asks its reader for private papers or for what opens an account. */
export const asksForPrivatePapers = (sentence: string): boolean => ASKS.test(sentence) && !SPARES.test(sentence);

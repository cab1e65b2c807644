/** Whoever says this of the reader sells to them already. */
const OF_CUSTOMER =
  /\b(?:been|were|are|became|being|as|have you as) (?:an? |one of (?:our|my) )?(?:\p{L}+ )?customers?\b|\b(?:year|month|decade|anniversary)s?\b[^.?!]{0,30}\b(?:since|ago|that)\b[^.?!]*\b(?:moved|switched|joined|signed|started|came|chose|ordered|changed)\b|\bcustomers? (?:like|such as) you\b|\b(?:with|from|through|to|used|chosen|trusted) us\b[^.?!\n]{0,30}\b(?:since (?:\d{4}|the|your|we)|for (?:\d+|(?:\p{L}+ )?\p{L}+) (?:years?|months?))\b|\b(?:since|after) your (?:very )?(?:first|last|\p{L}+th) (?:\p{L}+ )?order\b|\b(?:been with us|having us)\b|\b(?:moved|switched|came) (?:your )?(?:\p{L}+ ){0,3}(?:over )?to us\b|\b(?:thank you|thanks)\b[^.?!]*\b(?:trusting us|(?:ordering|booking|staying|being|working|renewing) (?:\p{L}+ )?with us|choosing us|your (?:\p{L}+ )?(?:custom|orders?|business|loyalty|trust))\b/iu;
const THANKS = /\b(?:thank you|thanks|grateful)\b/i;
/** Thanks come with an offer, or the sender wants something besides. */
const SELLS =
  /[\u00a3$\u20ac]\s?\d|\b\d ?% off\b|\b(?:discounts?|upgrade|special offer|refer a|recommend us|leave (?:us )?a review|testimonial|case study|new (?:service|product|range)|invoice|overdue|payment|price increase)\b/i;
/** "Is there anything we could do better?" is all that may be asked. */
const ASKS_OPINION =
  /\b(?:better|improve\w*|wrong|missing|unhappy|bother\w*|happy|wish|change|feedback|how (?:are|is|was|were|did|do)|going)\b/i;

/** Whether somebody thanks their customer, sells nothing more, and at most asks whether all is well. */
export const thanksCustomer = (prose: string): boolean =>
  THANKS.test(prose) &&
  OF_CUSTOMER.test(prose) &&
  !SELLS.test(prose) &&
  (prose.match(/[^.?!\n]*\?/g) ?? []).every((question) => ASKS_OPINION.test(question));

/** A price in words: "a small monthly fee". */
const PRICED =
  /\b(?:an?|our|the|for|at) (?:very |really )?(?:(?:small|low|flat|fixed|monthly|annual|yearly|modest|reasonable|affordable|competitive|fair) )+(?:fees?|prices?|pricing|rates?|costs?|subscription)\b|\b(?:prices?|pricing|rates|fees) (?:are|is) (?:very |really )?(?:reasonable|competitive|fair|low|affordable)\b|^\W*(?:very |highly |extremely )?competitive (?:prices?|rates|pricing)\W*$|\b(?:very|highly|extremely) competitive (?:on|with) (?:our )?pric\p{L}+/iu;
/** What the reader pays others, or what somebody pays the sender's customers. */
const OF_OTHERS = /\byou(?:r|['\u2019]re)?\b[^.!?]*\b(?:pay|paying|paid|spend|charged)\b|\?\s*$/iu;
const AMOUNT =
  /[$\u20ac\u00a3]\s?\d|\d\s?(?:%|percent|EUR|USD|GBP|euros?|dollars?|pounds?|cents?|pence|[pc]\b)|\b(?:EUR|USD|GBP|CHF|AUD|CAD|RMB|INR|Rs\.?)\s?\d/iu;

/** The sentence that speaks of a price in an email without any figure of money. */
export const findVaguePrice = (sentences: readonly string[]): string | undefined =>
  sentences.some((sentence) => AMOUNT.test(sentence))
    ? undefined
    : sentences.find((sentence) => PRICED.test(sentence) && !OF_OTHERS.test(sentence));

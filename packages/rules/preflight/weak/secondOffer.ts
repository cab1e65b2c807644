/** "We also do web design and social media": the sender does something else, too. */
const ALSO =
  /(?:^|[,;] )(?:(?:in addition|additionally|besides|furthermore|on top of (?:that|this)),? )?(?:we|I) (?:also (?:do|offer|provide|sell|handle|run|build|make|supply|specialize in|help with)|can also (?:do|offer|provide|handle|supply|help(?: you)? with)) [^.!?]*(?:,| and | or )/i;
/** What belongs to the first offer: its terms and what comes with it. */
const TERMS =
  /\b(?:trials?|samples?|discounts?|warrant(?:y|ies)|guarantees?|training|support|installation|install|deliver\w*|financing|references?|refunds?|credits?|pick-?ups?|demos?|calls?|visits?|free|tests?|shows? you|report\w*|export\w*|integrat\w+|warn|alert\w*|it|them|that|this)\b/i;

/** Whether a sentence adds at least two further offers to the first. */
export const isSecondOffer = (sentence: string): boolean => ALSO.test(sentence) && !TERMS.test(sentence);

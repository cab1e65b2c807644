/** The sender's own plan, a wish or a condition. */
const NOT_YET = /\b(?:would|could|might|should|if|imagine|hope|want|plan(?:s|ning)? to|looking for)\b/i;
/** May is a month. */
const POSSIBLY = /\bmay\b/;

/** Whether a sentence speaks of what may happen, which proves nothing yet. */
export const isNotYet = (sentence: string): boolean => NOT_YET.test(sentence) || POSSIBLY.test(sentence);

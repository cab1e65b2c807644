const FOR_SALE = /\b(?:for sale|(?:we|I)(?:['\u2019]re| are|['\u2019]m| am) selling|sell(?:ing)? off)\b/i;
const PRICED = /[$€£]\s?\d|\b\d[\d.,]*\s?(?:euros?|dollars|pounds)\b/i;
/** Those who raise money sell things, too. */
const OF_A_CAUSE =
  /\b(?:charit\p{L}*|donat\p{L}*|gifts?|raffle|fund-?rais\p{L}*|proceeds|rais(?:e|ed|ing)|invest\p{L}*|shares?|equity|round|non-?profit|support us|bake sale|volunteer\p{L}*|church|club|school)\b/iu;

/** Whether a text puts something up for sale at a price, and for no cause. */
export const offersForSale = (text: string): boolean => FOR_SALE.test(text) && PRICED.test(text) && !OF_A_CAUSE.test(text);

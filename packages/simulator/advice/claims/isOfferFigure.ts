const LIMITS = /\b(?:up to|save|over|only|just|from|off|discount)\b/giu;

/** Whether words are only a figure of the offer, "30% OFF": it stays in any text, because people decide by it. */
export const isOfferFigure = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text.replace(LIMITS, ''));

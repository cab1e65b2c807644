/** A pattern of an amount of money: "$450", "£2k", "450$", "0,06 €", "30 euros". */
export const MONEY = String.raw`(?:[$£€]\s?\d[\d,.]*k?|\d[\d,.]*k?\s?(?:[$£€]|(?:euros?|dollars|pounds|francs)\b))`;

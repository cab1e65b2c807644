/**
 * Phrases that mean one thing. In a phrase `(a|b)` is a choice, `[a|b]` may be missing, `#` is any number, `#min` a number that
 * carries its unit, `*` any word, and a final `?` asks that the sentence is a question. Guards are longer or earlier phrases
 * that take words away from this stock: "no strings attached" is not an attachment.
 */
export type PhraseStock = { name: StockName; phrases: readonly string[]; guards: readonly string[] };

/** The clusters of phrases that spam filters know. */
export const SPAM_STOCKS = ['spamMoney', 'spamUrgency', 'spamGuarantee', 'spamClick', 'spamPrize', 'spamDenial', 'spamBulk'] as const;

export const STOCK_NAMES = [
  'interestAsk',
  'meetingAsk',
  'referralAsk',
  'actionAsk',
  'answerAsk',
  'attachment',
  'optOut',
  'socialProof',
  'numberClaim',
  'hype',
  'buzzword',
  ...SPAM_STOCKS,
  'guilt',
  'referral',
  'occasion',
  'apology',
  'thanks',
  'slip',
  'you',
  'self',
  'formal',
  'casual',
  'rhetorical',
  'rhetoricalWhole',
] as const;
export type StockName = (typeof STOCK_NAMES)[number];

/**
 * Phrases with one meaning. In a phrase, `(a|b)` is a choice, `[a|b]` is optional, `#` is any number, `#min` a number with its unit, `*` any word, and a
 * final `?` requires the sentence to be a question. Guards are longer or earlier phrases that keep words from counting in this group: "no strings attached"
 * is not an attachment.
 */
export type PhraseStock = { name: StockName; phrases: readonly string[]; guards: readonly string[] };

/** The groups of phrases that spam filters look for. */
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

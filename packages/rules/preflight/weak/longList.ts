const MOST_ITEM_WORDS = 4;
const LEAST_ITEMS = 6;
/** What a sender lists: services and features; not the reader's things. */
const OFFERS =
  /\b(?:we|our|us|I|services?|features?|platform|solutions?|software|tool|app|system|product|includ\w+|offer\w*|provid\w+|covers?|handles?|specializ\w+)\b/i;
const ASKS = /\?\s*$|\b(?:I['\u2019]d|we['\u2019]d|I would|we would) (?:like|love)\b|\b(?:send|tell|give) (?:me|us)\b|\byour\b[^,]*,/i;

const FACT = /\d|\bno \p{Ll}|[$\u20ac\u00a3]/u;
const LEAST_FACTS = 2;

/** Whether a sentence lists at least six things that the sender offers. */
export function isLongList(sentence: string): boolean {
  const parts = sentence.split(/,\s*(?:and |or )?|;\s*(?:and |or )?|\s(?:and|or|&)\s(?=[^,;]{2,40}$)/u);
  if (parts.length < LEAST_ITEMS || !OFFERS.test(sentence) || ASKS.test(sentence)) return false;
  const isShort = (item: string): boolean => item.trim() !== '' && item.trim().split(/\s+/).length <= MOST_ITEM_WORDS;
  // Prices and terms are what readers look for.
  if (parts.filter((part) => FACT.test(part)).length >= LEAST_FACTS) return false;
  return parts.slice(1).every(isShort) && !/\d{4}|\b\d+(?:st|nd|rd|th)\b/.test(sentence);
}

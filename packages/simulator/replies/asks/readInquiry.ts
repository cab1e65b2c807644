import type { EmailKind } from '../../reader/kinds.ts';

/** "May I know your price for this quantity?", "Please quote 200 meters": the reader's own price or stock is asked for. */
const ASKS_PRICE =
  /\b(?:may|can|could|might) (?:I|we) (?:please |kindly )?(?:know|have|get|ask(?: for)?|request|receive) (?:your|a|an) (?:[\p{L}-]+ ){0,3}(?:prices?|price list|quotes?|quotation|offer|rates?)\b|\b(?:can|could|would|will) you (?:please |kindly )?(?:send|give|email|let|tell|make|offer|quote) (?:me|us)? ?(?:have |know )?(?:your (?:[\p{L}-]+ ){0,3}(?:prices?|price list|rates?|quote|quotation|offer)|an? (?:[\p{L}-]+ ){0,2}(?:quote|quotation|price|offer)\b|for|what you (?:would )?charge|how much)\b|\b(?:what|how much) (?:is|are|would be|would|do|will) (?:your (?:[\p{L}-]+ ){0,3}(?:prices?|rates?)|you charge)\b[^?]*\?|\bplease (?:quote|send (?:me|us) (?:your|a) (?:[\p{L}-]+ ){0,2}(?:prices?|price list|quote|quotation|offer))\b|\bdo you (?:have|stock|carry|supply|make|sell|deliver|ship)\b[^?]*\?/iu;
/** What a buyer says of what is wanted. */
const BUYS =
  /\b(?:we|I)(?:['\u2019](?:d|m|re))? ?(?:are |am |would |also |currently |now )?(?:need|require|(?:want|like|looking|wish|hoping|planning) to (?:buy|order|purchase|source|import|book|hire|place an order)|looking for (?:an? )?(?:supplier|manufacturer|source|\d)|(?:the |a )?(?:buyer|purchas\p{L}+ (?:manager|agent|officer))|buy\b|in the market for)|\band (?:we )?need (?:about |around )?\d|\bour (?:next|first) order\b|\bwe would order\b/iu;
/** What only somebody who sells says. */
const SELLS =
  /\bwe (?:also |can |now )?(?:offer|supply|help|install|repair|clean|provide|recruit|train|handle|take care)\b|\bour (?:clients|prices?|rates?|services?|software|platform|product)\b|\b(?:we|I) (?:charge|pay cash)\b/iu;

/** Whether a buyer asks what the reader's company would charge for something that the buyer needs. */
export const isInquiry = (text: string): boolean => ASKS_PRICE.test(text) && BUYS.test(text) && !SELLS.test(text);

/** Kinds that a buyer's email may be read as, and people who see to what buyers ask. */
const INQUIRED: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up', 'partnership', 'customer', 'survey', null]);
const QUOTES =
  /\b(?:sales|wholesale|trade|account (?:manager|executive)|commercial|export|business development|customer|orders?|estimat\w+|owner|founder|president|director|general manager|shop manager|store manager)\b/i;

/** `inquires` for a buyer's email, and `quotes` if the reader sees to it; `isWhole`: they run the company. */
export function readInquiry(
  text: string,
  { kind, title, isWhole }: { kind: EmailKind | null; title: string | null; isWhole: boolean },
): string[] {
  if (!INQUIRED.has(kind) || !isInquiry(text)) return [];
  return ['inquires', ...(isWhole || QUOTES.test(title ?? '') ? ['quotes'] : [])];
}

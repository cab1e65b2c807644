import type { EmailKind } from '../reader/kinds.ts';

/** Kinds that an invitation, a request or an inquiry is easily taken for. */
const MISTAKEN: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up', 'partnership', 'advert', null]);

/** What someone says who sells. */
const SELLS =
  /\b(?:we|I) (?:also )?(?:make|offer|provide|sell|build|help|supply|clean|print|install|run|repair|design|train|work with|take care of|specialize)\b|\bour (?:software|tool|service|services|product|products|platform|customers|clients|prices)\b/i;

/** Words of someone who wants the reader as a guest. */
const AS_GUEST =
  /\b(?:come on (?:the |my |our )?(?:show|podcast|for|to|in|as)?|come (?:and )?(?:talk|chat)|have you (?:on|as)|be (?:a|our|my|the next) guest|(?:as|for) (?:a|our|my) guest|join (?:me|us) (?:on|for)|(?:would|could) you (?:like to )?(?:join|be on)|interview you|record (?:an?|one) (?:\w+ )?(?:episode|conversation))\b/i;

/**
 * The kind of an email that was taken for a seller's though its words say what it wants: a guest for a podcast, a sponsor, or something that
 * the reader sells. Such an inquiry has no kind of its own and is answered with what fits any email.
 */
export function settleKind(kind: EmailKind | null, tags: ReadonlySet<string>, body: string): EmailKind | null {
  if (!MISTAKEN.has(kind)) return kind;
  if (tags.has('podcast') && AS_GUEST.test(body)) return 'partnership';
  if (tags.has('sponsor') && !SELLS.test(body)) return 'fundraising';
  return tags.has('inquiry') && !SELLS.test(body) ? null : kind;
}

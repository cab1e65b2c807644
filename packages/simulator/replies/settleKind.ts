import type { Email } from '../lead.ts';
import type { EmailKind } from '../reader/kinds.ts';

/** Kinds that an invitation, a request or an inquiry is often misread as. */
const MISTAKEN: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up', 'partnership', 'advert', null]);

/** What sellers write. */
const SELLS =
  /\bI(?: could|'m an?| am an?) |\bmy (?:rates?|services?|references|clients)\b|\b(?:we|I) (?:also )?(?:make|offer|provide|sell|build|help|supply|clean|print|install|run|repair|design|train|work with|take care of|specialize)\b|\bour (?:software|tool|service|services|product|products|platform|customers|clients|prices)\b/i;

/** Words of people who want the reader as a guest. */
const AS_GUEST =
  /\b(?:come on (?:the |my |our )?(?:show|podcast|for|to|in|as)?|come (?:and )?(?:talk|chat)|have you (?:on|as)|be (?:a|our|my|the next) guest|(?:as|for) (?:a|our|my) guest|join (?:me|us) (?:on|for)|(?:would|could) you (?:like to )?(?:join|be on)|interview you|record (?:an?|one) (?:\w+ )?(?:episode|conversation))\b/i;

/** Words of people who need helpers for an event, not guests. */
const TASK =
  /\b(?:judges?|juror|jury|volunteers?|referee|help (?:us )?(?:out|with|set)|bake|lend a hand|host a table|stall|booth|clean[- ]?up|planting day|food drive|book drive)\b/i;
const INVITES_GUESTS = /\b(?:tickets?|seats?|RSVP|register|sign up|you're invited|you are invited|save (?:you )?a)\b/i;

/** Words of a journalist who writes about people. */
const PRESS =
  /\b(?:journalist|reporter|columnist|newspaper|for the \p{Lu}\p{L}+ (?:Herald|Times|Tribune|Gazette|Post|Courier|Chronicle|News|Journal|Star|Observer)|(?:short |small )?(?:piece|story|feature|article|column) on (?:you|how you|your (?:work|company|shop|team|business))|documentary)\b/u;

/** Events that guests are invited to, and a date or time. */
const GATHERING =
  /\b(?:seats?|tickets?|spots?|places|RSVP|register|webinar|workshop|dinner|breakfast|lunch|meet-?up|seminar|conference|summit|open (?:house|day)|opens? (?:its|our|the|their) doors|tasting|round ?table|evening|party|festival|fair|panel|talks?|speak\w*|drinks|tour|class)\b/i;
const WHEN =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)|\d{1,2}(?::\d\d)? ?[ap]m|tomorrow|tonight|next week|this week|live)\b/;
/** Words of people who rent out space at an event or want more than guests. */
const NO_GUESTS = /\b(?:booths?|exhibit(?:or)?s?|stand space|advisory board|board member|committee)\b/i;

/** Whether an email clearly invites its reader as a guest or a speaker. */
function isInvitation(text: string, tags: ReadonlySet<string>): boolean {
  if (tags.has('speak') || tags.has('webinar')) return true;
  if (NO_GUESTS.test(text) || (TASK.test(text) && !INVITES_GUESTS.test(text))) return false;
  return GATHERING.test(text) && WHEN.test(text);
}

/** Topics of a seller's second email. */
const ABOUT_BUSINESS =
  /\b(?:quotes?|proposal|offers?|demo|trial|pricing|prices?|note|emails?|message|wrote|checking (?:in|back)|payroll|I(?:'ll| will) stop|(?:third|3rd|last|second) try|bump\w*|follow\w*|circling|reach\w*|ignor\w*|hear(?:d)? (?:back|from|nothing)|answer|reply|respon\w*|times|touch base|samples?|call|meeting|company|team|business|customers?|clients?|service|[\w-]+ing (?:service|costs?))\b|[$€£]\d/i;

/** Words of a sender who pressures the reader to log in somewhere. */
const PHISHES =
  /\b(?:password|mailbox|account|verif\w+|log ?in|payment details|bank)\b[^]*\b(?:expires?|suspend\w*|lock(?:ed)?|clos(?:ed|ure)|within \d+|in \d+ hours|deactivat\w*|keep the same|click (?:here|below)|confirm your)\b/i;

/** Words of a sender who looks for investors. */
const RAISES =
  /\b(?:we(?:['’]re| are)|I(?:['’]m| am)) raising\b|\braising (?:a |our )?(?:pre-?)?(?:seed|series [a-c]|round|angel|\$|€|£)|[$€£][\d.]+ ?[mk] (?:cap|valuation|pre-?money)/i;

/** Words of a sender who counts their own emails to the reader. */
const REMINDS =
  /\bthis is my (?:second|third|fourth|fifth|last|final|2nd|3rd|4th) (?:and (?:last|final) )?(?:e-?mail|mail|note|message|letter|try)\b/i;
/** Words of a sender who proposes a partnership, not a sale. */
const PARTNERS =
  /\b(?:explor\w+|discuss\w*|propos\w+|consider\w*|interested in|open to|up for|set up|form) (?:(?:exploring|discussing|forming) )?(?:a|some kind of a?) (?:\w+ )?partnership\b|\bneither (?:of us )?pays the other\b/i;

/** Words of a job. */
const OFFERS_WORK =
  /\b(?:an hour|per hour|salary|per diem|shifts?|full[- ]time|part[- ]time|the (?:job|role|position)|benefits|\d+k|hiring|a year)\b/i;

/**
 * The kind of an email that was misread as a seller's although its words say otherwise: it wants a podcast guest, a sponsor, or something
 * that the reader sells. Such an inquiry has no kind of its own and gets answers that fit any email.
 */
export function settleKind(kind: EmailKind | null, tags: ReadonlySet<string>, { subject, body }: Email): EmailKind | null {
  if (kind === 'event') return isInvitation(`${subject}\n${body}`, tags) ? kind : null;
  if (kind === 'follow_up' && !tags.has('later') && !ABOUT_BUSINESS.test(`${subject}\n${body}`)) return null;
  if (tags.has('bereaved')) return null;
  if (kind === null && tags.has('linked') && PHISHES.test(body)) return 'scam';
  if ((kind === null || kind === 'customer') && tags.has('newsletter') && !body.includes('?')) return 'advert';
  // Someone who says they will not write again has written before; someone who reports a dead link wants a link.
  if (kind === null && tags.has('breakup') && !tags.has('inquiry')) return 'follow_up';
  if (kind === 'sales' && REMINDS.test(body)) return 'follow_up';
  if (kind === 'sales' && PARTNERS.test(body)) return 'partnership';
  if (MISTAKEN.has(kind) && tags.has('deadlink') && /\byour (?:[\w-]+ ){0,2}(?:site|page|blog|article|website)\b/i.test(body))
    return 'link_building';
  if (!MISTAKEN.has(kind)) return kind;
  if (tags.has('scouted') && OFFERS_WORK.test(body)) return 'recruiting';
  if (RAISES.test(body)) return 'fundraising';
  if (tags.has('podcast') && AS_GUEST.test(body)) return 'partnership';
  if (tags.has('sponsor') && !SELLS.test(body)) return 'fundraising';
  if (PRESS.test(body) && !SELLS.test(body)) return null;
  return tags.has('inquiry') && !SELLS.test(body) ? null : kind;
}

import type { CheckedEmail, Sighting } from './finding.ts';

/** Fewer people may all be meant, and may work at one company. */
const LEAST_PEOPLE = 5;
const MOST_QUOTED = 90;

const HEARD = String.raw`(?:saw|read|noticed|heard|watched|listened to|enjoyed|loved|liked|caught|spotted|came across|remember(?:ed)?)`;
const PUBLISHED = String.raw`(?:post|article|talk|interview|podcast|episode|job ad|ad|advert|posting|vacancy|keynote|paper|column|letter|book|thesis|report|webinar|panel|video|speech|announcement|piece|presentation)`;
const DID = String.raw`(?:posted|filed|hired|opened|launched|announced|raised|won|acquired|moved|spoke|presented|wrote|published|mentioned|took over|advertised|backed|invested in|reviewed|restored)`;
/**
 * Sentences that tell something of one reader: an appointment, a post, an event with a time or a name, something seen at the reader's. What a
 * whole list may have done, such as visiting a stand or signing up, does not count.
 */
const FORMS: readonly RegExp[] = [
  /\bcongrat(?:s|ulations)\b[^.!?\n]{0,20}\bon (?:your|the|being|becoming|winning|opening|joining|taking)\b/iu,
  new RegExp(
    String.raw`(?:^\W*|\b(?:I|we)(?: just| recently| also)? )${HEARD} [^.!?\n]{0,40}\byour (?:[\p{L}-]+ ){0,3}${PUBLISHED}\b[^.!?\n]{0,60}\b(?:about|on|in|at|for|from|with|last|yesterday|this)\b`,
    'iu',
  ),
  /\byour (?:annual report|job ad|posting|vacancy|advert|cv|r\u00e9sum\u00e9|sign-?up|checkout|booking (?:form|page)|article|interview|last (?:report|newsletter|post))\b[^.!?\n]{0,20}\b(?:says?|said|mentions?|mentioned|asks?|asked|lists?|listed|shows?|showed|states?|describes?)\b/iu,
  /\b[Yy]our (?:vessel|ship|yacht|ferry|tanker|trawler|boat|building) (?:the )?["\u201c\u2018]?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I\b)\p{Lu}\p{Ll}/u,
  /\bI (?:counted|drove past|walked past|passed|stopped (?:at|by|in)|ate at|stayed (?:at|in)|toured|tried|tested|parked|played)\b[^.!?\n]{0,60}\byour\b/iu,
];
/** What the reader or the reader's company did: one reader's if a time, a count or a name follows. */
const EVENT = new RegExp(
  String.raw`(?<!\b(?:if|when|once|after|unless|until|whether|what|did|have|as) )\byou(?:r (?:firm|company|team|office|department|yard|plant|school|board|group))?(?:['\u2019]ve| have)?(?: just| recently| also)? ${DID}\b`,
  'iu',
);
const WHICH =
  /\b(?:last|yesterday|this (?:week|month|morning|spring|summer|autumn|fall|winter)|two|three|four|five|six)\b|\d|(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{Ll}/u;
/** A condition, a guess or a statement about many. */
const GENERAL =
  /^\W*(?:if|whether|when|do|did|have|has|are|is|were|would|could|can|how|what|who|where|why|any)\b|\b(?:if you|whether you|perhaps|maybe|probably|might have|may have|many of you|most of you|some of you|all of you|like you|like yours|you all)\b/i;

const isOfOneReader = (sentence: string): boolean =>
  !GENERAL.test(sentence) && (FORMS.some((form) => form.test(sentence)) || (EVENT.test(sentence) && WHICH.test(sentence)));

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());

const quote = (sentence: string): string => (sentence.length > MOST_QUOTED ? `${sentence.slice(0, MOST_QUOTED)}…` : sentence);

/** Whether the list is about several companies: at one company, a fact about it may be true for all. */
function isMixed(emails: readonly CheckedEmail[]): boolean {
  const companies = new Map<string, number>();
  for (const { company } of emails) if (company !== null) companies.set(company, (companies.get(company) ?? 0) + 1);
  return companies.size !== 1 && [...companies.values()].every((count) => count * 2 < emails.length);
}

/** Sentences that tell something of one reader but are the same in the emails to all. */
export function findOneReader(emails: readonly CheckedEmail[]): { rowNumber: number; sighting: Sighting }[] {
  const [first] = emails;
  if (first === undefined || new Set(emails.map(({ profileUrl, slug }) => profileUrl || slug)).size < LEAST_PEOPLE) return [];
  const told = [...new Set(sentencesOf(first.body))].filter(isOfOneReader);
  if (told.length === 0 || !isMixed(emails)) return [];
  return told
    .filter((sentence) => emails.every(({ body }) => body.includes(sentence)))
    .flatMap((sentence) =>
      emails.map(({ rowNumber }) => ({
        rowNumber,
        sighting: { kind: 'one_reader' as const, text: quote(sentence), instead: null, fix: null },
      })),
    );
}

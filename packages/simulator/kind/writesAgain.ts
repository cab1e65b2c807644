import { chanceOfKind } from '../reader/readKind.ts';
import type { EmailDraft } from '../reading/draft.ts';
import { remember } from '../reading/text/remember.ts';
import { readSenderCues } from './senderCues.ts';

const DAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
const MONTH = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December)`;
const MESSAGE = String.raw`(?:e-?mail|note|message|letter)`;
/** When somebody wrote before. */
const BEFORE = String.raw`(?:last (?:week|month|time|year|spring|summer|autumn|fall|winter|${DAY}|${MONTH})|yesterday|earlier|before|already|recently|previously|twice|(?:two|three|four|several|a few|a couple of) times|(?:\d+|an?|one|two|three|four|five|six|(?:a )?few|(?:a )?couple of|several) (?:days?|weeks?|fortnight|months?) (?:ago|back)|(?:the )?other (?:day|week)|on ${DAY}|on the \d|in ${MONTH}|(?:at the )?(?:start|beginning|end) of (?:last |the |this )?(?:week|month|year))`;
const WROTE = String.raw`\b(?:I|we)(?:['’]ve| have| had| also| just| first| only)* (?:(?:wrote|written|e-?mailed|messaged|reached out|dropped|sent)(?: to)? you(?: (?:an?|some|the) [^.?!\n]{1,40})?|(?:wrote|written|e-?mailed|messaged|reached out))`;
const NTH = String.raw`second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th`;
const OUR_MESSAGE = String.raw`(?:my|our|the) (?:[\w-]+ ){0,2}(?:${MESSAGE}s?|proposal|offer|quote|quotation|invite|invitation|samples)`;

/** What only somebody who wrote to the same reader before says. */
const AGAIN: readonly RegExp[] = [
  // "I emailed you two weeks ago about": whoever "wrote a guide last year" wrote to somebody else.
  new RegExp(String.raw`${WROTE},?(?: (?:about|regarding|concerning) [^.?!\n]{1,60})? ${BEFORE}\b`, 'i'),
  new RegExp(
    String.raw`(?<!\bis )\b(?:my|our) (?:last|previous|earlier|first|second|third|fourth|initial|original) (?:\w+ )?${MESSAGE}s?\b`,
    'i',
  ),
  new RegExp(String.raw`\bmy (?:\w+ )?${MESSAGE} (?:below|(?:of|from|on) (?:${BEFORE}|${DAY}|the \d)|about|regarding)`, 'i'),
  new RegExp(String.raw`\b(?:circl|check|com|loop|follow|get)(?:e|ing|ting)? (?:back|up) (?:on|to|about) ${OUR_MESSAGE}\b`, 'i'),
  /(?:^|[.!?\n,]\s*|\b(?:just|only|I['’]m|am|to) )(?:circling|looping) back\b/i,
  /\bjust (?:checking (?:back )?in|following up)\b(?! (?:on|about|regarding|to|with|from|after|for) (?:your|the|our|an?|how)\b)|(?<!\b(?:sends|gives|gets|needs)\b[^.?!\n]{0,40})\b(?:a|one) (?:quick |short |gentle |small |friendly |last |final )*nudge\b/i,
  /\b(?:bump|resend)(?:ing)? (?:this|my|the)\b|\btry(?:ing)? you again\b|\bto the top of your (?:inbox|pile|list)\b/i,
  new RegExp(
    String.raw`\b(?:my|this is (?:my|the|a)) (?:second|third|fourth|final|last) (?:${MESSAGE}|attempt|try|reminder)\b|\b(?:second|third|fourth|final|last) (?:${MESSAGE} from me|time I(?:['’]ll|['’]m| will| am)? (?:writ|e-?mail))`,
    'i',
  ),
  /\b(?:have not|haven['’]t|had not|hadn['’]t|did not|didn['’]t) (?:yet )?(?:heard?|had|got|get) (?:back (?:from you|yet)?(?=[\s.,;])|from you|an? (?:reply|answer|response) (?:from you|yet))(?! (?:again|since))/i,
  /\bheard nothing (?:back )?(?:from you|yet|so far)\b|\bno (?:reply|answer|response) (?:from you|yet|so far|to my)\b/i,
  new RegExp(
    String.raw`\bany (?:thoughts|news|luck|joy|feedback) (?:on|with|about|from) (?:the below|${OUR_MESSAGE})\b|\b(?:did|have) you (?:get|got|had|have) (?:a|the|any) (?:chance|time|moment) to (?:look at|read|see|review|think about|go through) (?:it|this|what (?:I|we) sent|${OUR_MESSAGE})\b|\bin case (?:this|it|my (?:\w+ )?${MESSAGE}) (?:slipped|got|was|went|has|ended)\b`,
    'i',
  ),
  // Who counts their own letters: "Third try, Ms. Amsel.", "4th email.", "Number three from me".
  new RegExp(
    String.raw`(?:^|[.!?\n,] *)(?:my |this is (?:my |the )?|hi,? )?(?:${NTH}) (?:${MESSAGE}s?|mail|msg|try|attempt|time writing|time I(?:['\u2019]m| am) (?:writing|telling|asking))\b(?! (?:from|to) (?:your|the|an?|our)\b)|\b(?:${MESSAGE}|number) (?:two|three|four|five|six) from me\b`,
    'im',
  ),
  /(?:^|[.!?\n,] *)(?:hi|hello|hey)?[ ,]*(?:it(?:['\u2019]s| is) )?me again\b|\b(?:my )?last one,? (?:I )?promise\b|\blast you(?:['\u2019]ll| will) hear (?:from|of) me\b|\bmy last (?:e-?mail|note|message|letter|mail|msg) (?:on|about)\b/im,
  new RegExp(
    String.raw`${WROTE},? on (?:the )?\d|\b(?:I|we) (?:wrote|e-?mailed) (?:to you )?(?:on the \d|on \d|the \d+(?:st|nd|rd|th)|in ${MONTH}|(?:on )?${DAY}) (?:about|regarding|concerning)\b`,
    'i',
  ),
  /\b(?:float|bring)ing this back (?:up|to the top)\b|\b(?:any )?thoughts on the below\b|\bpick(?:ing)? this up again\b|\b(?:get|got|had) a chance to (?:look at|read|see) my (?:\w+ )?(?:proposal|note|e-?mail|message)\b|\bdid my (?:\w+ )?(?:note|e-?mail|message|letter) (?:about [^.?!\n]{1,40} )?(?:reach|get to|find|arrive)\b/i,
];

/** Whoever wrote a year or a season ago starts anew. */
const LONG_AGO = /\b(?:last (?:year|spring|summer|autumn|fall|winter)|(?:a|two|three) years? ago)\b/i;
const TOLD_LONG_AGO = new RegExp(String.raw`[^.?!\n]*${LONG_AGO.source}[^.?!\n]*`, 'gi');

/** Several questions about an email ask for it. */
const MOST_REMEMBERED = 50;
/** Whether an email plainly says that its sender wrote to the same reader not long before and got no answer. */
export const writesAgain = remember(MOST_REMEMBERED, (text): boolean => {
  const recent = LONG_AGO.test(text) ? text.replace(TOLD_LONG_AGO, ' ') : text;
  return AGAIN.some((words) => words.test(recent));
});

/** From this probability on, an email reads like a later one in a thread. */
const FOLLOWS_UP = 0.6;

/** Whether an email is a later one to the same reader: it says so, or reads like one and mentions an earlier one; a short email need not be one. */
export const followsUp = ({ kind, body, lead: { email } }: Pick<EmailDraft, 'kind' | 'body' | 'lead'>): boolean =>
  writesAgain(body.raw) || (chanceOfKind(kind, 'follow_up') >= FOLLOWS_UP && readSenderCues(email)('wroteBefore'));

import { lastQuestion } from './readPlainForm.ts';
import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import type { SellerFacts } from './sellerFacts.ts';
import { splitProse } from '../splitProse.ts';

/** What a notice takes from its reader: money, a service, a date, or time. */
const TAKES =
  /\b(?:increas\w+|ris(?:e|es|ing)|surcharges?|go(?:es|ing)? up|dearer|no longer|discontinu\w*|withdraw\w*|clos(?:e[sd]?|ing|ure)|shut|ends?|ending|ceas\w*|suspend\w*|cancel\w*|unavailable|out of (?:service|stock)|outages?|switched off|without (?:water|power|heating)|delay\w*|late|later than|postpon\w*|reduc\w+|shorten\w*|must|have to|required?|requires|need to|cut-?off)\b/i;
/** "You do not need to do anything", "your price stays the same". */
const TAKES_NOTHING = /\b(?:not|no(?! longer)|nothing|never|without any|stays?|same|unchanged|free)\b|n['\u2019]t\b/i;

const CONDITIONAL = /^\W*(?:if|should|in case|unless|where|once)\b/i;
/** "Please save it and tell your keyholders": what the reader is to do. What only opens a conversation is nothing to promise. */
const INSTRUCTION =
  /\bplease (?!(?:note|accept|find|see|contact|call|ring|phone|email|write|get|let|reply|respond|do|don|be|ignore|feel|have|bear|excuse|forgive|tell (?:me|us)|ask|read|visit|click|consider|allow|rest|give (?:me|us))\b)(\p{Ll}[^.?!\n;:,]*)/iu;
const AFTER_INSTRUCTION = / (?:so that|because|as|if|which|unless|in case)\b.*$/i;
/** "Please buy me": done to the sender, and nothing that a reader promises in these words. */
const TO_SENDER = /^(?!(?:join|meet|help|support|follow|visit|pay|update|inform|remind|notify|back|see)\b)\p{L}+ you\b(?! \p{L})/iu;
const MOST_WORDS = 10;

/** What the reader is told to do, as their own promise; null if nothing that they can repeat. */
function readInstruction(prose: string, isForCompany: boolean): string | null {
  const told = splitProse(prose)
    .filter((sentence) => !CONDITIONAL.test(sentence))
    .map((sentence) => INSTRUCTION.exec(sentence)?.[1])
    .find((words) => words !== undefined);
  const act = told
    ?.replace(AFTER_INSTRUCTION, '')
    .replace(/ (?:before|first|then)$/i, '')
    .replace(/\byour\b/gi, isForCompany ? 'our' : 'my')
    .replace(/\b(?:us|me)\b/gi, 'you')
    .trim();
  // "you" can only be the sender by now, unless the sentence says more of its reader.
  const isPlain = act !== undefined && !/\byou\b/i.test(told ?? '') && !/\byou(?:rs|rself|rselves)\b/i.test(act);
  return isPlain && !TO_SENDER.test(act) && act.split(/\s+/).length <= MOST_WORDS ? act : null;
}

/** "If the later time is a problem, please call us": whoever is asked whether a change suits them answers that. */
const IF_PROBLEM =
  /\bif\b[^.?!\n]*(?:\b(?:problems?|difficult\w*|inconvenient|awkward|objections?|trouble|too \w+)\b|\b(?:not|cannot|unable)\b|n['\u2019]t\b)[^.?!\n]*\b(?:tell|let (?:me|us)|reply|call|ring|phone|write|email|say|contact|answer|speak|get in touch)\b/i;
const DATE = String.raw`(?:(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)`;
const CHANGES_ON = new RegExp(String.raw`\b(?:from|as of|starting|beginning|with effect from) (?:${WEEKDAY},? )?(?:on )?(${DATE})\b`, 'gi');

/** The one day from which something changes; null if there are several, or none. */
function readChangeDate(prose: string): string | null {
  const dates = new Set([...prose.matchAll(CHANGES_ON)].map(([, date]) => date ?? ''));
  const [first = null] = dates;
  return dates.size === 1 ? first : null;
}

/** "Could I move it to Friday?" */
const SEEKS_LEAVE =
  /\b(?:can|could|may|might|shall|should) (?:I|we|my \p{L}+)\b(?! (?:lend|offer|send|give|help|bring|let|show|get) (?:you|it)\b)|\b(?:would|will|is) (?:it|that|this) (?:be )?(?:ok|okay|all right|alright|possible|fine|allowed) (?:to|if I|if we|for (?:me|us))\b/iu;
/** Told by one person of themselves, and not by a company of its service. */
const OF_SENDER = /\bI(?:['\u2019](?:ve|m|d|ll))?\b/g;
const OF_SERVICE = /\b(?:customers?|deliver\w*|invoices?|orders?|prices?|we will|we['\u2019]ll|our (?:office|workshop|staff|team|new))\b/i;
const isNews = (prose: string): boolean => (prose.match(OF_SENDER) ?? []).length > 1 && !OF_SERVICE.test(prose) && !TAKES.test(prose);

/**
 * What a notice asks its reader to do, as `willDo`, with the day of a change as `changeDate`; `burden` if it takes
 * something from them, `ifProblem` if it asks whether it suits them, `news` if somebody tells of themselves, `business` from a supplier,
 * `seeksLeave` if a customer asks whether they may do something.
 */
export function readNotice(kind: EmailKind | null, prose: string): SellerFacts {
  const takes = splitProse(prose).some((sentence) => TAKES.test(sentence) && !TAKES_NOTHING.test(sentence) && !CONDITIONAL.test(sentence));
  const isOwn = kind === null || kind === 'customer' || kind === 'internal' || kind === 'personal';
  if (!isOwn) return { tags: takes ? ['burden'] : [], fields: [] };
  const willDo = readInstruction(prose, kind === 'customer');
  const changeDate = readChangeDate(prose);
  const tags = [
    takes && kind !== null && 'burden',
    IF_PROBLEM.test(prose) && !prose.includes('?') && 'ifProblem',
    kind !== 'customer' && isNews(prose) && 'news',
    kind === 'customer' && 'business',
    kind === 'customer' && SEEKS_LEAVE.test(lastQuestion(prose)) && 'seeksLeave',
  ].filter((tag) => tag !== false);
  return {
    tags,
    fields: [
      ...(willDo === null ? [] : [['willDo', willDo] as const]),
      ...(changeDate === null ? [] : [['changeDate', changeDate] as const]),
    ],
  };
}

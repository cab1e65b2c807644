import type { Role } from '../reader/roles.ts';
import type { Flaw } from './damage.ts';
import { isContentWord } from './lexicon.ts';
import { wantsToMeet } from '../signs/asks/listDemands.ts';
import { wishesForTime } from '../signs/asks/plainMeetingAsk.ts';
import { isFiller } from '../signs/prose/fillerSentences.ts';
import { isSideAsk, sellsBeside } from '../signs/asks/sideAsks.ts';
import { isHollow } from '../signs/prose/onlyPraises.ts';
import { isPraiseWord } from '../signs/prose/praiseWords.ts';
import { plainWords } from '../reading/text/plainWords.ts';
import { asksForRecords } from '../reading/phrases/demands.ts';
import { MONTH, WEEKDAY } from '../reading/text/timeWords.ts';

/** A sentence that an edit removed or rewrote, with the probability of each role. */
export type ChangedSentence = { text: string; chances: (role: Role) => number; isGone: boolean; saysNothing: boolean };

const plainOf = (text: string): string => plainWords(text).join(' ');

const ITEM = /^[ \t]*(?:[-*\u2022\u2013\u00b7\u2713\u2705]|\d{1,2}[.)])[ \t]+(?=\S)/u;
/** An item that keeps this share of its words is the same one, reworded. */
const ALIKE = 0.5;

type List = { head: string; items: readonly string[] };

/** Lists of items on lines of their own, each with the line above it. */
function listsOf(body: string): List[] {
  const lists: { head: string; items: string[] }[] = [];
  let [head, isOpen] = ['', false];
  for (const line of body.split('\n')) {
    if (line.trim() === '') continue;
    if (!ITEM.test(line)) [head, isOpen] = [line.trim(), false];
    else if (isOpen) lists.at(-1)?.items.push(line.replace(ITEM, ''));
    else {
      lists.push({ head, items: [line.replace(ITEM, '')] });
      isOpen = true;
    }
  }
  return lists;
}

/** Items of a list that lost some of them, or all of them and not the line that announces them. */
function findLostItems(before: string, after: string): Flaw[] {
  const lists = listsOf(before);
  if (lists.length === 0) return [];
  const lines = after.split('\n').map((line) => new Set(plainWords(line)));
  const text = plainOf(after);
  const isKept = (item: string): boolean => {
    const words = plainWords(item);
    return text.includes(plainOf(item)) || lines.some((line) => words.filter((word) => line.has(word)).length >= ALIKE * words.length);
  };
  return lists.flatMap(({ head, items }): Flaw[] => {
    const lost = items.filter((item) => !isKept(item) && !isFiller(item));
    const isAnnounced = head.endsWith(':') && text.includes(plainOf(head));
    return lost.length > 0 && (lost.length < items.length || isAnnounced) ? lost.map((item) => ({ kind: 'lost_item', text: item })) : [];
  });
}

/** Words after which a sentence lists what is sold or what belongs to it. */
const ANNOUNCES =
  /(?:\b(?:including|includes?|such as|offer(?:s|ing)?|provid(?:es?|ing)|do|does|sells?|suppl(?:y|ies)|cover(?:s|ing)?|hires?|rents?|stocks?|makes?|installs?|services?|repairs?|cleans?|builds?|prints?|delivers?|stock of|range of|everything from)\b(?! (?:you|not|it|so|this|that)\b)|:)\s+(?=\S)/giu;
/** Adjectives of one thing are no list: "an innovative, modern platform". */
const DESCRIBES = /^(?:an?|our|the) [^,]*,/iu;
const MEMBERS = /\s*,\s*(?:and |or )?|\s+(?:and|or|plus)\s+/u;
const [LEAST_MEMBERS, LONGEST_MEMBER] = [3, 6];

/** The members of lists within a sentence, "we do a, b and c", each by its last word: what comes before it may be reworded. */
function membersOf(sentence: string): string[] {
  return [...sentence.matchAll(ANNOUNCES)].flatMap(({ 0: { length }, index }) => {
    const rest = sentence.slice(index + length).replace(/\s[\u2013\u2014-]\s[^]*$|[.!?;][^]*$/u, '');
    const members = rest.split(MEMBERS).filter((member) => member.trim() !== '');
    const isList =
      !DESCRIBES.test(rest) &&
      rest.includes(',') &&
      members.length >= LEAST_MEMBERS &&
      members.every((member) => plainWords(member).length <= LONGEST_MEMBER);
    return isList ? members.flatMap((member) => plainWords(member).at(-1) ?? []) : [];
  });
}

const AMOUNT = /(?:[$\u20ac\u00a3]\s?\d[\d,.]*\d|[$\u20ac\u00a3]\s?\d)/gu;
const ANY_MONTH = String.raw`(?:${MONTH}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)`;
const DATE = new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${ANY_MONTH}\b|\b${ANY_MONTH} \d{1,2}\b`, 'gu');
const DAY = new RegExp(String.raw`\b${WEEKDAY}s?\b`, 'gu');
const NO_PLACE = new RegExp(String.raw`^(?:${ANY_MONTH}|${WEEKDAY}s?|Christmas|Easter|New|IT|HR)\b`, 'u');
const PLACE =
  /\b(?:in|near|across|around|at|from|of|covering|cover|covers|serving|serve|throughout|outside|between|to) (?<!\b(?:[Hh]ead|[Dd]irector|[Vv]ice [Pp]resident|VP|[Mm]anager|[Cc]hief) (?:of|for|at) )(?:the |all of (?:the )?|most of (?:the )?)?(\p{Lu}[\p{L}'\u2019-]+(?: (?:and |& )?\p{Lu}[\p{L}'\u2019-]+)*)/gu;
const ATTACHMENT = /\b(?:attach(?:ed|ment|ments|ing)?|enclosed?|enclosing)\b/giu;

/** Something given, however loudly: "2 free boxes this month, don't miss out". */
const GIVES = /\b\d+ free\b|\bhalf price\b|\d ?% off\b/giu;

const REQUESTS: readonly Role[] = ['ask_meeting', 'ask_interest', 'ask_referral'];
const SURELY = 0.5;
/** Whether a sentence asks for something, or wishes for a meeting, whoever the reader of roles takes it for. */
const isRequest = ({ text, chances }: Pick<ChangedSentence, 'text' | 'chances'>): boolean =>
  REQUESTS.some((role) => chances(role) >= SURELY) || wishesForTime(text) || wantsToMeet(text);

/** Facts that a sentence gives: prices, places, dates and what is attached. The times of a request go with the request. */
function factsOf(sentence: ChangedSentence): string[] {
  const { text } = sentence;
  // The papers and forms that a request is about go with it, too.
  const isForPapers = asksForRecords(text);
  const isAsking = isForPapers || isRequest(sentence);
  const places = [...text.matchAll(PLACE)].flatMap(([, name = '']) => (NO_PLACE.test(name) ? [] : [name]));
  return [
    ...(text.match(AMOUNT) ?? []),
    ...(text.match(DATE) ?? []),
    ...(isAsking ? [] : [...(text.match(DAY) ?? []), ...(text.match(GIVES) ?? [])]),
    ...places,
    ...(isForPapers ? [] : (text.match(ATTACHMENT) ?? [])),
  ];
}

/** What the reader is told to do: what comes after may take it for granted. */
const TELLS_TO_ACT =
  /^\W*(?:please |just |simply )?(?:click|tap|claim|register|sign up|download|redeem|enroll?)\b(?! now\b| (?:(?:here|below) )?to (?:book|schedule)\b)/iu;

const OFFERS = 0.6;
/** Fewer words only announce something. */
const LEAST_WORDS = 4;
/** Roles of sentences that ask, press or only praise: they may go although they also name what is sold. */
const NO_OFFER: readonly Role[] = [
  ...REQUESTS,
  'pressure',
  'opt_out',
  'resource',
  'question',
  'reproach',
  'insult',
  'threat',
  'problem',
  'proof',
];

/** "We are the leading provider of dock software": praise, but it says what is sold. */
const TRADE_OF =
  /\b(?:provider|supplier|maker|manufacturer|distributor|vendor|developer|seller|platform|marketplace|agency|company|experts?|specialists?|leaders?)s? (?:of|for|in) ([^.,;!?\n]{3,60})/iu;

/** What is sold, if only removed praise named it. */
function findLostTrade(before: string, after: string): Flaw[] {
  const left = new Set(plainWords(after));
  return before.split(/(?<=[.!?])\s+|\n+/).flatMap((sentence): Flaw[] => {
    const [found = '', thing] = TRADE_OF.exec(sentence) ?? [];
    // A sentence that only lost its praise still says what is sold.
    if (thing === undefined || after.includes(found.slice(0, found.length - thing.length))) return [];
    const words = plainWords(thing).filter(
      (word) =>
        word.length > 2 && isContentWord(word) && !isPraiseWord(word) && !/^(?:world|industry|market|country|field|area)$/.test(word),
    );
    return words.length > 0 && words.every((word) => !left.has(word)) ? [{ kind: 'lost_offer', text: thing }] : [];
  });
}

/** What an edit took out although readers need it: items of a list, what is sold, a price, a place, a date or an attachment. */
export function findContentDamage({
  before,
  after,
  changed,
}: {
  before: string;
  after: string;
  changed: readonly ChangedSentence[];
}): Flaw[] {
  const left = plainOf(after);
  const known = new Set(left.split(' '));
  const telling = changed.filter(({ text, saysNothing, isGone }) => !saysNothing && !(isGone && isHollow(text, after)));
  return [
    ...findLostItems(before, after),
    ...findLostTrade(before, after),
    ...telling.flatMap(({ text }) => (membersOf(text).some((member) => !known.has(member)) ? [{ kind: 'lost_item', text } as const] : [])),
    ...telling.flatMap((sentence) =>
      factsOf(sentence).flatMap((fact): Flaw[] => (left.includes(plainOf(fact)) ? [] : [{ kind: 'lost_fact', text: fact }])),
    ),
    ...telling.flatMap(({ text, isGone }): Flaw[] =>
      isGone && TELLS_TO_ACT.test(text) && !isSideAsk(text) ? [{ kind: 'lost_ask', text }] : [],
    ),
    ...telling.flatMap(({ text, chances, isGone }): Flaw[] =>
      isGone &&
      !sellsBeside(text) &&
      plainWords(text).length >= LEAST_WORDS &&
      !isRequest({ text, chances }) &&
      chances('offer') >= OFFERS &&
      !NO_OFFER.some((role) => chances(role) >= SURELY)
        ? [{ kind: 'lost_offer', text }]
        : [],
    ),
  ];
}

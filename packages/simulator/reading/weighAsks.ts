import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import type { Ask, AskStock } from './phrases/findAsks.ts';
import { asksToSend } from './phrases/asksToSend.ts';
import { asksForRecords } from './phrases/demands.ts';
import { findListedNeeds } from './phrases/listedNeeds.ts';
import { asksToAnswer, bringsThing, mayAskForTime, wantsDay } from './phrases/timeAsk.ts';
import { isFiller } from '../signs/prose/fillerSentences.ts';
import { strengthOf } from './strengthOf.ts';
import { rememberTest } from './text/remember.ts';
import { textOf } from './textOf.ts';

/** Something the body asks for: the listed phrase or the whole sentence, and how certain it is (above 0, at most 1). */
export type Request = { start: number; end: number; kind: AskStock; strength: number };

const ROLE_OF_ASK = { meetingAsk: 'ask_meeting', interestAsk: 'ask_interest', referralAsk: 'ask_referral' } as const satisfies Partial<
  Record<AskStock, Role>
>;

const READ_ASKS = (['meetingAsk', 'interestAsk', 'referralAsk'] as const).map((kind) => ({ kind, source: { role: ROLE_OF_ASK[kind] } }));
const isRead = (stock: AskStock): boolean => READ_ASKS.some(({ kind }) => kind === stock);

/** What a sentence asks for by its roles and the listed phrases in it. */
function listRead(reading: SentenceReading, listed: readonly Ask[]): Request[] {
  const found: Request[] = [];
  for (const { kind, source } of READ_ASKS) {
    const ask = listed.length === 0 ? undefined : listed.find(({ stock }) => stock === kind);
    const strength = strengthOf(reading, source, ask !== undefined);
    if (strength > 0) found.push({ start: ask?.start ?? reading.start, end: ask?.end ?? reading.end, kind, strength });
  }
  return found;
}

/** Asks whether to give up, not whether the reader is interested: "Should I close your file?" */
const OFFERS_TO_STOP =
  /\b(?:close|closing) (?:out )?(?:your|the|this) (?:file|case|ticket)\b|\b(?:should|shall|do you want me to) (?:I |we )?(?:stop|quit) (?:writing|e-?mailing|reaching out|contacting|following up)\b|\btake you off (?:my|our|the) list\b/iu;

const offersToStop = rememberTest(OFFERS_TO_STOP);

/** When the reader has time: "Please let me know what times work for you." */
const ASKS_WHEN =
  /\b(?:let (?:me|us) know|tell (?:me|us)|send (?:me|us)|share)\b[^.?!]{0,20}\b(?:what|which|some|any|a few|a couple of|one|two|three|four|\d) (?:\p{L}+ )?(?:times?|days?|dates?|slots?)\b[^.?!]{0,30}\b(?:works?|suits?|best|free|available|convenient)\b/iu;
export const asksWhen = rememberTest(ASKS_WHEN);

/** A call or a visit that is to be booked or is proposed, whatever else the sentence wants. */
const CALLS = String.raw`(?:calls?|meetings?|demos?|chats?|conversations?|consultations?|sessions?|walk-?throughs?|presentations?|appointments?)`;
const BOOKS = new RegExp(
  String.raw`\b(?:book|schedule|arrange|reserve|set up) (?:in )?(?:an?|your|our|the|some)\b[^.?!,;]{0,40}\b${CALLS}\b`,
  'iu',
);
const PROPOSES = new RegExp(
  String.raw`\b(?:I|we)(?:['\u2019]d| would|['\u2019]m| am| are)?(?: like to| hereby)? (?:propos(?:e|ing)|suggest(?:ing)?|request(?:ing)?|invite you to|looking to (?:arrange|schedule|set up|book))(?: that we have| we have| having)? (?:an?|our)\b[^.?!,;]{0,40}\b${CALLS}\b`,
  'iu',
);
const books = rememberTest(BOOKS);
const proposesCall = rememberTest(PROPOSES);

/** A place on a round or in a book, which takes no conversation: "Can I put you on for this Thursday or next?" */
const TAKES_ORDER = new RegExp(
  String.raw`^(?:so,? |and )?(?:can|could|shall|should|may) (?:I|we) (?:just )?(?:put|pencil|pop|slot|add|book|sign|fit) (?:you|(?-i:\p{Lu})[\p{L}\d&.'\u2019 -]{0,40}?) (?:on|in|down|up)\b(?![^?]*\b(?:${CALLS}|coffee|minutes?|mins?|visit|talk|speak|meet)\b)[^?]*\?$`,
  'iu',
);
export const takesOrder = rememberTest(TAKES_ORDER);

/** An order behind an arrow, as in a flyer: "-> Book now". */
const POINTS =
  /^\s*(?:[-=~]+>|>{1,3}|[\u2192\u21d2\u27a1\u279c\u25ba\u25b6\u00bb\u261e\u{1f449}]\ufe0f?)\s*(?:please |now |just )?(?:call|ring|phone|text|whatsapp|visit|follow|like|share|forward|pass|tell|book|reserve|order|buy|shop|reply|click|tap|sign up|register|subscribe|join|download|scan|watch|check out|browse|grab|claim|get in touch|come|send|email|message|ask|refer|rate|review)\b/iu;
const points = rememberTest(POINTS);

const SURE = 0.5;

/**
 * What one sentence asks for: time or interest, whichever is more certain, and a referral. "Could we print that for you?" asks for no time, so it
 * asks about interest.
 */
function weighSentence(reading: SentenceReading, listed: readonly Ask[], text: string): Request[] {
  const found = listRead(reading, listed).map((request): Request => {
    if (request.kind === 'interestAsk' && (offersToStop(text) || asksForRecords(text) || isFiller(text)))
      return { ...request, kind: 'actionAsk' };
    if (request.kind === 'interestAsk' && asksWhen(text)) return { ...request, kind: 'meetingAsk' };
    if (request.kind !== 'meetingAsk') return request;
    return (asksToAnswer(text) && !books(text)) || wantsDay(text.trim())
      ? { ...request, kind: 'actionAsk' }
      : (mayAskForTime(text) || asksWhen(text)) && !bringsThing(text.trim()) && !takesOrder(text.trim())
        ? request
        : { ...request, kind: 'interestAsk' };
  });
  if (found.every(({ strength }) => strength < SURE)) {
    const { start, end } = reading;
    if (proposesCall(text)) return [{ start, end, kind: 'meetingAsk', strength: 1 }];
    // "Please send us your bills for the last two years" asks for something, whether or not it is read as a question.
    if (asksForRecords(text) || (asksToSend(text) && chanceOf(reading, 'opt_out') < SURE) || points(text))
      return [{ start, end, kind: 'actionAsk', strength: 1 }];
  }
  if (found.length < 2) return found;
  const [first, second] = found.filter(({ kind }) => kind === 'interestAsk');
  if (first !== undefined && second !== undefined) {
    const weaker = first.strength < second.strength ? first : second;
    return found.filter((request) => request !== weaker);
  }
  const time = found.find(({ kind }) => kind === 'meetingAsk');
  const interest = found.find(({ kind }) => kind === 'interestAsk');
  if (time === undefined || interest === undefined) return found;
  const isTime = chanceOf(reading, 'ask_meeting') >= chanceOf(reading, 'ask_interest');
  return found.filter((request) => request !== (isTime ? interest : time));
}

/** What a body asks for, in order: the asks found by listed phrases, and those found by the roles of sentences. */
export function weighAsks(listed: readonly Ask[], readings: readonly SentenceReading[], body: { raw: string }): Request[] {
  const byWords = listed.filter(({ stock }) => !isRead(stock));
  const others = byWords.map(({ start, end, stock }): Request => ({ start, end, kind: stock, strength: 1 }));
  const read = readings.flatMap((reading) =>
    weighSentence(
      reading,
      listed.length === 0 ? listed : listed.filter(({ start }) => start >= reading.start && start < reading.end),
      textOf(body, reading),
    ),
  );
  const all = [...others.filter((one) => !read.some(({ start, end }) => one.start >= start && one.start < end)), ...read].toSorted(
    (one, other) => one.start - other.start,
  );
  if (all.some(({ strength }) => strength >= SURE)) return all;
  // A list of what the sender needs is a request, however it is worded.
  const needs = findListedNeeds(body.raw)
    .slice(0, 1)
    .map(({ start, end }): Request => ({ start, end, kind: 'actionAsk', strength: 1 }));
  return [...all, ...needs].toSorted((one, other) => one.start - other.start);
}

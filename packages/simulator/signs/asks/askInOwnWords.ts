import { leansBack } from '../../damage/lexicon.ts';
import { removeWhole } from '../../edits/textOps.ts';
import { decideKind } from '../../kind/decideKind.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { DAY_ALONE, TIME_CHOICE } from './lightRequest.ts';
import { needsMeeting, REFERS_TO_MEETING } from './ofMeeting.ts';
import { isWorthTime, ownQuestion, questionOfPromise } from './ownQuestion.ts';
import { asksTimeOutright, isPlainMeetingAsk, wishesForTime } from './plainMeetingAsk.ts';
import { purposeOf } from './purposeOf.ts';
import { replaceAsk } from './replaceAsk.ts';
import { questionAfterThing, questionOfThing } from './thingAtHand.ts';

/** Guests, candidates and respondents are asked for their time, and nothing is worth a look to them. */
const KINDS: readonly (string | null)[] = ['sales', 'follow_up', 'partnership'];

/** Asks for time, whatever is to be done in it: "Could I spend an hour on the floor with whoever runs it?" */
const FOR_TIME =
  /\b(?:minutes?|mins?|hours?|call|chat|demo|meeting|meet|visit|(?:come|stop|drop|pop|swing) (?:by|in|over|round))\b[^?]*\?$/iu;
/** A quoted line, or one of a list. */
const MARKED = /^[>*\u2022\u2013\u00b7-]/u;
const FACT = /[$\u20ac\u00a3%]|\d{3,}/u;
/** Another time, or a day alone. */
const isTimeAlone = (text: string): boolean => DAY_ALONE.test(text) || TIME_CHOICE.test(text);
/** Whether a time suits: "Would next Weds at 10 suit?" */
const SUITS =
  /^(?:would|does|is|how about|what about|will|could|can)\b[^?]{0,40}\b(?:(?:mon|tues?|weds?|thur?s?|fri)(?:\p{L}*day)?|week|tomorrow|month)\b[^?]{0,30}\?$/iu;
const asksTime = (text: string): boolean =>
  (text.endsWith('?') && asksTimeOutright(text)) ||
  wishesForTime(text) ||
  isTimeAlone(text) ||
  (SUITS.test(text) && /\b(?:work|suit|ok|okay|good|all right|convenient)\b/i.test(text));

/** Whether nothing but a meeting is asked for, whatever it is to show. */
const isOnlyTime = (text: string): boolean => isPlainMeetingAsk(text.replace(purposeOf(text)?.clause ?? '', '')) || isWorthTime(text);

type Found = { question: string; gone: readonly BodySentence[] };

/** The first request for time that has a question of its own, with what goes for it. */
function findOwn({ body: { raw }, lead: { company } }: EmailDraft, all: readonly BodySentence[]): Found | undefined {
  const texts = all.map(({ start, end }) => raw.slice(start, end).trim());
  for (const [at, request] of all.entries()) {
    const text = texts[at] ?? '';
    if (at === 0 || MARKED.test(text)) continue;
    const isAsked = all.some(({ isQuestion }, other) => isQuestion && other > 0 && other !== at && !asksTime(texts[other] ?? ''));
    const isTime = !FACT.test(text) && (FOR_TIME.test(text) || asksTime(text));
    for (const promise of isTime ? [all[at + 1], all[at - 1]] : []) {
      const written = promise === undefined || promise === all[0] ? undefined : raw.slice(promise.start, promise.end);
      const question =
        written === undefined ? undefined : (questionOfPromise(written) ?? (isOnlyTime(text) ? questionOfThing(written) : undefined));
      if (promise !== undefined && question !== undefined) return { question, gone: [request, promise] };
    }
    const after = isTime && at > 1 && isOnlyTime(text) ? questionAfterThing(texts[at - 1] ?? '', company) : undefined;
    if (after !== undefined) return { question: after, gone: [request] };
    const own = ownQuestion(text, isAsked);
    if (own !== undefined) return { question: own, gone: [request] };
  }
  return undefined;
}

/**
 * The body with the question that a request for time means in its own words, or in those of the sentence beside it, which then goes. Undefined
 * if there is none, or if another sentence would hang in the air.
 */
export function askInOwnWords(draft: EmailDraft, all: readonly BodySentence[]): string | undefined {
  const { raw } = draft.body;
  const { company } = draft.lead;
  if (draft.language !== 'en' || !KINDS.includes(decideKind(draft))) return undefined;
  const found = findOwn(draft, all);
  const [request] = found?.gone ?? [];
  if (found === undefined || request === undefined) return undefined;
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  if (!found.question.endsWith('?')) return replaceAsk(raw, [request], { ...request, by: found.question });
  const left = all.filter((one) => !found.gone.includes(one));
  const isServing = (one: BodySentence): boolean =>
    !FACT.test(textOf(one)) &&
    ((isTimeAlone(textOf(one)) && one.start > request.start) ||
      (asksTime(textOf(one)) && isPlainMeetingAsk(textOf(one), '')) ||
      (one.start > request.start && !one.isQuestion && needsMeeting(textOf(one)) && isPlainMeetingAsk(textOf(one), '')));
  const serving = left.filter(isServing);
  const kept = left.filter((one) => !serving.includes(one));
  const hangs = (one: BodySentence): boolean =>
    asksTime(textOf(one)) || (one.start > request.start && (needsMeeting(textOf(one)) || REFERS_TO_MEETING.test(textOf(one))));
  if (kept.some(hangs)) return undefined;
  const place = [...found.gone].toSorted((one, other) => one.start - other.start)[0] ?? request;
  const next = kept.find(({ start }) => start > place.start);
  // Another question beside it would make two.
  const before = kept.findLast(({ start }) => start < place.start);
  if (next?.isQuestion === true || before?.isQuestion === true || (next !== undefined && leansBack(textOf(next)))) return undefined;
  const others = [...found.gone, ...serving].filter((one) => one !== place);
  const at = company === null ? '' : ` at ${company}`;
  const isLost = at !== '' && textOf(request).includes(at) && !kept.some((one) => textOf(one).includes(company ?? ''));
  const isPlace = isLost && !found.question.includes(company ?? '') && found.gone.length > 1;
  return replaceAsk(raw, [place, ...others], { ...place, by: isPlace ? found.question.replace('?', `${at}?`) : found.question });
}

/** Asks whether the reader needs what is offered: "Do you need any cover for the summer?" */
const NEEDS =
  /^(?:(?:[Ss]o|[Aa]nd),? )?(?:[Dd]o|[Dd]oes|[Ww]ould|[Ii]s|[Aa]re) (?:you|your \p{L}+|\p{Lu}[\p{L}&.' -]{1,40}) (?:currently |still |ever )?(?:need|want|looking (?:for|to)|looking at|interested in|in need of|short of|open to|considering|thinking (?:of|about)|planning)\b[^?]*\?$/u;
const GOES_ON = /^(?:if|then|so|because|we (?:do|can)\b(?! \p{L})|and|but|or)\b/iu;

/**
 * The body without a request for time and with the question whether the reader needs the offer in its place, if the email asks that before. That
 * question stays where it is if it cannot move. Undefined if there is none.
 */
export function askNeedAgain(
  { body: { raw } }: EmailDraft,
  all: readonly BodySentence[],
  gone: readonly BodySentence[],
): string | undefined {
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const [first, ...others] = gone;
  const at = all.findIndex((one) => NEEDS.test(textOf(one)));
  const [need, next] = [all[at], all[at + 1]];
  if (first === undefined || need === undefined || next === undefined || need.start > first.start || gone.includes(need)) return undefined;
  const text = textOf(need);
  if (next === first || gone.includes(next)) return removeWhole(raw, gone);
  if (at === 0 || leansBack(text) || leansBack(textOf(next)) || GOES_ON.test(textOf(next))) return removeWhole(raw, gone);
  return replaceAsk(raw, [first, need, ...others], { ...first, by: text });
}

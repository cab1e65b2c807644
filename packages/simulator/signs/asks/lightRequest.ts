import { proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { decideKind } from '../../kind/decideKind.ts';
import { bringsThing } from '../../reading/phrases/timeAsk.ts';
import { WEEKDAY } from '../../reading/text/timeWords.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import { isPlainMeetingAsk, isTimeForWork } from './plainMeetingAsk.ts';
import { whatSenderDoes } from './purposeOf.ts';

/** Asks whether it helps the reader, or for something pleasant and short. */
const LIGHT =
  /\b(?:would|might|could|will) (?:it|that|this) (?:\w+ )?(?:help|be (?:\w+ )?(?:useful|helpful|of use|handy))\b|\b(?:tasting|taste|samples?)\b|\b(?:see|look at|try|taste|hold) (?:it|one|them|the \p{L}+)(?: (?:yourself|in person|running|at work|on site))?\s*\?/iu;
/** A drink together, which is pleasant, or the thing that is sold. */
const DRINK = /(?<!\bvirtual )\b(?:coffee|cup of tea|pint)\b/iu;
const PRICE = /[$\u20ac\u00a3]\s?\d/u;
const OFFERS = 0.5;
/** Whether a request is for a drink, and not only another word for a meeting about what the email sells at a price. */
function isForDrink(draft: EmailDraft, { start, end }: { start: number; end: number }): boolean {
  const { raw } = draft.body;
  const text = raw.slice(start, end);
  if (!DRINK.test(text)) return false;
  // Partners and candidates get to know each other first.
  const isOffered =
    decideKind(draft) === 'sales' &&
    draft.readings.some(
      (reading) => reading.end <= start && PRICE.test(raw.slice(reading.start, reading.end)) && chanceOf(reading, 'offer') >= OFFERS,
    );
  return !isOffered || !isPlainMeetingAsk(text) || DRINK.test(raw.replace(text, ' '));
}
/** What the writer wants to show or bring in person. */
const SHOWS =
  /\b(?:I|we)\b[^.!?\n]{0,60}\b(?:let you (?:taste|try|see|feel|touch|smell)|(?:bring|drop(?: off)?|leave) (?:you )?(?:with you )?(?:an? |some |the |two |three |\d+ )?(?:\p{L}+ )?(?:samples?|bottles?|loaf|loaves|box(?:es)?|one (?:off|by)))\b/iu;
/** A visit, and work that takes one. */
const VISITS =
  /\b(?:stop|come|drop|pop|swing|(?<!\b(?:a|the|short|quick|brief|phone|video|intro) )call|nip) (?:by|in|over|round|out)\b|\bvisit\b/i;
const WORKS_THERE =
  /\b(?:I|we)\b[^.!?\n]{0,30}\b(?:measure|survey|inspect|photograph|sample|test|count|weigh|scan|take (?:\p{L}+ ){0,2}(?:measurements?|photos?|readings?|samples?))\b/iu;
/** An invitation to something. */
const INVITES = /\b(?:invit\w+|join us|come (?:and|to|along|by)|visit us)\b/i;
/** A letter in which somebody only introduces themselves: nothing in it can be worth a look. */
const INTRODUCES = /\bto introduce (?:myself|ourselves)\b/i;
/** A line of links: "Book a demo: https://...". */
const LINK_LINE = /^[^\n:]{2,40}:[ \t]*(?:https?:\/\/|www\.)\S+[ \t]*$/i;

/** A day in a question of its own after the request: "When are you free? Monday?". */
export const DAY_ALONE = new RegExp(String.raw`^(?:on )?${WEEKDAY}(?: (?:morning|afternoon|evening))?\?$|^(?:today|tomorrow)\?$`, 'i');

const DAY = String.raw`(?:${WEEKDAY}s?|today|tomorrow|tonight)`;
const DAY_PART = String.raw`(?:(?:in |on )?the )?(?:mornings?|afternoons?|evenings?|(?:next|this|the following) week|before (?:the )?(?:lunch|noon)|after (?:the )?(?:lunch|noon|work))`;
/** A question that only offers other times for the request before it: "Or is Friday better?", "Morning or afternoon?". */
export const TIME_CHOICE = new RegExp(
  String.raw`^(?:(?:or|maybe|perhaps|say|otherwise),? )?(?:(?:how|what) about |is |are |would |does |do you prefer )?(?:on )?(?:${DAY}|${DAY_PART}|\d{1,2}(?::\d\d)? ?(?:[ap]m)?)(?:,? (?:or|and|at|in|on|the|a|would|be|is|works?|suits?|better|ok|okay|good|easier|fine|you|for|rather|then|${DAY}|${DAY_PART}|\d{1,2}(?::\d\d)? ?(?:[ap]m)?))*\?$`,
  'iu',
);

/** Whether a request is one of several lines that each have a link. */
export function isInLinkBlock(raw: string, at: number): boolean {
  const lines = raw.split('\n');
  const index = raw.slice(0, at).split('\n').length - 1;
  const isLinkLine = (line: string | undefined) => line !== undefined && LINK_LINE.test(line.trim());
  return isLinkLine(lines[index]) && (isLinkLine(lines[index - 1]) || isLinkLine(lines[index + 1]));
}

/**
 * Whether a request for time is better left as it is: it is easy to answer, offers something to see or taste, only ends a letter of
 * introduction, goes on with days in questions of their own, is for goods or work, or is one of several links.
 */
export function isLightRequest(draft: EmailDraft, request: { start: number; end: number; isQuestion: boolean }): boolean {
  const { raw } = draft.body;
  const textOf = ({ start, end }: { start: number; end: number }): string => raw.slice(start, end);
  if (LIGHT.test(textOf(request)) || isForDrink(draft, request) || bringsThing(textOf(request).trim()) || isInLinkBlock(raw, request.start))
    return true;
  const sentences = proseSentences(draft);
  const next = sentences.find(({ start }) => start > request.start);
  if (next !== undefined && DAY_ALONE.test(textOf(next).trim())) return true;
  const others = sentences.map(textOf);
  // What the sender would do there is asked about instead.
  if (request.isQuestion && whatSenderDoes(textOf(request)) !== undefined) return false;
  if (isTimeForWork(textOf(request), others)) return true;
  if (VISITS.test(textOf(request)) && others.some((text) => WORKS_THERE.test(text))) return true;
  // The days of an invitation: "I would love to invite you to a tasting. Are you free on Thursday?"
  const previous = sentences.findLast(({ end }) => end <= request.start);
  if (previous !== undefined && INVITES.test(textOf(previous)) && (LIGHT.test(textOf(previous)) || DRINK.test(textOf(previous))))
    return true;
  return others.some((text) => SHOWS.test(text)) || (!request.isQuestion && others.some((text) => INTRODUCES.test(text)));
}

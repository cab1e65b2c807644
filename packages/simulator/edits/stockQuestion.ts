import type { Email } from '../lead.ts';
import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import { EMAIL_KINDS, type EmailKind } from '../reader/kinds.ts';
import { toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import { proseSentences } from './textOps.ts';

/** A question that only refers to the text before it. */
const STOCK = /\bIs this (?:worth a look|of interest)\b[^?\n]*\?/g;

/** From these probabilities on, a sentence offers something, with what it brings, and an email certainly sells or reminds. */
const [OFFERS, SELLS] = [0.65, 0.7];

/** A gift for an answer: "this" would refer to the gift. */
export const GIFT = /\b(?:gift (?:card|voucher|certificate)|(?:amazon|starbucks) (?:card|voucher))s?\b/i;
/** A line that the sender still has to write, or another tool's placeholder; the list fills double braces. */
const UNFILLED = /\[[^\]\n]{3,80}\](?!\()|%[A-Za-z_ ]{2,30}%|<<[^<>\n]{1,40}>>|(?<!\{)\{[A-Za-z][^{}\n]{0,40}\}(?!\})/;
const LIST_LINE = /^[ \t]*(?:[-*\u2022\u2013\u00b7]|\d{1,2}[.)]|[a-c][.)])[ \t]*\S/mu;

/** A further offer: "this" would refer to it. */
const ALSO =
  /\b(?:I|we)(?:['\u2019]ll| can| could| will)? also\b|(?<!\b(?:am|are|is|was|were) )\b(?:also|in addition|besides|on top of that|as well)\b[^.!?]*\b(?:I|we|our)\b/i;

const stockQuestions = (text: string): string[] => text.match(STOCK) ?? [];

type Span = { start: number; end: number };

/** The paragraphs of a text. */
function paragraphsOf(text: string): Span[] {
  let at = 0;
  return text.split(/(\n[ \t]*\n\s*)/).flatMap((part, index): Span[] => {
    const span = { start: at, end: at + part.length };
    at = span.end;
    return index % 2 === 1 || part.trim() === '' ? [] : [span];
  });
}

/** Asks for somebody else, if the reader is the wrong one. */
const ASKS_FOR_OTHER =
  /^(?:and |or )?if (?:you(?:['\u2019]re| are)(?: not|n['\u2019]t)?|(?:this|it)(?:['\u2019]s| is)(?: not|n['\u2019]t)?) [^.?!]*\b(?:who|point me|whoever|direct me|forward)\b[^.?!]*\?$/iu;

/** Whether "this" in a question has something to refer to, and no other question is near it. */
function pointsAtOffer(draft: EmailDraft, at: number): boolean {
  const { raw } = draft.body;
  const textOf = ({ start, end }: Span): string => raw.slice(start, end);
  const paragraphs = paragraphsOf(raw);
  const own = paragraphs.findIndex(({ start, end }) => start <= at && at < end);
  const [here, above] = [paragraphs[own], paragraphs[own - 1]];
  if (here === undefined) return false;
  const near = above === undefined ? [here] : [above, here];
  if (LIST_LINE.test(textOf(here)) || near.some((span) => UNFILLED.test(textOf(span)))) return false;
  const sentences = proseSentences(draft);
  const place = sentences.findIndex(({ start, end }) => start <= at && at < end);
  const isBeside = sentences.some(
    ({ start, end, isQuestion }, index) =>
      index !== place &&
      isQuestion &&
      !(index > place && ASKS_FOR_OTHER.test(textOf({ start, end }).trim())) &&
      (Math.abs(index - place) === 1 || (start >= here.start && end <= here.end)),
  );
  if (isBeside) return false;
  const from = near[0]?.start ?? 0;
  const before = draft.readings.filter((reading) => reading.start >= from && reading.start < at);
  return before.some((reading) => offersIn(reading) >= OFFERS) && isOfOffer(draft, before.at(-1));
}

/** How the offer is had: its price, its notice, whether there is room. */
const IS_TERM =
  /^(?:(?:I|we)(?:['\u2019]ve| have)(?: got)? (?:room|space|capacity) for\b|(?:there(?:['\u2019]s| is) )?no (?:long |minimum |set-?up |annual |fixed |long-term |up-?front )*(?:contracts?|terms?|minimums?|fees?|tie-?ins?|deposits?|costs?|charges?|commitments?)\b|(?:our |the )?(?:fees?|prices?|pricing|costs?) (?:is|are|starts?|runs?|comes?)\b|we (?:only )?charge\b|cancel (?:any ?time|whenever)\b|(?:\d+|thirty|sixty|ninety|one|a|two|three) (?:days?|weeks?|months?)['\u2019]?s? notice\b)[^?]*[.]$/iu;

/** Whether the last sentence before a question is about the offer: what it is, what it brings or who uses it, and no further one. */
function isOfOffer({ body: { raw } }: EmailDraft, last: SentenceReading | undefined): boolean {
  if (last === undefined || ALSO.test(raw.slice(last.start, last.end))) return false;
  if (IS_TERM.test(raw.slice(last.start, last.end).trim())) return true;
  return offersIn(last) + chanceOf(last, 'proof') >= MAY_OFFER;
}

/** Kinds of email whose request for time is no request to buy. */
const SELLS_NOTHING: readonly EmailKind[] = EMAIL_KINDS.filter(
  (kind) => !['sales', 'follow_up', 'partnership', 'advert', 'link_building', 'scam'].includes(kind),
);
/** From this probability on, a sentence probably offers something. */
const MAY_OFFER = 0.5;
const offersIn = (reading: SentenceReading): number => chanceOf(reading, 'offer') + chanceOf(reading, 'benefit');

/**
 * Whether a question about more than the sentence next to it, "Would you like to know more?", may take the place of sentences that go: the
 * email offers something before it, or surely sells, and no other question stands next to it.
 */
export function mayAskMore(draft: EmailDraft, gone: readonly { start: number }[]): boolean {
  const [first] = gone;
  if (first === undefined || GIFT.test(draft.body.raw)) return false;
  const isGone = ({ start }: { start: number }) => start !== first.start && gone.some((one) => one.start === start);
  const left = proseSentences(draft).filter((one) => !isGone(one));
  const at = left.findIndex(({ start }) => start === first.start);
  const above = left[at - 1];
  if ([above, left[at + 1]].some((one) => one?.isQuestion === true)) return false;
  if (above !== undefined && ALSO.test(draft.body.raw.slice(above.start, above.end))) return false;
  const isOther =
    EMAIL_KINDS.reduce((sum, one, index) => sum + (SELLS_NOTHING.includes(one) ? (draft.kind[index] ?? 0) : 0), 0) >= MAY_OFFER;
  const isOffered = draft.readings.some((reading) => reading.start < first.start && offersIn(reading) >= MAY_OFFER);
  return !isOther && (isOffered || (at >= LEAST_BEFORE && chanceOfSale(draft) >= SURELY_SELLS));
}
/** A price; a figure of what others earned or saved is none. */
const PRICE = /[$\u20ac\u00a3] ?\d/u;
/**
 * Whether the `question` if the reader would like to know more may be asked, too: near the offer, and where its price is told only if it names the
 * reader's company, because then it asks how it would work there.
 */
export function mayAskToKnow(draft: EmailDraft, gone: readonly { start: number }[], question: string): boolean {
  const [first] = gone;
  if (first === undefined || !mayAskMore(draft, gone)) return false;
  const { raw } = draft.body;
  const { company } = draft.lead;
  const isNamed = company !== null && company !== '' && question.includes(company);
  const isPriced = draft.readings.some(
    (reading) => chanceOf(reading, 'proof') < MAY_OFFER && PRICE.test(raw.slice(reading.start, reading.end)),
  );
  if (isPriced && !isNamed) return false;
  const before = draft.readings.filter(({ start }) => start < first.start && !gone.some((one) => one.start === start));
  return before.slice(-NEAR).some((reading) => isOfOffer(draft, reading));
}
const NEAR = 2;
/** An email that so surely sells has said what about, in so many sentences before its request, however vaguely. */
const [SURELY_SELLS, LEAST_BEFORE] = [0.85, 2];

const chanceOfSale = ({ kind }: EmailDraft): number =>
  EMAIL_KINDS.reduce((sum, one, index) => sum + (one === 'sales' || one === 'follow_up' ? (kind[index] ?? 0) : 0), 0);

/** Whether the email certainly sells, or reminds the reader of one that does: by its kind, or because a sentence surely offers something. */
function sells(draft: EmailDraft): boolean {
  const chance = chanceOfSale(draft);
  return chance >= SELLS || (chance >= LIKELY && draft.readings.some((reading) => chanceOf(reading, 'offer') >= SURELY_OFFERS));
}
const [LIKELY, SURELY_OFFERS] = [0.5, 0.9];

/**
 * Whether an edit may keep the stock question it wrote: "this" must refer to an offer directly before it, the email must clearly sell, and
 * no other question, list, gift or open line may be next to it. True if it wrote none.
 */
export function mayAskStock(before: EmailDraft, after: Email): boolean {
  const known = stockQuestions(before.lead.email.body);
  const [written] = stockQuestions(after.body).filter((question) => !known.includes(question));
  if (written === undefined) return true;
  if (!sells(before) || GIFT.test(before.body.raw)) return false;
  return pointsAtOffer(toEmailDraft({ ...before.lead, email: after }, before.context), after.body.indexOf(written));
}

import type { Role } from '../reader/roles.ts';
import { isBookingLink } from '../reading/links/isBookingLink.ts';
import { offersForAnswer } from '../signs/asks/sideAsks.ts';
import { findContentDamage } from './contentDamage.ts';
import type { DamageKind, Flaw } from './damage.ts';
import { ASKS, findLostIntroduction, findLostRequest } from './lostIntroduction.ts';
import { HAS, PRESSES, readBody, saysNothing, STILL_HAS, type ReadBody, type ReadSentence } from './readBody.ts';
import { strongestRequest } from './strongestRequest.ts';

/** A part also counts as gone if less than this share of its probability is left. */
const LEAST_LEFT = 0.45;
/** A sentence that keeps at least this share of its words is the same one, reworded. */
const ALIKE = 0.5;
/** An email that only lost sentences keeps at least this share of its words. */
const LEAST_KEPT = 0.4;
/** With fewer words, a share of them means little. */
const LONG = 25;

function isReworded(one: ReadSentence, other: ReadSentence): boolean {
  const [short, long] = one.words.length < other.words.length ? [one.words, other.words] : [other.words, one.words];
  const known = new Set(long);
  return short.length > 0 && short.filter((word) => known.has(word)).length / short.length >= ALIKE;
}

/** How many sentences before and after its place are searched for a reworded sentence. The limit keeps the time proportional to the text. */
const MOST_APART = 50;

/** The sentences of one body that the other contains neither word for word nor reworded. */
function withoutSame({ sentences }: ReadBody, { sentences: others }: ReadBody): ReadSentence[] {
  const known = new Set(others.map(({ key }) => key));
  return sentences.filter(
    (one, index) =>
      !known.has(one.key) && !others.slice(Math.max(0, index - MOST_APART), index + MOST_APART).some((other) => isReworded(one, other)),
  );
}

/** Questions that a reader may answer: "Sounds too good to be true?" is none. */
const ANSWERED: readonly Role[] = [...ASKS, 'question'];

const likeliest = ({ sentences }: ReadBody, roles: readonly Role[]): number =>
  Math.max(0, ...sentences.flatMap(({ chances }) => roles.map(chances)));
/** What an email must keep once it has it: without its offer, its proof or its opt-out it is a different email. */
const CORE: readonly (readonly [DamageKind, readonly Role[]])[] = [
  ['lost_offer', ['offer']],
  ['lost_offer', ['offer', 'benefit']],
  ['lost_proof', ['proof']],
  ['lost_opt_out', ['opt_out']],
];

/** With fewer words, it is an exclamation that says nothing about the offer. */
const LEAST_OFFER_WORDS = 4;

/** Whether a question was written that was not there before. */
function asksAnew(before: ReadBody, after: ReadBody): boolean {
  const known = new Set(before.sentences.map(({ key }) => key));
  return after.sentences.some(({ key, isQuestion }) => isQuestion && !known.has(key));
}

/** Whether a question about the reader, or what they get for an answer, is left that does not only open the email. */
const asksReader = ({ sentences }: ReadBody): boolean =>
  sentences.slice(1).some(({ text, isQuestion, chances }) => (isQuestion && chances('question') >= HAS) || offersForAnswer(text));

function findLostParts(before: ReadBody, after: ReadBody): Flaw[] {
  const kept = new Set(after.sentences.map(({ key }) => key));
  // A sentence that stays may read differently among fewer others: nothing is lost that no removed sentence said.
  const gone = { ...before, sentences: before.sentences.filter(({ key }) => !kept.has(key)) };
  const worded = { ...before, sentences: before.sentences.filter(({ words }) => words.length >= LEAST_OFFER_WORDS) };
  // A question that may or may not offer something does not count as an offer.
  const told = { ...after, sentences: after.sentences.filter(({ isQuestion, chances }) => !isQuestion || chances('offer') >= HAS) };
  const flaws = CORE.filter(([kind, roles]) => {
    const chance = likeliest(kind === 'lost_offer' ? worded : before, roles);
    const left = likeliest(kind === 'lost_offer' ? told : after, roles);
    return chance >= HAS && left < Math.max(STILL_HAS, LEAST_LEFT * chance) && likeliest(gone, roles) >= STILL_HAS;
  }).map(([kind, roles]): Flaw => ({ kind, text: roles.join(' ') }));
  const { raw } = before.draft.body;
  const losesRequest = before.draft.requests.some(
    ({ start, end, strength }) =>
      strength >= STILL_HAS && gone.sentences.some(({ text }) => !PRESSES.test(text) && text.includes(raw.slice(start, end).trim())),
  );
  const isMute =
    losesRequest &&
    strongestRequest(before, HAS) >= HAS &&
    strongestRequest(after, HAS) < STILL_HAS &&
    !asksAnew(before, after) &&
    !asksReader(after);
  return isMute ? [...flaws, { kind: 'lost_ask', text: before.sentences.at(-1)?.text ?? '' }] : flaws;
}

/** Words that refer to something said before. */
const POINTING =
  /\b(?:it|it's|they|they're|them|he|she|him|both|ones|neither|also|(?:done|do|does|did|like|with|of|for|at|about|on|all|not) (?:this|that|these|those|so)|such)\b|\b(?:this|that|these|those) (?:offer|deal|price|discount|sale|promotion|rate|slot|spot|place|trial|guarantee)s?\b|\bthe (?:above|latter|former)\b|^(?:so|but|and|or|this|that|these|those|which|instead|also|then|that's|still|yet|however|alternatively|otherwise|for example)\b/i;

/** "IT" in capitals is the trade, not the pronoun. */
const pointsBack = (text: string): boolean => POINTING.test(text.replace(/\bIT\b/g, ''));

/** Asks that refer to the whole email. */
const IDIOM =
  /^would you like to see how it works\?$|^(?:is|would|does|might|could) (?:it|this|that) (?:be |make |sound |something )?(?:worth|sense|useful|helpful|interesting|relevant|of interest|you)\b/i;

/** An answer to the question before it. */
const ANSWERS =
  /^\W*(?:yes|no|nope|yep|sure|think again|not any ?more|(?:it|they|you|we)(?:['\u2019]\p{L}+| \p{L}+)(?: not|n['\u2019]t)?)\W*$/iu;

/** Sentences that refer to something, and whose preceding sentence is gone. */
function findOrphans(before: ReadBody, after: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  const kept = new Set(after.sentences.map(({ key }) => key));
  return before.sentences.flatMap((sentence, index): Flaw[] => {
    const above = before.sentences[index - 1];
    if (above?.isQuestion === true && gone.has(above) && kept.has(sentence.key) && ANSWERS.test(sentence.text))
      return [{ kind: 'orphan', text: sentence.text }];
    // A reference to a removed sentence breaks only if that sentence said something: "Ana!!" does not.
    return above !== undefined &&
      gone.has(above) &&
      above.words.length > 1 &&
      !saysNothing(above.text) &&
      kept.has(sentence.key) &&
      pointsBack(sentence.text) &&
      !IDIOM.test(sentence.text)
      ? [{ kind: 'orphan', text: sentence.text }]
      : [];
  });
}

/** Sentences that make sense only after a request: an alternative to it, or the question whether it suits. */
const AFTER_REQUEST =
  /^or\b[^?]*\?$|^(?:would|does|do|will|is|are|could|can) (?:this|that|it|these|those|either|both|(?:one|any|either) of (?:these|those|them))\b[^?]{0,40}\b(?:suit|suits|work for you|works for you|work better|convenient|easier|possible|too (?:early|late|soon))\b[^?]{0,30}\?$/i;

/** How far above such a sentence its request may be. */
const MOST_BETWEEN = 3;

/** What leans on the request before it: "Please advise", "You can also call me". */
const LEANS =
  /^(?:please |kindly )?advise\b[^?]{0,60}$|^(?:(?:you|we|I)(?: can| could| may|['\u2019]ll| will)? also|also,?|please also|alternatively,?)\b[^?]{0,80}\b(?:call|ring|phone|text|e-?mail|reply|reach|visit|find|message|send|fill|book|confirm)\b/iu;

/** Such sentences whose request is gone, even if other sentences are between them. */
function findLooseEnds(before: ReadBody, after: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  const kept = new Set(after.sentences.map(({ key }) => key));
  return before.sentences.flatMap((sentence, index): Flaw[] => {
    if (!(AFTER_REQUEST.test(sentence.text) || LEANS.test(sentence.text)) || !kept.has(sentence.key)) return [];
    const request = before.sentences
      .slice(Math.max(0, index - MOST_BETWEEN), index)
      .findLast(({ isQuestion, chances }) => isQuestion || chances('ask_meeting') >= HAS);
    return request !== undefined && gone.has(request) ? [{ kind: 'orphan', text: sentence.text }] : [];
  });
}

const OPENS: readonly Role[] = ['question', 'problem', 'observation', 'reference'];

const FAULTS: readonly Role[] = ['reproach', 'insult', 'threat', 'pressure', 'apology'];

/** The sentence that gives the reader a reason to read on, if nothing took its place. */
function findLostOpening({ sentences }: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  // What comes after the first ask is not an opening.
  const ask = sentences.findIndex(({ chances }) => ASKS.some((role) => chances(role) >= HAS));
  const opening = (ask < 0 ? sentences : sentences.slice(0, ask)).find(
    ({ text, chances }) =>
      !/^also\b/i.test(text) &&
      !saysNothing(text) &&
      OPENS.some((role) => chances(role) >= HAS) &&
      !FAULTS.some((role) => chances(role) >= STILL_HAS),
  );
  return opening !== undefined && gone.has(opening) ? [{ kind: 'lost_opening', text: opening.text }] : [];
}

const OF_SENDER = /\b(?:we|we're|our|i|i'm|my|us)\b/i;
const NO_OFFER: readonly Role[] = [...FAULTS, 'opt_out', 'ask_interest', 'ask_meeting', 'ask_referral', 'sign_off', 'thanks', 'resource'];

/** The last sentence that says what the sender does, in any wording. Without it, the reader cannot tell what the ask is about. */
function findLostSender(after: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  if (likeliest(after, ['offer', 'benefit', 'introduction', 'proof']) >= STILL_HAS) return [];
  const lost = [...gone].find(({ text, chances }) => OF_SENDER.test(text) && !NO_OFFER.some((role) => chances(role) >= STILL_HAS));
  return lost === undefined ? [] : [{ kind: 'lost_offer', text: lost.text }];
}

const ITEM_NUMBER = /^[ \t]*(\d{1,2})[.)][ \t]/gm;
const numbersOf = (body: string): number[] => [...body.matchAll(ITEM_NUMBER)].map(([, number]) => Number(number));
const isCounted = (body: string, first: number | undefined): boolean =>
  numbersOf(body).every((number, index) => number === (first ?? 1) + index);

/** A sentence that says how to answer: "Just reply to this email." */
const TELLS_TO_REPLY = /(?:^|[.!?]\s+)[ \t]*(?:please |just |simply )*(?:reply|respond) (?:to|with)\b/imu;

/**
 * Whether an edit lost something the email says: its offer, ask, proof, opening or links, or what a sentence refers to. It uses the roles of sentences, so
 * it works only for English without markup.
 */
export function findMeaningDamage(before: string, after: string): Flaw[] {
  if (/<\/?[a-z][^<>]*>/i.test(before)) return [];
  const flaws: Flaw[] =
    isCounted(before, numbersOf(before)[0]) && !isCounted(after, numbersOf(before)[0])
      ? [{ kind: 'empty_list', text: after } satisfies Flaw]
      : [];
  const [old, edited] = [readBody(before), readBody(after)];
  const isBooking = ({ draft }: ReadBody, link: { target: string; start: number }) => isBookingLink(draft.body.visible, link);
  const linksOf = (read: ReadBody) => read.draft.body.links.filter((one) => !isBooking(read, one));
  const [link] = linksOf(old);
  const booking = old.draft.body.links.find((one) => isBooking(old, one));
  const isBookable =
    edited.draft.body.links.some((one) => isBooking(edited, one)) ||
    asksAnew(old, edited) ||
    TELLS_TO_REPLY.test(after) ||
    edited.sentences.some(({ isQuestion, chances }) => isQuestion && ANSWERED.some((role) => chances(role) >= STILL_HAS));
  // Without a question that a reader would answer, the booking link is the request.
  if (booking !== undefined && !isBookable) flaws.push({ kind: 'lost_link', text: booking.target });
  if (link !== undefined && linksOf(edited).length === 0) flaws.push({ kind: 'lost_link', text: link.target });
  if (old.sentences.length === 0) return flaws;
  const gone = new Set(withoutSame(old, edited));
  const kept = new Set(edited.sentences.map(({ key }) => key));
  const changed = old.sentences
    .filter(({ key }) => !kept.has(key))
    .map((one) => ({ ...one, isGone: gone.has(one), saysNothing: saysNothing(one.text) }));
  flaws.push(...findContentDamage({ before, after, changed }));
  if (gone.size === 0) return flaws;
  flaws.push(...findLostParts(old, edited), ...findOrphans(old, edited, gone), ...findLooseEnds(old, edited, gone));
  flaws.push(...findLostIntroduction(old, edited, gone), ...findLostRequest(old, edited, gone));
  const isOnlyCut = withoutSame(edited, old).length === 0;
  if (!isOnlyCut) return flaws;
  flaws.push(...findLostOpening(old, gone), ...findLostSender(edited, gone));
  if (old.wordCount >= LONG && edited.wordCount < LEAST_KEPT * old.wordCount) flaws.push({ kind: 'too_little', text: after });
  return flaws;
}

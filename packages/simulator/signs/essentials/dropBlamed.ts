import type { DamageKind } from '../../damage/damage.ts';
import { isUndamaged } from '../../edits/safety.ts';
import { capitalise, hasMarkup, removeWhole } from '../../edits/textOps.ts';
import { toSingular } from '../../fit/mail/offerWords.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import { emailOf } from '../../edits/edit.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { isBeyondCuts, judgeSentences, presses, type Judged } from './blamed.ts';
import { isContinuation } from './goesOn.ts';
import { comesIn } from '../prose/fillerSentences.ts';
import { countTold } from './tellsSomething.ts';

/** Damage that a cut of blamed sentences does on purpose: it says less, and opens with what is left. */
export const MAY_DROP: readonly DamageKind[] = ['too_little', 'lost_opening', 'lost_variable', 'orphan', 'torn_signature'];

/** So many sentences are an email still. */
const LEAST_LEFT = 2;
/** A sentence that names so many things says what is offered. */
const LEAST_TOLD = 2;
/** From this probability on, a sentence may be the only one that offers something; and another one surely offers it, too. */
const [MAY_OFFER, OFFERS] = [0.3, 0.5];

/** Kinds of email that sell something; broken English makes a seller look like a swindler. */
const SELLING: readonly EmailKind[] = ['sales', 'follow_up', 'partnership', 'link_building', 'advert', 'scam'];
const MOSTLY = 0.5;
const sells = ({ kind }: EmailDraft): boolean => SELLING.reduce((sum, one) => sum + chanceOfKind(kind, one), 0) >= MOSTLY;

/** "It takes ten seconds to reply": "it" is what comes after. */
const SAYS_EFFORT = /^it (?:takes|costs|is|would be) [^.!?]{2,40} to \p{Ll}/iu;
/** Points at something that was named, unless the sentence itself names something first: "If you have a job, send it over". */
const POINTS = /\b(?:its?|they|them|their|he|him|she|her|these|those|both)\b/iu;
const NAMES_FIRST = /\b(?:an?|the|your|our|my|each|every|any|some) \p{L}/iu;
/** Points at something, wherever it stands: "Shall I put something in?" */
const POINTS_ALWAYS =
  /\b(?:ones?(?= (?:of|in|to|for|on|by|at|over|with|from|and|or|today|next)\b|[.,?!])|such|something|anything|that one|do that|do so|than that)\b/iu;
function pointsBack(text: string): boolean {
  const at = text.search(POINTS);
  return POINTS_ALWAYS.test(text) || (at >= 0 && !NAMES_FIRST.test(text.slice(0, at)));
}
/** A thing that the reader has heard of: "the gears", "those people". */
const HEARD_OF = /\b(?:the|that|this|these|those|such|both|its|their) ((?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+)/giu;

const LEAST_LETTERS = 4;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS).map((word) => toSingular(word));

/** Whether a later sentence speaks of something as known that only the first sentence names. */
function speaksOf(later: string, one: Judged, others: string): boolean {
  const known = new Set(stemsOf(others));
  const named = new Set(stemsOf(one.text).filter((stem) => !known.has(stem)));
  return [...later.matchAll(HEARD_OF)].some(([, thing = '']) => stemsOf(thing).some((stem) => named.has(stem)));
}

/** What introduces nothing that a sentence behind it could point at. */
const NAMES_NOTHING: readonly Judged['blame'][] = ['empty', 'again', 'presses', 'hostile'];
const LINKS = /^(?:so|and|but|then)\b/iu;

/** "That's why we built Rota": the reason may go, and what was built stays. */
const IS_WHY =
  /^(?:that(?:['\u2019]s| is)|this is|which is)(?: exactly| precisely)? why (?=(?:we|I)(?:['\u2019]ve| have)? (?:built|created|developed|designed|made|started|founded|launched|offer|provide|run)\b)/iu;

/** Whether what is left below a sentence makes no sense without it. */
function isLeantOn(draft: EmailDraft, one: Judged, left: readonly Judged[]): boolean {
  const below = left.filter(({ start }) => start > one.start);
  const above = [draft.subject.visible, ...left.filter(({ start }) => start < one.start).map(({ text }) => text)].join('\n');
  const [next] = below;
  const isNothing = NAMES_NOTHING.includes(one.blame);
  // "So" in a paragraph of its own goes on with the email, and not with a reproach.
  const isApart = isNothing && next !== undefined && draft.body.raw.slice(one.end, next.start).includes('\n') && LINKS.test(next.text);
  const isReason = one.blame !== undefined && next !== undefined && IS_WHY.test(next.text);
  if (next !== undefined && !isApart && !isReason && !SAYS_EFFORT.test(next.text) && isContinuation(next.text)) return true;
  if (next !== undefined && !isNothing && pointsBack(next.text)) return true;
  return below.some(({ text }) => speaksOf(text, one, above));
}

/** A name inside a sentence, and one before what it is. */
const NAME = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}[\p{L}\d&'\u2019-]+/gu;
const NAME_OR_SUBJECT =
  /(?<=[\p{Ll},] )(?!I\b)\p{Lu}[\p{L}\d&'\u2019-]+|^(?!(?:You|We|They|This|That|It|Our|Your|Every\p{Ll}+|Nobody)\b)\p{Lu}[\p{L}\d&'\u2019-]+(?= (?:is|are|has|have|offers?|helps?|provides?)\b)/gu;
/** Whether a sentence alone says who writes or what is offered. */
function isOnlyTeller({ text, offers, blame }: Judged, left: readonly Judged[], rest: string): boolean {
  // A wish names nobody but its reader: "Greetings of the Day!"
  if (blame === 'empty') {
    const seller = comesIn(text);
    return seller !== undefined && !rest.includes(seller);
  }
  const names = text.match(blame === 'boasts' ? NAME_OR_SUBJECT : NAME) ?? [];
  if (names.some((name) => !rest.includes(name))) return true;
  if (blame !== 'boasts' && blame !== 'flatters') return false;
  return offers >= MAY_OFFER && !left.some((one) => one.offers >= OFFERS) && countTold(text, rest) >= LEAST_TOLD;
}

/** What a thing does for people, by a study that nobody names: "Research has shown that plants lower stress." */
const STUDIED =
  /\b(?:studies|research|statistics)\b[^.?!]*\b(?:reduc|lower|improv|increas|rais|cut|sav|eas|prevent|doubl|halv|speed|boost)\p{L}*/iu;
/** Whether a sentence says what is gained by what other sentences name. */
function tellsGain({ text }: Judged, left: readonly Judged[]): boolean {
  const named = new Set(left.flatMap((one) => stemsOf(one.text)));
  return STUDIED.test(text) && stemsOf(text).some((stem) => stem.length > LEAST_LETTERS && named.has(stem));
}

/** The blamed sentences that can go, none of which anything left needs. */
function chooseGone(draft: EmailDraft, judged: readonly Judged[]): Judged[] {
  const { raw } = draft.body;
  let gone = judged.filter(({ blame }) => blame !== undefined);
  for (;;) {
    const left = judged.filter((one) => !gone.includes(one));
    const rest = removeWhole(raw, gone);
    const needed = gone.filter(
      (one) => isLeantOn(draft, one, left) || tellsGain(one, left) || isOnlyTeller(one, left, `${draft.subject.raw}\n${rest}`),
    );
    if (needed.length === 0) return gone;
    gone = gone.filter((one) => !needed.includes(one));
  }
}

/**
 * The body without the sentences that are certainly empty, boast, press, blame or repeat; every other sentence stays as it is. Null if nothing
 * can go, or so much that no cut mends it.
 */
export function dropBlamed(draft: EmailDraft): string | null {
  if (draft.language !== 'en' || hasMarkup(draft) || !sells(draft) || isBeyondCuts(draft)) return null;
  const judged = judgeSentences(draft);
  const email = emailOf(draft);
  const write = (cuts: readonly Judged[]): string =>
    judged.reduce(
      (body, { text }, index) => (cuts.some((one) => one === judged[index - 1]) ? body.replace(text, () => withoutWhy(text)) : body),
      removeWhole(draft.body.raw, cuts),
    );
  const isSound = (cuts: readonly Judged[]): boolean => isUndamaged(email, { ...email, body: write(cuts) }, MAY_DROP);
  const chosen = chooseGone(draft, judged);
  let gone: readonly Judged[] = chosen;
  if (!isSound(chosen)) {
    gone = [];
    for (const one of chosen) if (isSound([...gone, one])) gone = [...gone, one];
  }
  // The reader's company stays named if other sentences can go, but not for the sake of praise.
  const { company } = draft.lead;
  const isLost = company !== null && draft.body.raw.includes(company) && !write(gone).includes(company);
  const others = isLost ? gone.filter(({ text, blame }) => !text.includes(company) || blame === 'flatters') : gone;
  if (others.length > 0 && isSound(others)) gone = others;
  if (judged.length - gone.length < LEAST_LEFT) return null;
  const body = withoutPressingPostscript(write(gone));
  return body === draft.body.raw ? null : body;
}

/** A postscript of one line at the end. */
const POSTSCRIPT = /\n\s*p\.?\s?s\.?[ \t]*[:,\u2013-]?[ \t]*(\S[^\n]*)\s*$/iu;
/** The body without a postscript that only presses. */
function withoutPressingPostscript(body: string): string {
  const said = POSTSCRIPT.exec(body)?.[1];
  const parts = said?.split(/(?<=[.!?])\s+/u) ?? [];
  return parts.length > 0 && parts.every(presses) ? body.replace(POSTSCRIPT, '') : body;
}

const withoutWhy = (text: string): string => (IS_WHY.test(text) ? capitalise(text.replace(IS_WHY, '')) : text);

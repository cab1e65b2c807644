import { phraseReader } from '../../reading/featureReader.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { capitalise, proseSentences, removeWhole, replaceRanges, touches, type Cut } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { isWrongArticle } from '../../damage/lexicon.ts';
import { asksReader } from '../asks/askReaders.ts';

/** Praise before a noun: the sentence works without it. */
const ADJECTIVE =
  /^(?:revolutionary|groundbreaking|ground breaking|amazing|incredible|unbelievable|extraordinary|phenomenal|unmatched|unparalleled|unrivall?ed|unprecedented|world[- ]class|best[- ]in[- ]class|industry[- ]leading|market[- ]leading|award[- ]winning|cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]gen(?:eration)?|end[- ]to[- ]end|all[- ]in[- ]one|innovative|robust|seamless|seamlessly|frictionless|scalable|holistic|turnkey|disruptive|synergistic|actionable|impactful|bespoke|effortlessly|data[- ]driven|ai[- ]powered|ai[- ]driven|game[- ]changing|massive|huge)$/i;

/** A rank before the name of a trade, "a leading provider": the trade is enough. */
const RANK =
  /^(?:(?:world['\u2019]?s?|industry['\u2019]?s?|market)[- ])?(?:leading|premier|foremost|top|trusted|number one|#1)(?=[ -](?:\p{L}+ ){0,3}(?:provider|supplier|maker|manufacturer|distributor|vendor|agency|company|firm|platform|brand)s?\b)/iu;

const ANY_RANK = new RegExp(String.raw`(?<=\b(?:an?|the|our) )${RANK.source.slice(1)}`, 'giu');
const RANK_LOOKED_ON = 40;

/** Whether a word is praise that a noun does not need. */
export const isPraiseWord = (word: string): boolean => ADJECTIVE.test(word.trim());

/** Followed by nothing, or by a noun that says nothing alone. */
const NO_NOUN =
  /^(?:(?:solution|platform|tool|product|software|service|company|way|experience|partner)s?[.!?\n]|(?:week|weekend|day|approach|approaches|view|views|perspective|attitude|method|mindset|manner|morning|afternoon|evening|time|year|start|summer|spring|winter|fall|autumn|holiday|christmas|job|work|quality|standards?|service)\b|(?:and|or|but|for|in|at|of|to|with|by|from|on|as|that|which|is|are|enough|than)\b)/i;
/** Characters before a word that tell whether it starts a sentence or follows an article; a limit, so that many words stay quick to check. */
const LOOKED_BACK = 20;
const LIST_JOINT = /^(?:,\s+and\s+|,\s*|\s+and\s+)/;

/** Runs of praise in a sentence, with their joining words: "robust and scalable", "award-winning, innovative". */
function findPraise(raw: string, spans: readonly Span[]): Cut[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = runs.at(-1);
    if (last !== undefined && LIST_JOINT.exec(raw.slice(last.end, start))?.[0].length === start - last.end) last.end = end;
    else runs.push({ start, end });
  }
  return runs.flatMap(({ start, end }) => toCut(raw, start, end) ?? []);
}

const ADVERB = /\b(?:absolutely|truly|really|incredibly|extremely|simply|totally|completely|highly|quite)[ \t]+$/iu;

/** The cut of a run of praise before its noun, with the preceding article corrected; none if no noun follows. */
function toCut(raw: string, praise: number, end: number): Cut | undefined {
  const from = Math.max(0, praise - LOOKED_BACK);
  // An adverb goes with its adjective: "our absolutely amazing team".
  const start = praise - (ADVERB.exec(raw.slice(from, praise))?.[0].length ?? 0);
  const before = raw.slice(from, start);
  const gap = /^[ \t]+(?=\p{L})/u.exec(raw.slice(end))?.[0];
  const noun = gap === undefined ? '' : raw.slice(end + gap.length);
  if (
    gap === undefined ||
    NO_NOUN.test(noun) ||
    /(?:,|\band|\bor|\bbut|\bis|\bare|\bso|\bvery|\bmost|\bmore|\bfirst|\bonly|\b(?:fast|larg|bigg|small|cheap)est|['\u2019]s)\s+$/i.test(
      before,
    )
  )
    return undefined;
  // "the leading provider" is one of several without its rank.
  const isRank = RANK.test(raw.slice(start, start + RANK_LOOKED_ON));
  const article = (isRank ? /\b(an?|the)\s+$/i : /\b(an?)\s+$/i).exec(before);
  const word = /^\S+/.exec(noun)?.[0].replace(/[.,;:!?]+$/, '') ?? '';
  if (article !== null) {
    const letter = /^(?:A|T)/.test(article[0]) ? 'A' : 'a';
    return { start: from + article.index, end: end + gap.length, by: `${isWrongArticle('a', word) ? `${letter}n` : letter} ` };
  }
  const isFirst = /(?:^|[.!?]\s+|\n\s*)$/.test(before);
  return { start, end: end + gap.length + (isFirst ? word.length : 0), by: isFirst ? capitalise(word) : '' };
}

/** A sentence with the offer stays, however loud. */
const isOffer = ({ readings }: EmailDraft, { start, end }: { start: number; end: number }): boolean =>
  readings.some((reading) => reading.start < end && start < reading.end && chanceOf(reading, 'offer') >= 0.3);

/** Whether a phrase is praise that its noun does not need, alone or before the name of a trade. */
const isPraise = (raw: string, { start, end }: Span): boolean =>
  isPraiseWord(raw.slice(start, end)) || RANK.test(raw.slice(start, end + RANK_LOOKED_ON));

/** Of "leading provider", only the rank is praise. */
function toRank(raw: string, span: Span): Span {
  const rank = isPraiseWord(raw.slice(span.start, span.end)) ? null : RANK.exec(raw.slice(span.start, span.end + RANK_LOOKED_ON));
  return rank === null ? span : { ...span, end: span.start + rank[0].length };
}

const HELP: Readonly<Record<string, string>> = { empower: 'help', empowers: 'helps', empowering: 'helping' };
/** "Empowering teams to plan" is helping them; a participle has no such word. */
const EMPOWERS = /\bempower(?:s|ing)?(?= (?:your|our|their|the|\p{L}{3,})\b)/giu;

/** Quality that anybody claims, at the end of a sentence. */
const OF_QUALITY =
  / with (?:the )?(?:world[- ]class|excellent|outstanding|best|high(?:est)?|top|superior|premium|great|unmatched|exceptional) (?:quality|service|standards?)(?=[.!])/giu;

/** Removes only words of praise before their nouns, and says plainly that somebody is helped; every sentence stays. */
export function dropPraise(draft: EmailDraft) {
  const cut = cutPraise(draft);
  const plain = cut.body.replace(OF_QUALITY, '').replace(EMPOWERS, (written) => {
    const by = HELP[written.toLowerCase()] ?? written;
    return /^\p{Lu}/u.test(written) ? capitalise(by) : by;
  });
  return { ...cut, body: plain };
}

function cutPraise(draft: EmailDraft) {
  const { raw } = draft.body;
  const ranks = [...raw.matchAll(ANY_RANK)].map(({ 0: { length }, index }): Span => ({ part: 'body', start: index, end: index + length }));
  const found = [...phraseReader('hype').find(draft), ...phraseReader('buzzword').find(draft)];
  const spans = [...found.filter((span) => !touches(span, ranks)), ...ranks]
    .toSorted((one, other) => one.start - other.start)
    .filter((span) => isPraise(raw, span) && span.start >= draft.prose.start && span.end <= draft.prose.end);
  const cuts = findPraise(
    raw,
    spans.map((span) => toRank(raw, span)),
  );
  return cuts.length === 0 ? emailOf(draft) : withBody(draft, replaceRanges(raw, cuts));
}

/** Removes praise from its sentence; other hype is removed with its sentence if enough remains. */
export function dropHype(draft: EmailDraft) {
  const spans = [...phraseReader('hype').find(draft), ...phraseReader('buzzword').find(draft)].toSorted(
    (one, other) => one.start - other.start,
  );
  const { raw } = draft.body;
  const isAdjective = (span: Span) => isPraise(raw, span);
  const loud = spans.filter((span) => !isAdjective(span));
  const asks = asksReader.find(draft);
  const sentences = proseSentences(draft);
  const gone = sentences.filter((sentence) => touches(sentence, loud) && !touches(sentence, asks) && !isOffer(draft, sentence));
  const cuts = findPraise(
    raw,
    spans.filter(isAdjective).map((span) => toRank(raw, span)),
  );
  const isEnough = sentences.length - gone.length >= 2;
  const changed = isEnough ? cuts.filter((cut) => !touches(cut, gone)) : cuts;
  if (changed.length === 0 && (!isEnough || gone.length === 0)) return emailOf(draft);
  // Whole sentences first, from the end, so that earlier offsets stay valid.
  return withBody(draft, isEnough ? cutBoth(raw, gone, changed) : replaceRanges(raw, changed));
}

function cutBoth(raw: string, gone: readonly Cut[], changed: readonly Cut[]): string {
  let text = raw;
  for (const cut of [...gone.map((one) => ({ ...one, isWhole: true })), ...changed.map((one) => ({ ...one, isWhole: false }))].toSorted(
    (one, other) => other.start - one.start,
  ))
    text = cut.isWhole ? removeWhole(text, [cut]) : replaceRanges(text, [cut]);
  return text;
}

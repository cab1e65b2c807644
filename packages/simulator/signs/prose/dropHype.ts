import { phraseReader } from '../../reading/featureReader.ts';
import { withBody } from '../../edits/edit.ts';
import { dropOrphans } from '../../edits/dropOrphans.ts';
import { isUndamaged } from '../../edits/safety.ts';
import { capitalise, proseSentences, replaceRanges, touches, type Cut } from '../../edits/textOps.ts';
import type { Email } from '../../lead.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { isMention } from '../../reading/phrases/isMention.ts';
import type { Span } from '../../reading/span.ts';
import { isWrongArticle } from '../../damage/lexicon.ts';
import { cutSentences } from './cutSentences.ts';
import { nameThing } from './nameThing.ts';
import { isHollow, isOnlyPraise } from './onlyPraises.ts';
import { PLAIN_VERBS, SYNONYM } from './plainVerbs.ts';
import { isPraiseWord } from './praiseWords.ts';

/** A rank before the name of a trade, "a leading provider": the trade is enough. */
const RANK =
  /^(?:(?:world['\u2019]?s?|industry['\u2019]?s?|market)[- ])?(?:leading|premier|foremost|best|top(?:[- ]rated)?|hottest|finest|trusted|most (?:trusted|reliable|experienced)|world[- ]class|best[- ]in[- ]class|number one|no\. ?1|#1)(?=[ -](?:[\p{L}-]+ ){0,4}(?:provider|supplier|maker|manufacturer|distributor|dealer|vendor|agency|company|firm|platform|brand|contractor|specialist|consultanc(?:y|ie)|studio|practice)s?\b)/iu;

/** Whom a rank stands before, as several: "packaging suppliers". */
const TRADES =
  /^(?:[\p{L}-]+ ){0,3}?(?:provider|supplier|maker|manufacturer|distributor|dealer|vendor|firm|platform|brand|contractor|specialist)s\b/iu;
const ANY_RANK = new RegExp(String.raw`(?<=\b(?:an?|the|our) )${RANK.source.slice(1)}`, 'giu');
const RANK_LOOKED_ON = 40;

/** Followed by nothing, or by a noun that says nothing alone. */
const NO_NOUN =
  /^(?:(?:solution|platform|tool|product|software|service|company|way|experience|partner)s?[.!?\n]|(?:week|weekend|day|approach|approaches|view|views|perspective|attitude|method|mindset|manner|morning|afternoon|evening|time|year|start|summer|spring|winter|fall|autumn|holiday|christmas|job|work|quality|standards?|service|culture|(?:\p{L}+ )?(?:experience|environment|future))\b|(?:and|or|but|for|in|at|of|to|with|by|from|on|as|that|which|is|are|enough|than)\b)/iu;
/** Characters before a word that tell whether it starts a sentence or follows an article; a limit, so that many words stay quick to check. */
const LOOKED_BACK = 40;
const LIST_JOINT = /^(?:,\s+and\s+|,\s*|\s+and\s+|[ \t]+)/;

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

/** After the first thing of a list that another word announces. */
const LISTED = /\b(?:including|includes|such as|offers?|provides?|features) [^.!?:]*\p{L}s?,\s+(?:and\s+)?$/iu;
const LIST_LOOKED_BACK = 160;

const BEHIND_ADJECTIVE = /\b(?:an?|the|our|your|my|their|this)\s+[\p{L}-]+(,\s+)$/iu;

/** The cut of a run of praise before its noun, with the preceding article corrected; none if no noun follows. */
function toCut(raw: string, praise: number, end: number): Cut | undefined {
  const from = Math.max(0, praise - LOOKED_BACK);
  // An adverb goes with its adjective: "our absolutely amazing team".
  const first = praise - (ADVERB.exec(raw.slice(from, praise))?.[0].length ?? 0);
  // "A quiet, amazing fan": the comma goes with the praise.
  const comma = BEHIND_ADJECTIVE.exec(raw.slice(from, first))?.[1] ?? '';
  const start = first - comma.length;
  const before = raw.slice(from, start);
  if (comma !== '') return /^[ \t]+(?!(?:and|or|but)\b)\p{L}/u.test(raw.slice(end)) ? { start, end, by: '' } : undefined;
  const gap = /^[ \t]+(?=\p{L})/u.exec(raw.slice(end))?.[0];
  const noun = gap === undefined ? '' : raw.slice(end + gap.length);
  // "The best party you have ever seen": without its rank, the rest means nothing.
  if (OF_ALL.test(noun)) return undefined;
  // One of the things that are listed: "analytics, seamless integrations and support".
  const isListed = LISTED.test(raw.slice(Math.max(0, start - LIST_LOOKED_BACK), start));
  if (
    gap === undefined ||
    NO_NOUN.test(noun) ||
    (!isListed &&
      /(?:,|\band|\bor|\bbut|\bis|\bare|\bso|\bvery|\bmost|\bmore|\bfirst|\bonly|\b(?:fast|larg|bigg|small|cheap)est|['\u2019]s)\s+$/i.test(
        before,
      ))
  )
    return undefined;
  const oneOf = /\bone of the\s+$/i.exec(before);
  if (oneOf !== null) {
    // "One of the leading providers" is a provider.
    const trade = TRADES.exec(noun)?.[0];
    const by = trade === undefined ? '' : `${isWrongArticle('a', trade) ? 'an' : 'a'} ${trade.replace(/s$/, '')}`;
    const isCapital = oneOf[0].startsWith('O');
    return trade === undefined
      ? undefined
      : { start: from + oneOf.index, end: end + gap.length + trade.length, by: isCapital ? capitalise(by) : by };
  }
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

const OF_ALL = /^[^.!?\n]{0,60}\bever\b/i;

/** A sentence that tells what is sold, why or with what result stays, however loud. */
const TELLS: readonly Role[] = ['offer', 'benefit', 'problem', 'proof', 'observation'];
const tells = ({ readings }: EmailDraft, { start, end }: { start: number; end: number }): boolean =>
  readings.some((reading) => reading.start < end && start < reading.end && TELLS.some((role) => chanceOf(reading, role) >= 0.3));

/** Whether a phrase is praise that its noun does not need, alone or before the name of a trade. */
const isPraise = (raw: string, { start, end }: Span): boolean =>
  isPraiseWord(raw.slice(start, end)) || RANK.test(raw.slice(start, end + RANK_LOOKED_ON));

/** Of "leading provider", only the rank is praise. */
function toRank(raw: string, span: Span): Span {
  const rank = isPraiseWord(raw.slice(span.start, span.end)) ? null : RANK.exec(raw.slice(span.start, span.end + RANK_LOOKED_ON));
  return rank === null ? span : { ...span, end: span.start + rank[0].length };
}

/** Quality that anybody claims, at the end of a sentence. */
const OF_QUALITY =
  / with (?:an? (?:(?:strong|long|solid|excellent|proven|great|impressive) )*track record(?: (?:of|in|for) [^.,!?\d:;]{3,60}(?:, [^.,!?\d:;]{3,40})?)?|(?:the|an?|our) (?:[\p{L}-]+ )?commitment to (?:excellence|quality|service|detail|customer satisfaction|our customers)|(?:the )?(?:world[- ]class|excellent|outstanding|best|high(?:est)?|top|superior|premium|great|unmatched|exceptional) (?:quality|service|standards?))(?=[.!])/giu;

/** Buzzwords behind a sentence that is whole without them. */
const BEHIND = / (?:end[- ]to[- ]end|at scale|effortlessly|seamlessly)(?=[.!])/giu;

/** What the body is blamed for: hype and buzzwords, except quoted or negated ones. */
const findBlamed = (draft: EmailDraft): Span[] =>
  [...phraseReader('hype').find(draft), ...phraseReader('buzzword').find(draft)]
    .filter((span) => !isMention(draft.body.raw, span))
    .toSorted((one, other) => one.start - other.start);

const matchesOf = (raw: string, pattern: RegExp): Span[] =>
  [...raw.matchAll(pattern)].map(({ 0: { length }, index }): Span => ({ part: 'body', start: index, end: index + length }));

/** What makes each sentence plain. A sentence in which as much of what is blamed would have to stay is left as it is, unless it loses a rank. */
function listPlainer(draft: EmailDraft): Cut[][] {
  const { raw } = draft.body;
  const blamed = findBlamed(draft);
  const ranks = matchesOf(raw, ANY_RANK);
  const praised = [...blamed.filter((span) => isPraise(raw, span) && !touches(span, ranks)), ...ranks]
    .toSorted((one, other) => one.start - other.start)
    .map((span) => toRank(raw, span));
  const verbs = PLAIN_VERBS.flatMap(([pattern, by]) =>
    matchesOf(raw, pattern).map((span): Cut => ({
      ...span,
      by: span.start === 0 || /[\n.!?]\s*$/.test(raw.slice(0, span.start)) ? capitalise(by) : by,
    })),
  );
  const cuts: Cut[] = [...findPraise(raw, praised), ...matchesOf(raw, OF_QUALITY), ...matchesOf(raw, BEHIND), ...verbs];
  return proseSentences(draft).flatMap((sentence): Cut[][] => {
    const own = cuts.filter((cut) => cut.start >= sentence.start && cut.end <= sentence.end);
    const inIt = blamed.filter((span) => touches(sentence, [span]));
    const stays = inIt.filter((span) => !own.some((cut) => cut.start < span.end && span.start < cut.end));
    const isMended = own.some(({ start, end }) => !SYNONYM.test(raw.slice(start, end)));
    return !isMended || (stays.length > 0 && 2 * stays.length >= inIt.length && !touches(sentence, ranks)) ? [] : [own];
  });
}

const again = (draft: EmailDraft, email: Email): EmailDraft => toEmailDraft({ ...draft.lead, email }, draft.context);

/** The email with plain words in each sentence that has hype and is whole without. */
function writePlainly(draft: EmailDraft): Email {
  const { email } = draft.lead;
  const write = (cuts: readonly (readonly Cut[])[]): Email => withBody(draft, replaceRanges(draft.body.raw, cuts.flat()));
  return write(
    listPlainer(draft).reduce<Cut[][]>((kept, cuts) => (isUndamaged(email, write([...kept, cuts])) ? [...kept, cuts] : kept), []),
  );
}

/** Neighboring sentences that only praise: they go together or stay together. */
function listPraiseRuns(draft: EmailDraft): Span[][] {
  const runs: Span[][] = [];
  let isOpen = false;
  const sentences = proseSentences(draft).map(({ start, end }) => ({ start, end, text: draft.body.raw.slice(start, end) }));
  const loud = sentences.filter(({ text }) => isOnlyPraise(text) || isHollow(text, draft.subject.raw));
  const rest = [draft.subject.raw, ...sentences.filter((one) => !loud.includes(one)).map(({ text }) => text)].join('\n');
  for (const { start, end, text } of sentences) {
    const isPraised = isOnlyPraise(text) || isHollow(text, rest.replace(text, ''));
    if (isPraised && !isOpen) runs.push([]);
    if (isPraised) runs.at(-1)?.push({ part: 'body', start, end });
    isOpen = isPraised;
  }
  return runs;
}

/** The email without sentences that only praise, and without those that lean on them; without some of them if not all can go. */
function withoutOnlyPraise(draft: EmailDraft): Email {
  const { email } = draft.lead;
  const cut = (runs: readonly Span[][]): Email => nameThing(draft, runs, cutSentences(draft, runs.flat(), { isWhole: true }));
  const runs = listPraiseRuns(draft);
  const all = dropOrphans(draft, cut(runs));
  if (all !== undefined && isUndamaged(email, all)) return all;
  return cut(runs.reduce<Span[][]>((gone, run) => (isUndamaged(email, cut([...gone, run])) ? [...gone, run] : gone), []));
}

/** Removes sentences that only praise, and all hype of a sentence that is whole without it. */
export const dropPraise = (draft: EmailDraft): Email => writePlainly(again(draft, withoutOnlyPraise(draft)));

/** Also removes sentences with other hype, unless they tell or ask something. */
export function dropHype(draft: EmailDraft): Email {
  const own = again(draft, dropPraise(draft));
  const loud = findBlamed(own).filter((span) => !isPraise(own.body.raw, span));
  const gone = proseSentences(own).filter((sentence) => touches(sentence, loud) && !tells(own, sentence));
  return cutSentences(
    own,
    gone.map(({ start, end }) => ({ part: 'body', start, end })),
  );
}

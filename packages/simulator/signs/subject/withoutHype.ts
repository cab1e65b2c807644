import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { isContentWord } from '../../damage/lexicon.ts';
import { wordsOf } from '../../damage/partText.ts';
import { isOfAnything } from '../../damage/sayingWords.ts';
import { splitClauses } from '../../damage/subjectClauses.ts';
import { capitalise, replaceRanges } from '../../edits/textOps.ts';
import { PLAIN_VERBS } from '../prose/plainVerbs.ts';
import { isPraiseWord } from '../prose/praiseWords.ts';
import { cutSubject } from './subjectText.ts';

const ADVERB_FIRST = /^\p{L}+ly /u;
/** Of "massive savings", only the praise: the noun says what the email is about. */
function toPraise({ subject: { raw } }: EmailDraft, span: Span): Span {
  const head = /^(?:\p{L}+ly )?[\p{L}-]+(?=\s)/u.exec(raw.slice(span.start, span.end))?.[0] ?? '';
  return isPraiseWord(head.replace(ADVERB_FIRST, '')) ? { ...span, end: span.start + head.length } : span;
}

const ADVERB = /\b(?:absolutely|truly|really|incredibly|simply|totally|highly) $/i;
/** An adverb goes with its adjective. */
const withAdverb = ({ subject: { raw } }: EmailDraft, span: Span): Span => ({
  ...span,
  start: span.start - (ADVERB.exec(raw.slice(0, span.start))?.[0].length ?? 0),
});

/** The words of praise alone, where each is followed by words that say what the email is about; undefined otherwise. */
function cutPraiseAlone(draft: EmailDraft, spans: readonly Span[]): string | undefined {
  const { raw } = draft.subject;
  const praise = spans.map((span) => toPraise(draft, span));
  // In a subject of several clauses, one word may be less than its clause is worth.
  const least = splitClauses(raw).length > 1 ? 2 : 1;
  const isBeforeTopic = spans.every(({ end }, index) => {
    const rest = /^[^:;|!?\u2013\u2014]*/u.exec(raw.slice(end))?.[0] ?? '';
    return praise[index] !== undefined && isPraise(draft)(praise[index]) && wordsOf(rest).filter(isContentWord).length >= least;
  });
  if (!isBeforeTopic) return undefined;
  return capitalise(
    replaceRanges(
      raw,
      praise.map(({ start, end }) => ({ start, end: end + (/^\s*/.exec(raw.slice(end))?.[0].length ?? 0) })),
    ),
  );
}

/** What only announces the topic after it: "Amazing Offer On School Uniforms". */
const ANNOUNCES =
  /^(?:(?:an?|the|our|this|your) )?((?:[\p{L}-]+ ){0,3})(?:offers?|deals?|news|opportunit(?:y|ies)|solutions?) (?:on|about|regarding) (?:our |all )?(?=\p{L}{3})/iu;
/** Praise of the sender before what he sells: "Leading Provider of Cleaning Services". */
const SELLER_OF =
  /^(?:(?:the|an?|your) )?((?:[\p{L}-]+ ){1,2})(?:providers?|suppliers?|manufacturers?|makers?|company|agency|firm|partner|source|distributors?|vendors?) (?:of|for) (?=\p{L}{3})/iu;
/** With what, as anybody would say it: "with our best-in-class solution". */
const BY_WHAT =
  /,? (?:with|through|using|via|by|thanks to) (?:our|the|an?|this) ((?:[\p{L}-]+,? (?:and )?){0,4})(?:solutions?|platforms?|software|tools?|systems?|services?|technolog(?:y|ies)|apps?|approach)\W*$/iu;
const LEAST_WORDS = 2;

/** The blamed parts around a topic that is whole without them; undefined if there are none. */
function cutAround({ subject: { raw } }: EmailDraft, spans: readonly Span[]): string | undefined {
  const isBlamed = (start: number, end: number) => spans.some((span) => start <= span.start && span.start < end);
  const isOnlyPraise = (words: string) =>
    words
      .split(/,? (?:and )?/)
      .every(
        (word) =>
          word === '' ||
          isPraiseWord(word) ||
          isOfAnything(word.toLowerCase()) ||
          /^(?:all-in-one|exclusive|special|great|huge|big)$/i.test(word),
      );
  const [head, tail] = [ANNOUNCES.exec(raw) ?? SELLER_OF.exec(raw), BY_WHAT.exec(raw)];
  const start = head !== null && isBlamed(0, head[0].length) && isOnlyPraise(head[1] ?? '') ? head[0].length : 0;
  const end = tail !== null && isBlamed(tail.index, raw.length) && isOnlyPraise(tail[1] ?? '') ? tail.index : raw.length;
  const rest = raw.slice(start, end).trim();
  const isCut = start > 0 || end < raw.length;
  return isCut && wordsOf(rest.toLowerCase()).filter(isContentWord).length >= LEAST_WORDS ? capitalise(rest) : undefined;
}

/** The subject without its hype; where words of praise stand before a topic, or parts that say nothing around it, only without them. */
export function withoutHype(draft: EmailDraft, blamed: readonly Span[]): string {
  const spans = blamed.map((span) => withAdverb(draft, span));
  if (spans.length === 0) return cutSubject(draft, spans, isPraise(draft));
  const around = cutAround(draft, spans);
  if (around !== undefined)
    return PLAIN_VERBS.reduce(
      (text, [pattern, by]) => text.replace(pattern, (verb) => (/^\p{Lu}/u.test(verb) ? capitalise(by) : by)),
      around,
    );
  return cutPraiseAlone(draft, spans) ?? cutSubject(draft, spans, isPraise(draft));
}

/** Praise before a lower-case noun, which does not need it. */
const isPraise =
  ({ subject: { raw } }: EmailDraft) =>
  ({ start, end }: Span): boolean =>
    isPraiseWord(raw.slice(start, end).replace(ADVERB_FIRST, '')) &&
    /^\s+\p{Ll}{3,}/u.test(raw.slice(end)) &&
    !/^\s+(?:and|or|for|in|at|of|to|with|by|from|on)\b/.test(raw.slice(end));

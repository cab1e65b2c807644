import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { isContentWord } from '../../damage/lexicon.ts';
import { wordsOf } from '../../damage/partText.ts';
import { splitClauses } from '../../damage/subjectClauses.ts';
import { capitalise, replaceRanges } from '../../edits/textOps.ts';
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

/** The subject without its hype; where words of praise stand before a topic, only without them. */
export function withoutHype(draft: EmailDraft, blamed: readonly Span[]): string {
  const spans = blamed.map((span) => withAdverb(draft, span));
  return (spans.length === 0 ? undefined : cutPraiseAlone(draft, spans)) ?? cutSubject(draft, spans, isPraise(draft));
}

/** Praise before a lower-case noun, which does not need it. */
const isPraise =
  ({ subject: { raw } }: EmailDraft) =>
  ({ start, end }: Span): boolean =>
    isPraiseWord(raw.slice(start, end).replace(ADVERB_FIRST, '')) &&
    /^\s+\p{Ll}{3,}/u.test(raw.slice(end)) &&
    !/^\s+(?:and|or|for|in|at|of|to|with|by|from|on)\b/.test(raw.slice(end));

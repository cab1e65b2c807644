import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { isPraiseWord } from '../prose/dropHype.ts';
import { cutSubject } from './subjectText.ts';

/** Of "massive savings", only the praise: the noun says what the email is about. */
function toPraise({ subject: { raw } }: EmailDraft, span: Span): Span {
  const head = /^[\p{L}-]+(?=\s)/u.exec(raw.slice(span.start, span.end))?.[0] ?? '';
  return isPraiseWord(head) ? { ...span, end: span.start + head.length } : span;
}

const ADVERB = /\b(?:absolutely|truly|really|incredibly|simply|totally|highly) $/i;
/** An adverb goes with its adjective. */
const withAdverb = ({ subject: { raw } }: EmailDraft, span: Span): Span => ({
  ...span,
  start: span.start - (ADVERB.exec(raw.slice(0, span.start))?.[0].length ?? 0),
});

/** The subject without its hype; where the rest would say nothing, only without the praise in it. */
export function withoutHype(draft: EmailDraft, blamed: readonly Span[]): string {
  const spans = blamed.map((span) => withAdverb(draft, span));
  const { raw } = draft.subject;
  const cut = cutSubject(draft, spans, isPraise(draft));
  if (cut !== raw) return cut;
  return cutSubject(
    draft,
    spans.map((span) => toPraise(draft, span)),
    isPraise(draft),
  );
}

/** Praise before a lower-case noun, which does not need it. */
const isPraise =
  ({ subject: { raw } }: EmailDraft) =>
  ({ start, end }: Span): boolean =>
    isPraiseWord(raw.slice(start, end).replace(/^\p{L}+ly /u, '')) &&
    /^\s+\p{Ll}{3,}/u.test(raw.slice(end)) &&
    !/^\s+(?:and|or|for|in|at|of|to|with|by|from|on)\b/.test(raw.slice(end));

import { endsShort, OFFER_FIGURE } from '../../damage/subjectClauses.ts';
import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { isOnlyPressure } from '../prose/onlyPresses.ts';
import { SALE } from '../prose/pressureWords.ts';
import { findNameMarks } from '../../reading/text/nameMarks.ts';

export const MOST_WORDS = 5;

export const LEAST_WORDS = 2;

/** Words a short subject may not end with. */
export const DANGLERS = new Set(
  'a an the and or but of for with without to from in on at by as is are your our my this that how why what when before after than more'.split(
    ' ',
  ),
);

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

/** How a question starts. */
const ASKS = /^\s*(?:can|could|would|will|do|does|did|is|are|should|may|have|has|who|what|how|why|when|where|which)\b/i;
/** Punctuation that joins two clauses of a subject. */
const JOINS = /\s*(?:[:,;|]\s|\*{2,}\s|[!?.]+\s|\s[\u2013\u2014-]\s)\s*/g;
const OPENING = /^[\s]*$/;

/** The clauses of a subject, without the punctuation between them. */
function clausesOf(text: string): { start: number; end: number }[] {
  const names = findNameMarks(text);
  const joins = [...text.matchAll(JOINS)].filter(
    ({ 0: mark, index }) => !names.has(index) && (!mark.trimStart().startsWith('.') || !endsShort(text.slice(0, index))),
  );
  return [...joins, undefined].map((join, index) => {
    const before = joins[index - 1];
    return { start: before === undefined ? 0 : before.index + before[0].length, end: join?.index ?? text.length };
  });
}

const ANNOUNCES_SALE = new RegExp(String.raw`^\W*${SALE}\W*$`, 'iu');

/** A subject without its first or last clauses that say nothing but the spans: "ACT FAST - cheap toner" says "cheap toner". */
export function withoutEmptyClauses(raw: string, spans: readonly { start: number; end: number }[]): string {
  const blank = spans.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), raw);
  const clauses = clausesOf(raw);
  const calm = clauses.filter(({ start, end }) => !isOnlyPressure(raw.slice(start, end)) && !ANNOUNCES_SALE.test(raw.slice(start, end)));
  const saying = calm.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(blank.slice(start, end)));
  // Where all of them are blamed, those go that only press.
  const kept = saying.length > 0 ? saying : calm;
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) return raw;
  const [from, to] = [first === clauses[0] ? 0 : first.start, last === clauses.at(-1) ? raw.length : last.end];
  const isAsked = raw.charAt(to) === '?';
  const text = raw.slice(from, isAsked ? to + 1 : to).trim();
  return wordsOf(text).length < LEAST_WORDS ? raw : capitalise(text);
}

/**
 * The subject without the clauses that contain the spans, or without spans at its start or end; unchanged if no complete line would remain.
 */
export function cutSubject(draft: EmailDraft, spans: readonly Span[], mayStandInside: (span: Span) => boolean = () => false): string {
  const { raw } = draft.subject;
  const clauses = clausesOf(raw);
  if (spans.length === 0) return raw;
  const isTouched = (clause: { start: number; end: number }) => spans.some(({ start, end }) => start < clause.end && clause.start < end);
  const kept = clauses.filter((clause) => !isTouched(clause));
  const [first, last] = [kept[0], kept.at(-1)];
  // The rest must be one run of clauses: the punctuation inside it stays.
  const isRun = first !== undefined && last !== undefined && kept.length === clauses.indexOf(last) - clauses.indexOf(first) + 1;
  // A price is not part of the hype around it, so its clause stays.
  const holdsPrice = clauses.some((clause) => {
    const rest = spans.reduceRight((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), raw);
    return isTouched(clause) && OFFER_FIGURE.test(rest.slice(clause.start, clause.end));
  });
  if (isRun && kept.length < clauses.length) {
    if (holdsPrice) return raw;
    const text = raw.slice(first.start, raw.charAt(last.end) === '?' ? last.end + 1 : last.end);
    // "Can we fill your docks - guaranteed?" stays a question.
    const isAsked = /\?\W*$/.test(raw) && !text.endsWith('?') && kept.some((clause) => ASKS.test(raw.slice(clause.start, clause.end)));
    return finish(draft, isAsked ? `${text}?` : text);
  }
  const isInside = spans.every(
    (span) => OPENING.test(raw.slice(0, span.start)) || OPENING.test(raw.slice(span.end)) || mayStandInside(span),
  );
  if (!isInside) return raw;
  let text = raw;
  for (const { start, end } of spans.toReversed())
    text = text.slice(0, start).trimEnd() + (start === 0 ? '' : ' ') + text.slice(end).trimStart();
  return finish(draft, text);
}

function finish({ subject: { raw } }: EmailDraft, text: string): string {
  const whole = text.trim();
  const words = wordsOf(whole);
  const dangles = DANGLERS.has(bare(words.at(-1) ?? '')) || DANGLERS.has(bare(words[0] ?? '')) || words.some((word) => bare(word) === '');
  return words.length < LEAST_WORDS || dangles ? raw : capitalise(whole);
}

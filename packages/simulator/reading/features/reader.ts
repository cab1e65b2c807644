import type { EmailDraft, PartDraft } from '../draft.ts';
import type { Span } from '../features.ts';
import type { StockName } from '../phrases/phraseStock.ts';

/** Reads one feature: `find` gives the spans it rests on; without `read` the value is their number. */
export type FeatureReader = {
  find: (draft: EmailDraft) => readonly Span[];
  read?: (draft: EmailDraft) => number | null;
};

type Offsets = { start: number; end: number };

/** Spans of a part from offsets into it. */
export const toSpans = (part: Span['part'], found: readonly Offsets[]): Span[] => found.map(({ start, end }) => ({ part, start, end }));

/** The spans a pattern finds in what a reader sees. The pattern is global. */
export function spansOf({ part, visible }: PartDraft, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  for (const match of visible.matchAll(pattern)) spans.push({ part, start: match.index, end: match.index + match[0].length });
  return spans;
}

/** Spans in text order, those that overlap joined into one. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start < last.end) joined[joined.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  return joined;
}

/** Counts the phrases of one stock in the body. */
export const phraseReader = (stock: StockName): FeatureReader => ({
  find: (draft) =>
    toSpans(
      'body',
      draft.bodyPhrases.filter((match) => match.stock === stock),
    ),
});

/** 0 or 1: whether there is any span. */
export const presenceReader = (find: FeatureReader['find']): FeatureReader => ({ find, read: (draft) => Math.min(1, find(draft).length) });

/** The part's text without blanks around it; none where it is empty. */
export function wholeText({ part, raw }: PartDraft): Span[] {
  const trimmed = raw.trim();
  if (trimmed === '') return [];
  const start = raw.length - raw.trimStart().length;
  return [{ part, start, end: start + trimmed.length }];
}

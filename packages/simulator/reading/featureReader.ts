import type { EmailDraft, PartDraft } from './draft.ts';
import type { Span } from './span.ts';
import type { PhraseMatch } from './phrases/findPhrases.ts';
import type { StockName } from './phrases/phraseStock.ts';

/** Reads one feature: `find` gives the spans it is based on; without `read`, the value is their number. */
export type FeatureReader = {
  find: (draft: EmailDraft) => readonly Span[];
  read?: (draft: EmailDraft) => number | null;
};

type Offsets = { start: number; end: number };

/** Converts offsets within a part to spans. */
export const toSpans = (part: Span['part'], found: readonly Offsets[]): Span[] => found.map(({ start, end }) => ({ part, start, end }));

/** The spans where a global pattern matches the visible text. */
export const spansOf = ({ part, visible }: PartDraft, pattern: RegExp): Span[] =>
  // Most patterns match nowhere.
  visible.search(pattern) === -1
    ? []
    : Array.from(visible.matchAll(pattern), ({ index, 0: found }) => ({ part, start: index, end: index + found.length }));

/** Spans in text order; overlapping spans are joined. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  if (spans.length < 2) return spans;
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start < last.end) joined[joined.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  return joined;
}

/** Counts the phrases of one group in the body. */
export const phraseReader = (stock: StockName): FeatureReader => ({
  find: (draft) =>
    toSpans(
      'body',
      draft.bodyPhrases.filter((match) => match.stock === stock),
    ),
  read: (draft) => countPhrases(draft.bodyPhrases, stock),
});

/** How many of the phrases belong to one group. */
export function countPhrases(phrases: readonly PhraseMatch[], stock: StockName): number {
  let count = 0;
  for (const match of phrases) if (match.stock === stock) count += 1;
  return count;
}

export const valueOf = ({ find, read }: FeatureReader, draft: EmailDraft): number | null =>
  read === undefined ? find(draft).length : read(draft);

/** 0 or 1: whether there are any. */
export const presenceReader = (counted: FeatureReader): FeatureReader => ({
  find: counted.find,
  read: (draft) => Math.min(1, valueOf(counted, draft) ?? 0),
});

/** The part's text without surrounding spaces; none if it is empty. */
export function wholeText({ part, raw }: PartDraft): Span[] {
  const trimmed = raw.trim();
  if (trimmed === '') return [];
  const start = raw.length - raw.trimStart().length;
  return [{ part, start, end: start + trimmed.length }];
}

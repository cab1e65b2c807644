import { findSentenceAt, toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import { isReadIn } from '../reading/readEmail.ts';
import type { Span } from '../reading/span.ts';
import { FEATURE_SOURCES, type Feature } from '../signs/features.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';
import type { Evidence } from './explanation.ts';
import { featuresOf, FILTER_CAUSES } from './factors.ts';
import type { LeadRow } from './rows.ts';

/** Factors that name single words: whoever corrects them wants all of them. */
export const OF_WORDS: ReadonlySet<FactorId> = new Set<FactorId>(['hype', 'loudness', 'spam_phrases', 'slips']);

/** The most passages that are quoted of a factor. */
export const mostSpans = (id: FactorId): number => (OF_WORDS.has(id) || id === 'broken_variables' ? 20 : 3);
/** If more characters precede the words in question, the sentence is not quoted whole. */
const LONG_START = 60;

function toSentence(draft: EmailDraft, span: Span): Span {
  if (span.part === 'subject') return span;
  const sentence = findSentenceAt(draft.sentences, span.start);
  if (sentence === undefined) return span;
  // A greeting in the same sentence is not evidence.
  const start = Math.max(sentence.start, Math.min(span.start, draft.prose.start));
  return { part: 'body', start: clauseStart(draft, { start, end: span.start }), end: Math.max(sentence.end, span.end) };
}

/** For a long sentence, the start of the clause that contains the words. */
function clauseStart({ body }: EmailDraft, { start, end }: { start: number; end: number }): number {
  if (end - start < LONG_START) return start;
  const comma = body.raw.lastIndexOf(', ', end);
  return comma > start ? comma + 2 : start;
}

const spansOfFeature = (draft: EmailDraft, feature: Feature): Span[] => {
  if (!isReadIn(draft, feature)) return [];
  const { reader, quotesSentence } = FEATURE_SOURCES[feature];
  const spans = reader.find(draft);
  return quotesSentence === true ? spans.map((span) => toSentence(draft, span)) : [...spans];
};

const overlaps = (one: Span, other: Span): boolean => one.part === other.part && one.start < other.end && other.start < one.end;

/** The passages of a lead's email that a factor is based on, in text order, at most three, or twenty words; none if it is based on something missing. */
export function findEvidence(id: FactorId, { lead, reading: { values } }: LeadRow, isFor: boolean): Evidence[] {
  const draft = toEmailDraft(lead, lead.context);
  const spansOf = (feature: Feature): Span[] => spansOfFeature(draft, feature);
  const finder = SIGNS[id].evidence?.[isFor ? 'for' : 'against'];
  // Two links are no fault: filters object only from some number on.
  const causes = FILTER_CAUSES.filter(({ feature, least }) => (values[feature] ?? 0) >= least).map(({ feature }) => feature);
  const features = id === 'placement' ? causes : featuresOf(id);
  const found = finder?.(draft, spansOf) ?? features.flatMap(spansOf);
  const textOf = ({ part, start, end }: Span) => lead.email[part].slice(start, end);
  const apart: Span[] = [];
  // A repeated passage is quoted once.
  for (const span of found) {
    if (!apart.some((other) => overlaps(span, other) || textOf(span) === textOf(other))) apart.push(span);
  }
  return apart
    .slice(0, mostSpans(id))
    .toSorted((one, other) => (one.part === other.part ? one.start - other.start : one.part === 'subject' ? -1 : 1))
    .map((span) => ({ ...span, text: textOf(span) }));
}

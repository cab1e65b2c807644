import { listTexts, toPlainText, type DocumentPage } from '../documentPage.ts';
import { toDocumentPath } from '../documents.ts';

/** One section of one page, as the search reads it. */
export type SearchEntry = { path: string; pageTitle: string; title: string; text: string };

export type SearchHit = { path: string; pageTitle: string; title: string; /** Words around the first match. */ snippet: string };

const MAX_HITS = 20;
const BEFORE = 40;
const AFTER = 90;

export function toSearchEntries(slug: string, { title, lead, sections }: DocumentPage): SearchEntry[] {
  const path = toDocumentPath(slug);
  return [
    { path, pageTitle: title, title, text: toPlainText(lead) },
    ...sections.map((section) => ({
      path: `${path}#${section.id}`,
      pageTitle: title,
      title: section.title,
      text: section.blocks.flatMap(listTexts).join(' '),
    })),
  ];
}

const toTerms = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

function toSnippet(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place !== -1);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = first <= BEFORE ? 0 : lower.indexOf(' ', first - BEFORE) + 1;
  const nextBlank = text.indexOf(' ', first + AFTER);
  const end = nextBlank === -1 ? text.length : nextBlank;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

/** Sections that contain every term, in heading or text; those with more terms in the heading first, otherwise in reading order. */
export function searchDocuments(entries: readonly SearchEntry[], query: string): SearchHit[] {
  const terms = toTerms(query);
  if (terms.length === 0) return [];
  return entries
    .map((entry) => ({ entry, title: entry.title.toLowerCase(), text: `${entry.pageTitle} ${entry.text}`.toLowerCase() }))
    .filter(({ title, text }) => terms.every((term) => title.includes(term) || text.includes(term)))
    .map(({ entry, title }) => ({ entry, inTitle: terms.filter((term) => title.includes(term)).length }))
    .sort((a, b) => b.inTitle - a.inTitle)
    .slice(0, MAX_HITS)
    .map(({ entry: { path, pageTitle, title, text } }) => ({ path, pageTitle, title, snippet: toSnippet(text, terms) }));
}

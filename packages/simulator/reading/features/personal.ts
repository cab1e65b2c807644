import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import { splitWords } from '../text/splitWords.ts';
import { findCompany, findFirstName, findTitle } from './mentions.ts';
import type { FeatureReader } from './reader.ts';

/** The words of this lead only that stand in the text, its own name and company apart. */
function findOwnWords(draft: EmailDraft): { keys: ReadonlySet<string>; spans: Span[] } {
  const own = new Set(draft.context.ownWords);
  if (own.size === 0) return { keys: own, spans: [] };
  for (const word of [...draft.name.words, draft.lead.company ?? ''].flatMap((text) => splitWords(text))) own.delete(word.key);
  const spans: Span[] = [];
  const keys = new Set<string>();
  for (const { part, words } of [draft.subject, draft.body]) {
    for (const { key, start, end } of words) {
      if (!own.has(key)) continue;
      keys.add(key);
      spans.push({ part, start, end });
    }
  }
  return { keys, spans };
}

export const personalReaders = {
  firstNameUses: { find: (draft) => findFirstName(draft, draft.body) },
  companyMentions: { find: (draft) => findCompany(draft, draft.body) },
  titleMentions: { find: (draft) => findTitle(draft, draft.body) },
  /** Different words; one that stands twice counts once. */
  ownWords: { find: (draft) => findOwnWords(draft).spans, read: (draft) => findOwnWords(draft).keys.size },
} satisfies Partial<Record<Feature, FeatureReader>>;

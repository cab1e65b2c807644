import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import { splitWords } from '../text/splitWords.ts';
import { findCompany, findFirstName, findTitle } from './mentions.ts';
import { toSpans, type FeatureReader } from './reader.ts';

/** The words of this lead only, its own name and company apart. */
function ownKeys({ context, name, lead }: EmailDraft): Set<string> {
  const own = new Set(context.ownWords);
  if (own.size === 0) return own;
  for (const text of [...name.words, lead.company ?? '']) for (const word of splitWords(text)) own.delete(word.key);
  return own;
}

function findOwnWords(draft: EmailDraft): Span[] {
  const own = ownKeys(draft);
  return [draft.subject, draft.body].flatMap(({ part, words }) =>
    toSpans(
      part,
      words.filter((word) => own.has(word.key)),
    ),
  );
}

/** Different words; one that stands twice counts once. */
function countOwnWords(draft: EmailDraft): number {
  const missing = ownKeys(draft);
  const { size } = missing;
  for (const { words } of [draft.subject, draft.body]) {
    for (let index = 0; index < words.length && missing.size > 0; index += 1) missing.delete(words[index]?.key ?? '');
  }
  return size - missing.size;
}

export const personalReaders = {
  firstNameUses: { find: (draft) => findFirstName(draft, draft.body) },
  companyMentions: { find: (draft) => findCompany(draft, draft.body) },
  titleMentions: { find: (draft) => findTitle(draft, draft.body) },
  ownWords: { find: findOwnWords, read: countOwnWords },
} satisfies Partial<Record<Feature, FeatureReader>>;

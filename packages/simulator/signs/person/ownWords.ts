import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans } from '../../reading/featureReader.ts';
import type { Span } from '../../reading/span.ts';
import { splitWords } from '../../reading/text/splitWords.ts';

/** Words used for this lead only, without its own name and company. */
function ownKeys({ context, name, lead }: EmailDraft): Set<string> {
  const own = new Set(context.ownWords);
  if (own.size === 0) return own;
  for (const text of [...name.words, lead.company ?? '']) for (const word of splitWords(text)) own.delete(word.key);
  return own;
}

/** Words used for this lead only. */
export function findOwnWords(draft: EmailDraft): Span[] {
  const own = ownKeys(draft);
  return [draft.subject, draft.body].flatMap(({ part, words }) =>
    toSpans(
      part,
      words.filter((word) => own.has(word.key)),
    ),
  );
}

/** Distinct words; a repeated one counts once. */
export function countOwnWords(draft: EmailDraft): number {
  const missing = ownKeys(draft);
  const { size } = missing;
  for (const { words } of [draft.subject, draft.body]) {
    for (let index = 0; index < words.length && missing.size > 0; index += 1) missing.delete(words[index]?.key ?? '');
  }
  return size - missing.size;
}

import { replaceRanges, tidy, capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';

export const MOST_WORDS = 5;

export const LEAST_WORDS = 2;

/** Words a short subject may not end on. */
export const DANGLERS = new Set(
  'a an the and or but of for with without to from in on at by as is are your our my this that how why what when before after than more'.split(
    ' ',
  ),
);

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

/** Marks that joined what is gone. */
export const LOOSE_ENDS = /^[\s&+/,;:\u2013\u2014-]+|[\s&+/,;:\u2013\u2014-]+$/g;

/** The subject without some spans; as it was where nothing whole remains. */
export function cutSubject(draft: EmailDraft, spans: readonly Span[]): string {
  const text = tidy(replaceRanges(draft.subject.raw, spans).replace(/\s*[!?]*$/, (end) => (end.includes('?') ? '?' : '')));
  // Without its loud beginning or end a sentence may be none.
  const isWhole =
    wordsOf(text).length >= LEAST_WORDS && !DANGLERS.has(bare(wordsOf(text)[0] ?? '')) && !DANGLERS.has(bare(wordsOf(text).at(-1) ?? ''));
  return isWhole ? capitalise(text.replace(LOOSE_ENDS, '')) : draft.subject.raw;
}

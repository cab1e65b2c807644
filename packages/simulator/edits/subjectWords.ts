import { isContentWord } from '../damage/lexicon.ts';
import { toSingular } from '../fit/offerWords.ts';
import type { EmailDraft } from '../reading/draft.ts';

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => toSingular(word));

/** Whether every word of a new subject stands in the email or names its reader: no topic is made up for a sender. */
export function usesOwnWords({ lead }: EmailDraft, subject: string): boolean {
  const known = new Set(wordsOf([lead.email.subject, lead.email.body, lead.company, lead.firstName].join('\n')));
  return wordsOf(subject).every((word) => known.has(word) || !isContentWord(word));
}

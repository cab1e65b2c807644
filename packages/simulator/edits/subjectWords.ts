import { isContentWord } from '../damage/lexicon.ts';
import { toSingular } from '../fit/mail/offerWords.ts';
import type { EmailDraft } from '../reading/draft.ts';

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => toSingular(word));

/** Whether every word of a new subject stands in the email or names its reader: no topic is made up for a sender. */
export function usesOwnWords({ lead }: EmailDraft, subject: string): boolean {
  // A firm's name says what the firm does, and not what is offered to it.
  const withoutNames = (text: string): string =>
    [lead.company, lead.firstName].reduce<string>((rest, name) => (name === null || name === '' ? rest : rest.replaceAll(name, ' ')), text);
  const known = new Set(wordsOf(withoutNames(`${lead.email.subject}\n${lead.email.body}`)));
  return wordsOf(withoutNames(subject)).every((word) => known.has(word) || !isContentWord(word));
}

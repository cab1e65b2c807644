import type { EmailDraft } from '../reading/draft.ts';
import type { Mark } from './readSentences.ts';

/** The listed phrases of a body, its asks by their kind, and its booking links. */
export function marksOf({ bodyPhrases, asks }: Pick<EmailDraft, 'bodyPhrases' | 'asks'>): Mark[] {
  const phrases = bodyPhrases.filter(({ stock }) => !stock.endsWith('Ask')).map(({ start, stock }) => ({ start, name: stock }));
  return [...phrases, ...asks.map(({ start, stock }) => ({ start, name: stock }))];
}

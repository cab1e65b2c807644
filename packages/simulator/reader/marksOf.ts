import type { Ask } from '../reading/phrases/findAsks.ts';
import type { PhraseMatch } from '../reading/phrases/findPhrases.ts';
import type { Mark } from './readSentences.ts';

/** The listed phrases of a body, its asks by their kind, and its booking links. */
export function marksOf({ bodyPhrases, asks }: { bodyPhrases: readonly PhraseMatch[]; asks: readonly Ask[] }): Mark[] {
  const phrases = bodyPhrases.filter(({ stock }) => !stock.endsWith('Ask')).map(({ start, stock }) => ({ start, name: stock }));
  return [...phrases, ...asks.map(({ start, stock }) => ({ start, name: stock }))];
}

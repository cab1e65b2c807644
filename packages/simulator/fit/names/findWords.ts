import type { MaskedSentence } from '../maskedSentence.ts';

/** Where a name stands in a sentence, word by word; -1 if it does not, or if a word of it varies over the list. */
export function findWords({ words, stems }: Pick<MaskedSentence, 'words' | 'stems'>, name: readonly string[]): number {
  return words.findIndex((_, at) => name.every((word, offset) => words[at + offset] === word && stems[at + offset] !== ''));
}

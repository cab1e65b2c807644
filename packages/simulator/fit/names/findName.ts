import type { MaskedSentence } from '../mail/maskedSentence.ts';

/** Where a name stands in a sentence, by the stems of its words; -1 if it does not, or if a word of it varies over the list. */
export const findName = ({ stems }: Pick<MaskedSentence, 'stems'>, name: readonly string[]): number =>
  stems.findIndex((_, at) => name.every((stem, offset) => stems[at + offset] === stem));

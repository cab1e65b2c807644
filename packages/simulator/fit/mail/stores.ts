import type { MaskedSentence } from './maskedSentence.ts';
import { toStem } from '../stems.ts';

/** Rooms and tanks called stores. */
const OF_STORAGE =
  /\b(?:slurry|manure|grain|flat|bulk|tonne|ton|crop|potato|apple|seed|feed|bin|refuse|cold|chill|dry|fuel|gas|chemical|tool|equipment|linen|textile|picture|object|archive|evidence|medicine|drug|bike|cycle|timber|cellar) stores?\b/i;
const STORE = /^stores?$/;
const STORAGE_STEM = toStem('storage');

/** An email that speaks of a room or a tank called a store means no shop by that word: its stem becomes that of storage. */
export function tellStores(sentences: readonly MaskedSentence[], subject: string): readonly MaskedSentence[] {
  if (![subject, ...sentences.map(({ text }) => text)].some((text) => OF_STORAGE.test(text))) return sentences;
  return sentences.map((sentence) => ({
    ...sentence,
    stems: sentence.stems.map((stem, at) => (stem !== '' && STORE.test(sentence.words[at] ?? '') ? STORAGE_STEM : stem)),
  }));
}

import type { Confused } from '../spelling/neighbors.ts';
import type { PhraseState } from '../phrases/phraseState.ts';
import { withApostrophe } from './contractions.ts';
import { remember } from './remember.ts';

/** A word as written, with what has been computed about it. All occurrences in all emails share one. */
export type Spelling = {
  readonly written: string;
  /** Lowercase, with straight apostrophes, also where they were left out. */
  readonly key: string;
  syllables: number | undefined;
  isShouted: boolean | undefined;
  /** Whether it is random letters. */
  isRandom: boolean | undefined;
  /** Its number in the phrase states. */
  symbol: number | undefined;
  /** The state of the phrases that begin with it. */
  opening: PhraseState | undefined;
  /** What it says about the language; null if nothing. */
  stopword: Stopword | null | undefined;
  /** What is meant by it if it is misspelled or may stand for another word; null if it is right. */
  meant: Meant | null | undefined;
};

/** The word that is meant, or the words it is often confused with. */
export type Meant = string | readonly Confused[];

/** A frequent word: its weight for each language that uses it, by the language's index. */
export type Stopword = { worth: number; languages: readonly number[] };

function toKey(written: string): string {
  const lower = written.toLowerCase();
  return lower.includes('\u2019') ? lower.replaceAll('\u2019', "'") : withApostrophe(lower);
}

export const toSpelling: (written: string) => Spelling = remember(20_000, (written) => ({
  written,
  key: toKey(written),
  syllables: undefined,
  isShouted: undefined,
  isRandom: undefined,
  symbol: undefined,
  opening: undefined,
  stopword: undefined,
  meant: undefined,
}));

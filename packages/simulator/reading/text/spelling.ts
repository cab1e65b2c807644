import type { PhraseState } from '../phrases/phraseState.ts';
import { remember } from './remember.ts';

/** A word as it is written, and what the readers worked out about it so far: every occurrence in any email shares one. */
export type Spelling = {
  readonly written: string;
  /** Lower case, with straight apostrophes. */
  readonly key: string;
  syllables: number | undefined;
  isShouted: boolean | undefined;
  /** Whether it is letters at random. */
  isRandom: boolean | undefined;
  /** Number by which the phrase states know it. */
  symbol: number | undefined;
  /** Where phrases stand that begin with it. */
  opening: PhraseState | undefined;
  /** What it says about the language; null for nothing. */
  stopword: Stopword | null | undefined;
};

/** A frequent word: its weight for each language that uses it, by the language's index. */
export type Stopword = { worth: number; languages: readonly number[] };

function toKey(written: string): string {
  const lower = written.toLowerCase();
  return lower.includes('\u2019') ? lower.replaceAll('\u2019', "'") : lower;
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
}));

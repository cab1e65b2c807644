import { cut, rememberLines } from '../reading/text/remember.ts';
import type { Token } from './maskNames.ts';
import { toTokens } from './tokens.ts';

/** The hashes of a line's distinct tokens, and how many links, names, numbers, exclamation marks, odd marks and words in capitals it has. */
export type LineShape = { hashes: Uint32Array; counts: readonly number[] };

/** The kind model's rows of some features, each once, and the sum of their weights for each kind. */
export type KindSums = { rows: Uint32Array; sums: Int32Array };

/** What a wording does at a place, and in the middle of an email. */
export type ReadWording = { logOdds: Float64Array; chances: Float64Array; readAlone: () => Float64Array };

/** The words of a sentence or a line, and what they add up to once it is computed: nothing here depends on the rest of the email. */
export type Wording = {
  /** Their offsets count from the start of the text. */
  tokens: readonly Token[];
  /** The weights of its words for each role. */
  roleSums: Int32Array | undefined;
  /** Whether an email had it as a line before. */
  isMet: boolean;
  /** What its words add to the kind of an email as a line of it, and as its first and last sentence. */
  kindSums: Partial<Record<'line' | 'first' | 'last', KindSums>>;
  /** What it adds to the shape of an email. */
  shape: LineShape | undefined;
  /** What it does by its words, for each place and each set of listed phrases it was met with, and where it was met last. */
  firstReadings: Map<number | string, ReadWording>;
  latest: { name: number | string; read: ReadWording } | undefined;
};

const toWording = (visible: string, raw: string): Wording => ({
  tokens: toTokens(visible, raw, { start: 0, end: visible.length }),
  roleSums: undefined,
  isMet: false,
  kindSums: {},
  shape: undefined,
  firstReadings: new Map(),
  latest: undefined,
});

const isHiding = (visible: string): boolean => visible.includes('\0');

/** The emails of a list share most of their sentences and lines. */
const toKnownWording = rememberLines((text) =>
  // What stands in a text with a hidden part follows it: both are of the same length.
  isHiding(text) ? toWording(text.slice(0, text.length / 2), text.slice(text.length / 2)) : toWording(text, text),
);

/** The words of a part of a body. What a hidden part stands for counts too. */
export function wordingOf({ visible, raw }: { visible: string; raw: string }, { start, end }: { start: number; end: number }): Wording {
  const text = cut(visible, start, end);
  return toKnownWording(isHiding(text) ? text + raw.slice(start, end) : text);
}

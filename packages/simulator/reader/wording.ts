import { remember } from '../reading/text/remember.ts';
import type { Token } from './maskNames.ts';
import { toTokens } from './tokens.ts';

/** The words of a sentence or a line, and what they add up to once it is computed: nothing here depends on the rest of the email. */
export type Wording = {
  /** Their offsets count from the start of the text. */
  tokens: readonly Token[];
  /** The weights of its words for each role. */
  roleSums: Int32Array | undefined;
  /** Whether the next email with the same text gets the same object: then it pays to add up more. */
  isRemembered: boolean;
  /** Whether an email had it as a line before. */
  isMet: boolean;
  /** The kind model's rows of its words and the pairs in it, each once, and the sum of their weights for each kind. */
  kindSums: { rows: Uint32Array; sums: Int32Array } | undefined;
  /** What it does by its words, for each place and each set of listed phrases it was met with. */
  firstReadings: Map<string, { logOdds: Float64Array; chances: Float64Array }>;
};

const toWording = (visible: string, raw: string, isRemembered: boolean): Wording => ({
  tokens: toTokens(visible, raw, { start: 0, end: visible.length }),
  roleSums: undefined,
  isRemembered,
  isMet: false,
  kindSums: undefined,
  firstReadings: new Map(),
});

/** The emails of a list share most of their sentences and lines. One takes about a kilobyte, the longest ten. Longer texts are read again. */
const remembered = remember(10_000, (text) => toWording(text, text, true));
const MOST_CHARACTERS = 400;

/** The words of a part of a body. What a hidden part stands for is not in the visible text, so such a text is read again. */
export function wordingOf({ visible, raw }: { visible: string; raw: string }, { start, end }: { start: number; end: number }): Wording {
  const text = visible.slice(start, end);
  return text.includes('\0') || text.length > MOST_CHARACTERS ? toWording(text, raw.slice(start), false) : remembered(text);
}

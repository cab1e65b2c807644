import type { PhraseNode } from './phraseGraph.ts';

/** A phrase that ends at a state; `stock` is its index in `STOCK_NAMES`. */
type StateEnding = { stock: number; isGuard: boolean; isQuestion: boolean };

/** All nodes of the phrase graph reached by a sequence of words, as one state. */
export type PhraseState = {
  nodes: readonly PhraseNode[];
  endings: readonly StateEnding[];
  /** Where the next word leads, by its symbol; computed on first use. */
  next: Map<number, PhraseState>;
};

import type { PhraseNode } from './phraseGraph.ts';

/** A phrase that ends at a state; `stock` is its place in `STOCK_NAMES`. */
type StateEnding = { stock: number; isGuard: boolean; isQuestion: boolean };

/** All nodes of the phrase graph that some words lead to, as one state. */
export type PhraseState = {
  nodes: readonly PhraseNode[];
  endings: readonly StateEnding[];
  /** Where a further word leads, by its symbol; worked out when it is first met. */
  next: Map<number, PhraseState>;
};

import type { Spelling } from '../text/spelling.ts';
import { toPhraseGraph, type PhraseNode } from './phraseGraph.ts';
import type { PhraseState } from './phraseState.ts';
import { STOCK_NAMES } from './phraseStock.ts';
import { PHRASE_STOCKS } from './stocks/stocks.ts';

const NUMBER_WORDS = new Set(
  'two three four five six seven eight nine ten fifteen twenty thirty sixty dozens hundreds thousands'.split(' '),
);
const isNumber = (key: string): boolean => /^\d[\d.,:']*$/.test(key) || NUMBER_WORDS.has(key);
const isMinutes = (key: string): boolean => /^\d+mins?$/.test(key);

/** Symbols of words that occur in no phrase: only their type counts. */
const [OTHER_WORD, NUMBER_WORD, MINUTES_WORD] = [0, 1, 2] as const;

const toStock = (name: string): number => STOCK_NAMES.findIndex((stock) => stock === name);

/** Built on first use and extended on demand. Equal sets of nodes share one state, so the number of states is bounded. */
type States = { root: PhraseState; byNodes: Map<string, PhraseState>; symbols: Map<string, number>; ids: Map<PhraseNode, number> };
let known: States | undefined;

function collectWords(node: PhraseNode, states: Pick<States, 'symbols' | 'ids'>): void {
  if (states.ids.has(node)) return;
  states.ids.set(node, states.ids.size);
  for (const [word, nodes] of node.next) {
    if (!states.symbols.has(word)) states.symbols.set(word, states.symbols.size + MINUTES_WORD + 1);
    for (const next of nodes) collectWords(next, states);
  }
  for (const next of [...node.afterNumber, ...node.afterMinutes, ...node.afterAny]) collectWords(next, states);
}

function toState(nodes: readonly PhraseNode[]): PhraseState {
  const endings = nodes.flatMap((node) =>
    node.endings.map(({ stock, isGuard, isQuestion }) => ({ stock: toStock(stock), isGuard, isQuestion })),
  );
  return { nodes, endings, next: new Map() };
}

function buildStates(): States {
  const graph = toPhraseGraph(PHRASE_STOCKS);
  const states = { symbols: new Map<string, number>(), ids: new Map<PhraseNode, number>() };
  collectWords(graph, states);
  return { ...states, root: toState([graph]), byNodes: new Map() };
}

function toSymbol(key: string, symbols: ReadonlyMap<string, number>): number {
  return symbols.get(key) ?? (isNumber(key) ? NUMBER_WORD : isMinutes(key) ? MINUTES_WORD : OTHER_WORD);
}

/** The state from which no phrase continues. */
export const NOWHERE: PhraseState = { nodes: [], endings: [], next: new Map() };

function step(state: PhraseState, key: string, { byNodes, ids }: States): PhraseState {
  const nodes = new Set<PhraseNode>();
  const add = (more: readonly PhraseNode[]) => {
    for (const node of more) nodes.add(node);
  };
  const [afterNumbers, afterAllMinutes] = [isNumber(key), isMinutes(key)];
  for (const { next, afterNumber, afterMinutes, afterAny } of state.nodes) {
    add(next.get(key) ?? []);
    if (afterNumbers) add(afterNumber);
    if (afterAllMinutes) add(afterMinutes);
    add(afterAny);
  }
  if (nodes.size === 0) return NOWHERE;
  const name = [...nodes]
    .map((node) => ids.get(node) ?? 0)
    .toSorted((one, other) => one - other)
    .join();
  const same = byNodes.get(name) ?? toState([...nodes]);
  byNodes.set(name, same);
  return same;
}

/** The state the next word leads to; a state without nodes if no phrase continues that way. */
export function stateAfter(state: PhraseState, spelling: Spelling): PhraseState {
  const met = state.next.get(spelling.symbol ?? -1);
  if (met !== undefined) return met;
  known ??= buildStates();
  spelling.symbol ??= toSymbol(spelling.key, known.symbols);
  const next = step(state, spelling.key, known);
  state.next.set(spelling.symbol, next);
  return next;
}

/** The state of the phrases that start with a word. */
export function openingOf(spelling: Spelling): PhraseState {
  known ??= buildStates();
  spelling.opening ??= stateAfter(known.root, spelling);
  return spelling.opening;
}

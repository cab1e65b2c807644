import type { Word } from '../text/splitWords.ts';
import { expandPhrase } from './expandPhrase.ts';
import type { PhraseStock, StockName } from './phraseStock.ts';
import { PHRASE_STOCKS } from './stocks/stocks.ts';

/** One phrase found in a text; offsets as in its words. */
export type PhraseMatch = { stock: StockName; start: number; end: number };

type Ending = { stock: StockName; isGuard: boolean; isQuestion: boolean };
type Node = { next: Map<string, Node>; endings: Ending[] };

const toNode = (): Node => ({ next: new Map(), endings: [] });

function addPhrase(root: Node, phrase: string, ending: Omit<Ending, 'isQuestion'>): void {
  const { isQuestion, readings } = expandPhrase(phrase);
  for (const words of readings) {
    let node = root;
    for (const word of words) {
      const next: Node = node.next.get(word) ?? toNode();
      node.next.set(word, next);
      node = next;
    }
    if (
      !node.endings.some((other) => other.stock === ending.stock && other.isGuard === ending.isGuard && other.isQuestion === isQuestion)
    ) {
      node.endings.push({ ...ending, isQuestion });
    }
  }
}

function buildTree(stocks: readonly PhraseStock[]): Node {
  const root = toNode();
  for (const { name, phrases, guards } of stocks) {
    for (const phrase of phrases) addPhrase(root, phrase, { stock: name, isGuard: false });
    for (const phrase of guards) addPhrase(root, phrase, { stock: name, isGuard: true });
  }
  return root;
}

/** Built on first use and then only read. */
let tree: Node | undefined;

const NUMBER_WORDS = new Set([
  'five',
  'ten',
  'fifteen',
  'twenty',
  'thirty',
  'two',
  'three',
  'four',
  'six',
  'seven',
  'eight',
  'nine',
  'dozens',
  'hundreds',
  'thousands',
]);
const isNumber = (key: string): boolean => /^\d[\d.,:']*$/.test(key) || NUMBER_WORDS.has(key);
/** What may stand between two words of one phrase: no stop, no placeholder, no link. */
const GAP = /^[\s,'"()/*\u2018-\u201f\u2010-\u2014-]*$/;

const isJoined = (text: string, left: Word, right: Word): boolean =>
  (right.start - left.end === 1 && text.charCodeAt(left.end) === 32) || GAP.test(text.slice(left.end, right.start));

export type PhraseText = { text: string; words: readonly Word[]; isQuestionAt: (offset: number) => boolean };
type Walk = PhraseText & { report: (ending: Ending, lastWord: number) => void };

function walk(from: Node, index: number, context: Walk): void {
  const word = context.words[index];
  if (word === undefined) return;
  const step = (key: string): void => {
    const node = from.next.get(key);
    if (node === undefined) return;
    for (const ending of node.endings) context.report(ending, index);
    const following = context.words[index + 1];
    if (node.next.size > 0 && following !== undefined && isJoined(context.text, word, following)) walk(node, index + 1, context);
  };
  step(word.key);
  if (from.next.has('#') && isNumber(word.key)) step('#');
  if (from.next.has('#min') && /^\d+mins?$/.test(word.key)) step('#min');
  if (from.next.has('*')) step('*');
}

/** The phrases of all stocks in a text, in order; of phrases of one stock that overlap the first, and of those the longest, counts. */
export function findPhrases(phraseText: PhraseText): PhraseMatch[] {
  tree ??= buildTree(PHRASE_STOCKS);
  const { words } = phraseText;
  const matches: PhraseMatch[] = [];
  /** Per stock: the first word that is still free. */
  const freeFrom = new Map<StockName, number>();
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index];
    if (first === undefined || !mayStart(tree, first.key)) continue;
    const longest = new Map<StockName, { ending: Ending; lastWord: number }>();
    const report = (ending: Ending, lastWord: number): void => {
      if ((freeFrom.get(ending.stock) ?? 0) > index || (ending.isQuestion && !phraseText.isQuestionAt(first.start))) return;
      const known = longest.get(ending.stock);
      if (known === undefined || lastWord > known.lastWord || (lastWord === known.lastWord && ending.isGuard))
        longest.set(ending.stock, { ending, lastWord });
    };
    walk(tree, index, { ...phraseText, report });
    for (const [stock, { ending, lastWord }] of longest) {
      freeFrom.set(stock, lastWord + 1);
      if (!ending.isGuard) matches.push({ stock, start: first.start, end: words[lastWord]?.end ?? first.end });
    }
  }
  return matches;
}

/** Phrases starting with a number are rare: the walk is spared for every other word that starts none. */
const mayStart = (root: Node, key: string): boolean => root.next.has(key) || /^\d/.test(key) || NUMBER_WORDS.has(key);

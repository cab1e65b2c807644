import type { Word } from '../text/splitWords.ts';
import { toPhraseGraph, type PhraseEnding, type PhraseNode } from './phraseGraph.ts';
import type { StockName } from './phraseStock.ts';
import { PHRASE_STOCKS } from './stocks/stocks.ts';

/** One phrase found in a text; offsets as in its words. */
export type PhraseMatch = { stock: StockName; start: number; end: number };

export type PhraseText = { text: string; words: readonly Word[]; isQuestionAt: (offset: number) => boolean };

/** Built on first use and then only read. */
let graph: PhraseNode | undefined;

const NUMBER_WORDS = new Set(
  'two three four five six seven eight nine ten fifteen twenty thirty sixty dozens hundreds thousands'.split(' '),
);
const isDigit = (key: string): boolean => key.charCodeAt(0) >= 48 && key.charCodeAt(0) <= 57;
const isNumber = (key: string): boolean => (isDigit(key) ? /^\d[\d.,:']*$/.test(key) : NUMBER_WORDS.has(key));

/** What may stand between two words of one phrase: no stop, no placeholder, no link. */
const GAP = /^[\s,'"()/*\u2018-\u201f\u2010-\u2014-]*$/;

const isJoined = (text: string, left: Word, right: Word): boolean =>
  (right.start - left.end === 1 && text.charCodeAt(left.end) === 32) || GAP.test(text.slice(left.end, right.start));

type Report = (ending: PhraseEnding, lastWord: number) => void;
type Walk = PhraseText & { report: Report };

function walk(from: PhraseNode, index: number, context: Walk): void {
  const word = context.words[index];
  if (word === undefined) return;
  const known = from.next.get(word.key);
  if (known !== undefined) enter(known, index, context);
  if (from.afterNumber.length > 0 && isNumber(word.key)) enter(from.afterNumber, index, context);
  if (from.afterMinutes.length > 0 && isDigit(word.key) && /^\d+mins?$/.test(word.key)) enter(from.afterMinutes, index, context);
  if (from.afterAny.length > 0) enter(from.afterAny, index, context);
}

function enter(nodes: readonly PhraseNode[], index: number, context: Walk): void {
  const { text, words, report } = context;
  const word = words[index];
  const following = words[index + 1];
  const goesOn = word !== undefined && following !== undefined && isJoined(text, word, following);
  for (const node of nodes) {
    for (const ending of node.endings) report(ending, index);
    if (goesOn) walk(node, index + 1, context);
  }
}

/** The phrases of all stocks in a text, in order; of phrases of one stock that overlap the first, and of those the longest, counts. */
export function findPhrases(phraseText: PhraseText): PhraseMatch[] {
  graph ??= toPhraseGraph(PHRASE_STOCKS);
  const { words } = phraseText;
  const matches: PhraseMatch[] = [];
  /** Per stock: the first word that is still free. */
  const freeFrom = new Map<StockName, number>();
  const longest = new Map<StockName, { isGuard: boolean; lastWord: number }>();
  let first = words[0];
  let index = 0;
  const report: Report = ({ stock, isGuard, isQuestion }, lastWord) => {
    if ((freeFrom.get(stock) ?? 0) > index || (isQuestion && !phraseText.isQuestionAt(first?.start ?? 0))) return;
    const known = longest.get(stock);
    if (known === undefined || lastWord > known.lastWord || (lastWord === known.lastWord && isGuard))
      longest.set(stock, { isGuard, lastWord });
  };
  const context = { ...phraseText, report };
  for (index = 0; index < words.length; index += 1) {
    first = words[index];
    if (first === undefined) break;
    walk(graph, index, context);
    if (longest.size === 0) continue;
    for (const [stock, { isGuard, lastWord }] of longest) {
      freeFrom.set(stock, lastWord + 1);
      if (!isGuard) matches.push({ stock, start: first.start, end: words[lastWord]?.end ?? first.end });
    }
    longest.clear();
  }
  return matches;
}

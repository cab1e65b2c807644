import type { Word } from '../text/splitWords.ts';
import type { PhraseState } from './phraseState.ts';
import { NOWHERE, openingOf, stateAfter } from './phraseStates.ts';
import { STOCK_NAMES, type StockName } from './phraseStock.ts';

/** One phrase found in a text; its offsets are those of its words. */
export type PhraseMatch = { stock: StockName; start: number; end: number };

export type PhraseText = { text: string; words: readonly Word[]; isQuestionAt: (offset: number) => boolean };

/** Characters allowed between two words of a phrase: no period, placeholder or link. A percent sign belongs to its number. */
const GAP = /^[\s,%'"()/*\u2018-\u201f\u2010-\u2014-]*$/;

const isJoined = (text: string, left: Word, right: Word): boolean =>
  (right.start - left.end === 1 && text.charCodeAt(left.end) === 32) || GAP.test(text.slice(left.end, right.start));

/** For each group: the first word not yet used, and the longest phrase at the current word as `2 * last word + guard`, -1 for none. */
type Search = PhraseText & { freeFrom: number[]; longest: number[] };

/** Records the phrases that end with a word, and returns whether there are any. */
function note({ endings }: PhraseState, { from, to }: { from: number; to: number }, search: Search): boolean {
  let isNoted = false;
  for (const { stock, isGuard, isQuestion } of endings) {
    if ((search.freeFrom[stock] ?? 0) > from || (isQuestion && !search.isQuestionAt(search.words[from]?.start ?? 0))) continue;
    const reach = 2 * to + (isGuard ? 1 : 0);
    if (reach > (search.longest[stock] ?? -1)) search.longest[stock] = reach;
    isNoted = true;
  }
  return isNoted;
}

/** Follows the phrases that start with a word as far as possible, and returns whether any ends. */
function follow(opening: PhraseState, from: number, search: Search): boolean {
  const { text, words } = search;
  let isNoted = false;
  let state = opening;
  for (let to = from; ; to += 1) {
    if (state.endings.length > 0 && note(state, { from, to }, search)) isNoted = true;
    const [word, following] = [words[to], words[to + 1]];
    if (word === undefined || following === undefined) return isNoted;
    state = stateAfter(state, following.spelling);
    if (state === NOWHERE || !isJoined(text, word, following)) return isNoted;
  }
}

/** Takes the longest phrases at a word. Their words are used up; all phrases except guards count. */
function take(from: number, { words, freeFrom, longest }: Search, matches: PhraseMatch[]): void {
  const first = words[from];
  for (let index = 0; index < longest.length; index += 1) {
    const reach = longest[index] ?? -1;
    if (reach < 0) continue;
    const stock = STOCK_NAMES[index];
    if (first === undefined || stock === undefined) continue;
    longest[index] = -1;
    freeFrom[index] = (reach >> 1) + 1;
    if ((reach & 1) === 0) matches.push({ stock, start: first.start, end: words[reach >> 1]?.end ?? first.end });
  }
}

/**
 * The phrases of all groups in a text, in order. Of overlapping phrases in one group, the first counts; of several with the same start, the
 * longest.
 */
export function findPhrases(phraseText: PhraseText): PhraseMatch[] {
  const { text, words, isQuestionAt } = phraseText;
  const search = { text, words, isQuestionAt, freeFrom: STOCK_NAMES.map(() => 0), longest: STOCK_NAMES.map(() => -1) };
  const matches: PhraseMatch[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const spelling = words[index]?.spelling;
    if (spelling === undefined) break;
    const opening = spelling.opening ?? openingOf(spelling);
    if (opening !== NOWHERE && follow(opening, index, search)) take(index, search, matches);
  }
  return matches;
}

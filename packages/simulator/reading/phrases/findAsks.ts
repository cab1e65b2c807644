import type { Range } from '../sections/splitBlocks.ts';
import type { PhraseMatch } from './findPhrases.ts';
import { isAskedAboutOthers, isAskedOfOthers } from './isAskedOfOthers.ts';
import type { StockName } from './phraseStock.ts';

/**
 * Strongest first. Of the first two, only the stronger counts in a sentence; a request for an answer counts only if it is the only request.
 */
const ASK_STOCKS = ['meetingAsk', 'interestAsk', 'referralAsk', 'actionAsk', 'answerAsk'] as const satisfies readonly StockName[];
export type AskStock = (typeof ASK_STOCKS)[number];

/** A phrase that asks for something. */
export type Ask = PhraseMatch & { stock: AskStock };

const isAsk = (match: PhraseMatch): match is Ask => ASK_STOCKS.some((stock) => stock === match.stock);

/** Whether a stronger ask in the same sentence replaces this one. */
function isCovered(kind: AskStock, kinds: ReadonlySet<AskStock>): boolean {
  if (kind === 'interestAsk') return kinds.has('meetingAsk');
  return kind === 'answerAsk' && kinds.size > 1;
}

/** What nobody has to do: "There is nothing to sign up for", "You do not have to install anything or book a call". */
const SPARED =
  /\b(?:nothing(?: else| more)? to|no (?:need|obligation|requirement) to|(?:do not|don['\u2019]?t|won['\u2019]?t|will not|never) (?:need|have) to|need not|needn['\u2019]t|without (?:having|needing) to) (?:(?:even|ever|first) )?(?:\p{L}+(?: \p{L}+){0,2},? (?:or|and) (?:to )?)*$/iu;
/** Far enough before a phrase to tell. */
const NEAR = 60;

type AskedText = { text: string; phrases: readonly PhraseMatch[]; sentenceAt: (offset: number) => Range | undefined };

/** The asks in a text, in order: one per kind and sentence. An ask repeated word for word counts once. */
export function findAsks({ text, phrases, sentenceAt }: AskedText): Ask[] {
  const isForOthers = (ask: Ask): boolean => {
    if (ask.stock !== 'meetingAsk') return false;
    const sentence = sentenceAt(ask.start);
    return isAskedOfOthers(text, ask.start) || (sentence !== undefined && isAskedAboutOthers(text, ask, sentence));
  };
  const isSpared = ({ start }: Ask): boolean => SPARED.test(text.slice(Math.max(sentenceAt(start)?.start ?? 0, start - NEAR), start));
  const matches = phrases.filter(isAsk).filter((ask) => !isForOthers(ask) && !isSpared(ask));
  if (matches.length < 2) return matches;
  const kindsBySentence = new Map<number, Map<AskStock, Ask>>();
  for (const match of matches) {
    const sentence = sentenceAt(match.start)?.start ?? 0;
    const kinds = kindsBySentence.get(sentence) ?? new Map<AskStock, Ask>();
    if (!kinds.has(match.stock)) kinds.set(match.stock, match);
    kindsBySentence.set(sentence, kinds);
  }
  const asks: Ask[] = [];
  const seen = new Set<string>();
  for (const kinds of kindsBySentence.values()) {
    const present = new Set(kinds.keys());
    for (const [kind, ask] of kinds) {
      const words = text.slice(ask.start, ask.end).toLowerCase();
      if (isCovered(kind, present) || seen.has(`${kind} ${words}`)) continue;
      seen.add(`${kind} ${words}`);
      asks.push(ask);
    }
  }
  return asks.toSorted((one, other) => one.start - other.start);
}

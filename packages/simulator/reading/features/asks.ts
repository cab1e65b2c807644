import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import type { PhraseMatch } from '../phrases/findPhrases.ts';
import type { StockName } from '../phrases/phraseStock.ts';
import { sentenceStartOf } from './questions.ts';
import { toSpans, type FeatureReader } from './reader.ts';

/** Strongest first: in one sentence the first of the first two counts alone, and an answer is asked for only where nothing else is. */
const ASK_STOCKS = ['meetingAsk', 'interestAsk', 'referralAsk', 'actionAsk', 'answerAsk'] as const satisfies readonly StockName[];
type AskStock = (typeof ASK_STOCKS)[number];

type Ask = PhraseMatch & { stock: AskStock };

const isAsk = (match: PhraseMatch): match is Ask => ASK_STOCKS.some((stock) => stock === match.stock);

/** Whether a stronger ask of the same sentence stands for this one. */
function isCovered(kind: AskStock, kinds: ReadonlySet<AskStock>): boolean {
  if (kind === 'interestAsk') return kinds.has('meetingAsk');
  return kind === 'answerAsk' && kinds.size > 1;
}

/** Three features share the asks of one draft. */
const asksOfDraft = new WeakMap<EmailDraft, Ask[]>();

function findAsks(draft: EmailDraft): Ask[] {
  const known = asksOfDraft.get(draft);
  if (known !== undefined) return known;
  const matches = draft.bodyPhrases.filter(isAsk);
  const asks = matches.length === 0 ? [] : sortAsks(draft, matches);
  asksOfDraft.set(draft, asks);
  return asks;
}

/** One ask per kind and sentence; an ask repeated word by word counts once. */
function sortAsks(draft: EmailDraft, matches: readonly Ask[]): Ask[] {
  const kindsBySentence = new Map<number, Map<AskStock, Ask>>();
  for (const match of matches) {
    const sentence = sentenceStartOf(draft, match.start);
    const kinds = kindsBySentence.get(sentence) ?? new Map<AskStock, Ask>();
    if (!kinds.has(match.stock)) kinds.set(match.stock, match);
    kindsBySentence.set(sentence, kinds);
  }
  const asks: Ask[] = [];
  const seen = new Set<string>();
  for (const kinds of kindsBySentence.values()) {
    const present = new Set(kinds.keys());
    for (const [kind, ask] of kinds) {
      const words = draft.body.visible.slice(ask.start, ask.end).toLowerCase();
      if (isCovered(kind, present) || seen.has(`${kind} ${words}`)) continue;
      seen.add(`${kind} ${words}`);
      asks.push(ask);
    }
  }
  return asks.toSorted((one, other) => one.start - other.start);
}

const spansOfKind = (draft: EmailDraft, kind: AskStock): Span[] =>
  toSpans(
    'body',
    findAsks(draft).filter((ask) => ask.stock === kind),
  );

export const askReaders = {
  interestAsks: { find: (draft) => spansOfKind(draft, 'interestAsk') },
  meetingAsks: { find: (draft) => spansOfKind(draft, 'meetingAsk') },
  asks: { find: (draft) => toSpans('body', findAsks(draft)) },
} satisfies Partial<Record<Feature, FeatureReader>>;

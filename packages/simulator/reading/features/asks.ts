import type { EmailDraft } from '../draft.ts';
import type { Feature, Span } from '../features.ts';
import type { AskStock } from '../phrases/findAsks.ts';
import { countPhrases, toSpans, type FeatureReader } from './reader.ts';

const spansOfKind = ({ asks }: EmailDraft, kind: AskStock): Span[] =>
  toSpans(
    'body',
    asks.filter((ask) => ask.stock === kind),
  );
const kindReader = (kind: AskStock): FeatureReader => ({
  find: (draft) => spansOfKind(draft, kind),
  read: ({ asks }) => countPhrases(asks, kind),
});

export const askReaders = {
  interestAsks: kindReader('interestAsk'),
  meetingAsks: kindReader('meetingAsk'),
  asks: { find: ({ asks }) => toSpans('body', asks), read: ({ asks }) => asks.length },
} satisfies Partial<Record<Feature, FeatureReader>>;

import type { InsightSide } from '@coldcast/contract/insights';

export type InsightKind = 'open' | 'negative-open' | 'reply';

export type InsightGroup = { id: 'positive' | 'negative'; title: string; side: InsightSide };

type KindWords = { stage: 'open' | 'reply'; rate: 'open' | 'reply'; label: string; title: string };

/** The texts of the three pages, exactly as specified. */
export const insightKinds: Record<InsightKind, KindWords> = {
  open: { stage: 'open', rate: 'open', label: 'Open Rate Analysis', title: 'Why recipients opened your emails' },
  'negative-open': {
    stage: 'open',
    rate: 'open',
    label: 'Unopened Email Analysis',
    title: "Why recipients don't want to open your emails",
  },
  reply: { stage: 'reply', rate: 'reply', label: 'Reply Rate Analysis', title: "Why recipients replied/didn't reply to your emails" },
};

function withoutThoseOf(side: InsightSide, other: InsightSide): InsightSide {
  const ids = new Set(other.top_factors.map(({ factor_id: id }) => id));
  return { ...side, top_factors: side.top_factors.filter(({ factor_id: id }) => !ids.has(id)) };
}

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\d\u201c])/u;

/** A summary without the sentences of another one on the same page. */
function withoutWordsOf({ summary, ...side }: InsightSide, { summary: other }: InsightSide): InsightSide {
  const told = new Set(other.narrative.split(SENTENCE_END));
  return {
    ...side,
    summary: {
      ...summary,
      narrative: summary.narrative
        .split(SENTENCE_END)
        .filter((sentence) => !told.has(sentence))
        .join(' '),
      key_takeaways: summary.key_takeaways.filter((takeaway) => !other.key_takeaways.includes(takeaway)),
    },
  };
}

/**
 * The parts of an answer on a page. The reply page has both sides, positive first; its ranking mixes both and the negative side is
 * complete, so a factor is shown once.
 */
export function toGroups(kind: InsightKind, insight: InsightSide, negativeInsight: InsightSide): InsightGroup[] {
  const positive = {
    id: 'positive',
    title: kind === 'open' ? 'Why they opened' : 'Why they replied',
    side: kind === 'reply' ? withoutThoseOf(insight, negativeInsight) : insight,
  } as const;
  const negative = {
    id: 'negative',
    title: kind === 'negative-open' ? 'Why they didn’t open' : 'Why they didn’t reply',
    side: kind === 'reply' ? withoutWordsOf(negativeInsight, insight) : negativeInsight,
  } as const;
  if (kind === 'open') return [positive];
  return kind === 'negative-open' ? [negative] : [positive, negative];
}

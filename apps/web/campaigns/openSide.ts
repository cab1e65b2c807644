import type { InsightSide } from '@coldcast/contract/insights';

export type OpenSide = { side: InsightSide; page: 'open-insights' | 'negative-open-insights' };

/** What is shown of the open insights: what helped opens; if nothing did, what hurt them. */
export function toOpenSide(insight: InsightSide, negativeInsight: InsightSide): OpenSide {
  if (insight.top_factors.length > 0 || negativeInsight.top_factors.length === 0) return { side: insight, page: 'open-insights' };
  const summary = insight.summary.narrative === '' ? negativeInsight.summary : insight.summary;
  return { side: { ...negativeInsight, summary }, page: 'negative-open-insights' };
}

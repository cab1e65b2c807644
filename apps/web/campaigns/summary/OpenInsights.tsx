import type { InsightSide } from '@coldcast/contract/insights';
import { useInsights } from '../../api/useInsights.ts';
import { InsightCard } from './InsightCard.tsx';

/** What the card shows: what helped opens; if nothing did, what hurt them. */
function toShown(insight: InsightSide, negativeInsight: InsightSide): { side: InsightSide; page: string } {
  if (insight.top_factors.length > 0 || negativeInsight.top_factors.length === 0) return { side: insight, page: 'open-insights' };
  const summary = insight.summary.narrative === '' ? negativeInsight.summary : insight.summary;
  return { side: { ...negativeInsight, summary }, page: 'negative-open-insights' };
}

/** The open insights of a completed campaign; nothing while they are being created or if that fails. */
export function OpenInsights({ campaignId, basePath }: { campaignId: string; basePath: string }) {
  const { data } = useInsights('open', campaignId);
  if (data === undefined) return null;
  const { side, page } = toShown(data.insight, data.negativeInsight);
  return (
    <InsightCard
      title="Why recipients opened your emails"
      rate="open"
      side={side}
      detailsPath={`${basePath}/${page}`}
      more={{ label: "View detailed insights why users don't want to open", to: `${basePath}/negative-open-insights` }}
    />
  );
}

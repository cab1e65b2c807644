import { useInsights } from '../../api/useInsights.ts';
import { InsightCard } from './InsightCard.tsx';

/** The open-rate insights of a completed campaign; nothing while they are made, and nothing when that fails (specification 8). */
export function OpenInsights({ campaignId, basePath }: { campaignId: string; basePath: string }) {
  const { data } = useInsights('open', campaignId);
  if (data === undefined || data.insight.top_factors.length === 0) return null;
  return (
    <InsightCard
      title="Why recipients opened your emails"
      rate="open"
      side={data.insight}
      detailsPath={`${basePath}/open-insights`}
      more={{ label: "View detailed insights why users don't want to open", to: `${basePath}/negative-open-insights` }}
    />
  );
}

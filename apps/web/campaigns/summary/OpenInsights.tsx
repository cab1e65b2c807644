import { useInsights } from '../../api/useInsights.ts';
import { toOpenSide } from '../openSide.ts';
import { InsightCard } from './InsightCard.tsx';

/** The open insights of a completed campaign; nothing while they are being created or if that fails. */
export function OpenInsights({ campaignId, basePath }: { campaignId: string; basePath: string }) {
  const { data } = useInsights('open', campaignId);
  if (data === undefined) return null;
  const { side, page } = toOpenSide(data.insight, data.negativeInsight);
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

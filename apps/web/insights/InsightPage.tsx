import { useParams } from 'react-router';
import { useInsights } from '../api/useInsights.ts';
import { insightKinds, type InsightKind } from './insightKinds.ts';
import { InsightView, type InsightState } from './InsightView.tsx';
import { useCampaignName } from './useCampaignName.ts';

export function InsightPage({ kind }: { kind: InsightKind }) {
  const { campaignId = '' } = useParams();
  const { data, error, isError, isFetching, refetch } = useInsights(insightKinds[kind].stage, campaignId);
  const campaignName = useCampaignName(campaignId);
  const toState = (): InsightState => {
    if (data !== undefined) {
      const { insight, negativeInsight, rewrite = null, notes = [] } = data;
      return { kind: 'loaded', insight, negativeInsight, rewrite, notes };
    }
    if (isError && !isFetching) return { kind: 'error', error, retry: () => void refetch() };
    return { kind: 'loading' };
  };
  return <InsightView page={kind} campaignId={campaignId} campaignName={campaignName} state={toState()} />;
}

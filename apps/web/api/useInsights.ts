import { generateOpenInsights, generateReplyInsights } from '@coldcast/contract/insights';
import { useQuery } from '@tanstack/react-query';
import { callApi } from './callApi.ts';

type Stage = 'open' | 'reply';

/**
 * The insights of a completed campaign. Generating is idempotent: the first call creates them, later calls get the stored answer, so this
 * POST may be a query.
 */
export function useInsights(stage: Stage, campaignId: string, isEnabled = true) {
  const endpoint = stage === 'open' ? generateOpenInsights : generateReplyInsights;
  return useQuery({
    queryKey: ['insights', campaignId, stage],
    queryFn: async ({ signal }) => (await callApi(endpoint, { query: { campaignId }, signal })).data,
    enabled: isEnabled,
    staleTime: Infinity,
  });
}

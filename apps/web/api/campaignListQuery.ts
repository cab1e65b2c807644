import { listCampaigns } from '@coldcast/contract/campaigns';
import { listCampaignAnalytics } from '@coldcast/contract/results';
import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './callApi.ts';
import { CAMPAIGNS_KEY } from './queryKeys.ts';

async function fetchList(signal: AbortSignal) {
  const [items, analytics] = await Promise.all([
    callApi(listCampaigns, { signal }),
    callApi(listCampaignAnalytics, { query: { bucket: DEFAULT_BUCKET }, signal }),
  ]);
  return { items, analytics };
}

/** All campaigns with their counts at the bucket of the list. */
export const campaignListQuery = queryOptions({ queryKey: CAMPAIGNS_KEY, queryFn: ({ signal }) => fetchList(signal) });

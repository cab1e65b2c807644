import { getCampaign, getCampaignFile, listCampaigns } from '@coldcast/contract/campaigns';
import { listAnalyticsRanges, listCampaignAnalytics } from '@coldcast/contract/results';
import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './callApi.ts';
import { campaignKey, CAMPAIGNS_KEY } from './queryKeys.ts';

async function fetchList(signal: AbortSignal) {
  const [items, analytics] = await Promise.all([
    callApi(listCampaigns, { signal }),
    callApi(listCampaignAnalytics, { query: { bucket: DEFAULT_BUCKET }, signal }),
  ]);
  return { items, analytics };
}

/** All campaigns with their counts at the bucket of the list. */
export const campaignListQuery = queryOptions({ queryKey: CAMPAIGNS_KEY, queryFn: ({ signal }) => fetchList(signal) });

/** One campaign without its leads, which no screen needs and which make up most of the answer. */
export const campaignQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKey(campaignId), 'campaign'],
    queryFn: ({ signal }) => callApi(getCampaign, { params: { campaignId }, query: { campaignFile: 'omit' }, signal }),
  });

export const rangesQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKey(campaignId), 'ranges'],
    queryFn: ({ signal }) => callApi(listAnalyticsRanges, { params: { campaignId }, signal }),
  });

/** The leads and emails of a campaign as its file; it never changes. */
export const campaignFileQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKey(campaignId), 'file'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(getCampaignFile, { params: { campaignId }, signal }),
  });

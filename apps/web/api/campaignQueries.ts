import { getCampaign, getCampaignFile } from '@coldcast/contract/campaignDetail';
import { listAnalyticsRanges } from '@coldcast/contract/results';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './callApi.ts';
import { campaignKey } from './queryKeys.ts';

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

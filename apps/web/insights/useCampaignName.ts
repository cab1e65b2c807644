import { getCampaign } from '@coldcast/contract/campaignDetail';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';

/** The campaign's name for the breadcrumb; undefined until known. Shares the query of the campaign page. */
export function useCampaignName(campaignId: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['campaigns', campaignId, 'campaign'],
    queryFn: ({ signal }) => callApi(getCampaign, { params: { campaignId }, query: { campaignFile: 'omit' }, signal }),
    staleTime: 60_000,
  });
  return data?.data.campaignName;
}

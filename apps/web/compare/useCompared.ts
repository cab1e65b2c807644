import type { CampaignItem } from '@coldcast/contract/campaigns';
import type { BucketAnalytics } from '@coldcast/contract/results';
import { useQueries, useQuery } from '@tanstack/react-query';
import { campaignListQuery } from '../api/campaignListQuery.ts';
import { rangesQuery } from '../api/campaignQueries.ts';

export type ComparedCampaign = { item: CampaignItem; ranges: readonly BucketAnalytics[] };

/** The chosen campaigns with their counts at every bucket, in the address's order. Unknown ids are left out. */
export function useCompared(campaignIds: readonly string[]) {
  const list = useQuery(campaignListQuery);
  const items = campaignIds.flatMap((id) => list.data?.items.find(({ campaignId }) => campaignId === id) ?? []);
  const ranges = useQueries({ queries: items.map(({ campaignId }) => rangesQuery(campaignId)) });
  const compared = items.flatMap((item, index): ComparedCampaign[] => {
    const counts = ranges[index]?.data;
    return counts ? [{ item, ranges: counts }] : [];
  });
  return {
    all: list.data?.items,
    compared,
    isLoading: list.isPending || ranges.some(({ isPending }) => isPending),
    error: list.error ?? ranges.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      void list.refetch();
      for (const query of ranges) if (query.error !== null) void query.refetch();
    },
  };
}

import { toBucketIndex, type Bucket } from '@coldcast/rules/deliverability';
import type { Comparison } from '@coldcast/simulator/compareEmails';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { campaignFileQuery } from '../api/campaignQueries.ts';
import { CAMPAIGNS_KEY } from '../api/queryKeys.ts';
import { useSession } from '../session/useSession.tsx';
import type { ComparedCampaign } from './useCompared.ts';
import { runComparison } from './worker/runComparison.ts';

export type Paired = { comparisons: ReadonlyMap<string, Comparison>; pending: ReadonlySet<string> };

/**
 * For each campaign but the first, its comparison with the first person by person if both went to the same people; otherwise null. Only
 * campaigns of the same size have their files read, once; if that fails, the page shows the plain comparison. `pending` are those whose
 * comparison is not ready.
 */
export function usePaired(compared: readonly ComparedCampaign[], bucket: Bucket): Paired {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const seed = user?.orgId ?? '';
  const first = compared[0]?.item;
  const mayPair = compared.slice(1).filter(({ item }) => first && item.progress.total === first.progress.total && !item.leadsDeletedAt);
  const answers = useQueries({
    queries: mayPair.map(({ item }) => ({
      queryKey: [...CAMPAIGNS_KEY, 'paired', first?.campaignId, item.campaignId, bucket],
      staleTime: Infinity,
      enabled: first !== undefined && !first.leadsDeletedAt,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [one, other] = await Promise.all(
          [first?.campaignId ?? '', item.campaignId].map((campaignId) => queryClient.fetchQuery(campaignFileQuery(campaignId))),
        );
        if (one === undefined || other === undefined) return null;
        const answer = await runComparison(
          { kind: 'paired', first: one.csv, second: other.csv, seed, bucket: toBucketIndex(bucket) },
          { signal },
        );
        return answer.kind === 'compared' ? answer.comparison : null;
      },
    })),
  });
  const comparisons = new Map(
    mayPair.flatMap(({ item }, index) => {
      const comparison = answers[index]?.data;
      return comparison ? [[item.campaignId, comparison]] : [];
    }),
  );
  const pending = new Set(mayPair.flatMap(({ item }, index) => (answers[index]?.isLoading ? [item.campaignId] : [])));
  return { comparisons, pending };
}

import { explainLead } from '@coldcast/contract/insights';
import type { Bucket } from '@coldcast/rules/deliverability';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { callApi } from '../../api/callApi.ts';
import { campaignKey } from '../../api/queryKeys.ts';

/** The campaign and bucket of the leads a table shows. */
export const LeadScope = createContext<{ campaignId: string; bucket: Bucket } | null>(null);

/** What helps and hurts with this lead; the engine is pure, so an answer never becomes outdated. */
export function useLeadReasons(leadId: string) {
  const scope = use(LeadScope);
  if (scope === null) throw new Error('useLeadReasons needs a LeadScope above it.');
  const { campaignId, bucket } = scope;
  const query = useQuery({
    queryKey: [...campaignKey(campaignId), 'reasons', leadId, bucket],
    queryFn: ({ signal }) => callApi(explainLead, { params: { campaignId, leadId }, query: { bucket }, signal }),
    staleTime: Infinity,
  });
  return { ...query, bucket };
}

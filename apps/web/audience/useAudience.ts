import { setComplaintPrices } from '@coldcast/contract/audience';
import { recutAudience, type AudienceView } from '@coldcast/rules/audienceAnswer';
import { sumFirst } from '@coldcast/rules/audienceCut';
import type { ComplaintPrices } from '@coldcast/rules/complaintPrices';
import type { Bucket } from '@coldcast/rules/deliverability';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';
import { complaintPricesQuery } from '../api/complaintPricesQuery.ts';
import { useMemo } from 'react';
import { useLatestResult } from '../worker/useLatestResult.ts';
import { askAudience } from './worker/askAudience.ts';
import type { AudienceList } from './worker/answerAudienceQuestion.ts';

/** The organization's prices, and the call that changes them. */
export function useComplaintPrices() {
  const client = useQueryClient();
  const prices = useQuery(complaintPricesQuery);
  const save = useMutation({
    mutationFn: (body: ComplaintPrices) => callApi(setComplaintPrices, { body }),
    onSuccess: (saved) => client.setQueryData(complaintPricesQuery.queryKey, saved),
  });
  return { prices, save };
}

type Asked = { list: AudienceList | undefined; bucket: Bucket; prices: ComplaintPrices | undefined };

async function plan({ list, bucket, prices }: Asked): Promise<AudienceView> {
  if (list === undefined || prices === undefined) throw new Error('There is no list yet.');
  const reply = await askAudience({ kind: 'plan', list, bucket, prices });
  if (reply.kind !== 'plan') throw new Error('The forecast stopped. Please try again.');
  return reply.view;
}

/** Whom on a list to send to. The previous answer stays until the next one arrives. */
export const useAudience = ({ list, bucket, prices }: Asked) =>
  useQuery({
    queryKey: ['audience', list?.key, bucket, prices],
    enabled: list !== undefined && prices !== undefined,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: () => plan({ list, bucket, prices }),
  });

async function askCut({ list, bucket, leadIds }: { list: AudienceList; bucket: Bucket; leadIds: readonly string[] }) {
  const reply = await askAudience({ kind: 'cut', list, bucket, leadIds });
  if (reply.kind !== 'cut') throw new Error('The forecast stopped. Please try again.');
  return reply.kept;
}

/** Waits until the handle rests. */
const REST_MS = 120;

type Cut = { planned: AudienceView; list: AudienceList; cut: number | null };

/** An audience at the user's cut, if any; until a launch of the leads before it is forecast, they have the rates of the whole list. */
export function useCut({ planned, list, cut }: Cut): { view: AudienceView; isStale: boolean } {
  const { bucket, prices, leads } = planned;
  const asked = cut === null ? null : JSON.stringify([list.key, bucket, prices, cut]);
  const ask = () => askCut({ list, bucket, leadIds: leads.slice(0, cut ?? 0).map(({ leadId }) => leadId) });
  const { value, failure, isCurrent } = useLatestResult(asked, ask, REST_MS);
  const kept = isCurrent ? value : undefined;
  const view = useMemo(() => (cut === null ? planned : recutAudience(planned, kept ?? sumFirst(planned, cut))), [planned, cut, kept]);
  return { view, isStale: cut !== null && kept === undefined && failure === null };
}

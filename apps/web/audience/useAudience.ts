import { setComplaintPrices } from '@coldcast/contract/audience';
import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import type { ComplaintPrices } from '@coldcast/rules/complaintPrices';
import type { Bucket } from '@coldcast/rules/deliverability';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';
import { complaintPricesQuery } from '../api/complaintPricesQuery.ts';
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

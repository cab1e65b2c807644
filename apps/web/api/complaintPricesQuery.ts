import { getComplaintPrices } from '@coldcast/contract/audience';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './callApi.ts';

/** What a spam report and an opt-out cost the organization, in interested replies. */
export const complaintPricesQuery = queryOptions({
  queryKey: ['complaint-prices'],
  staleTime: 60_000,
  queryFn: ({ signal }) => callApi(getComplaintPrices, { signal }),
});

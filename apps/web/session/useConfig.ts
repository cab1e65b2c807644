import { getConfig } from '@coldcast/contract/product';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';

/** Addresses and the demo account of this installation; undefined until loaded. */
export const useConfig = () =>
  useQuery({ queryKey: ['config'], queryFn: ({ signal }) => callApi(getConfig, { signal }), staleTime: Infinity });

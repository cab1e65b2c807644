import type { KeyScope } from '@coldcast/contract/endpoint';
import { createApiKey, listApiKeys, revokeApiKey } from '@coldcast/contract/apiKeys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/callApi.ts';

const API_KEYS_KEY = ['api-keys'] as const;

export const useApiKeys = () => useQuery({ queryKey: API_KEYS_KEY, queryFn: ({ signal }) => callApi(listApiKeys, { signal }) });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: API_KEYS_KEY });
}

export function useCreateApiKey() {
  const refresh = useRefresh();
  // Discarded as soon as it is no longer shown: the answer contains the key.
  return useMutation({
    mutationFn: (body: { name: string; scopes: KeyScope[] }) => callApi(createApiKey, { body }),
    onSuccess: refresh,
    gcTime: 0,
  });
}

export function useRevokeApiKey() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: (keyId: string) => callApi(revokeApiKey, { params: { keyId } }), onSuccess: refresh });
}

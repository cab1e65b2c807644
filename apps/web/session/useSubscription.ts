import { getSubscription } from '@coldcast/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/callApi.ts';
import { serverNow } from '../api/serverClock.ts';
import { isNewAccount, SUBSCRIPTION_POLL_MS } from './newAccount.ts';
import { useSession } from './useSession.tsx';

/** Query key of the subscription; invalidate it after anything that spends credits. */
export const SUBSCRIPTION_KEY = ['subscription'] as const;

/** Plan and balances: undefined while unknown, null if there is none. Fetched every 10 s while a new account waits for it. */
export function useSubscription() {
  const { user } = useSession();
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: ({ signal }) => callApi(getSubscription, { signal }),
    enabled: user !== null,
    refetchInterval: ({ state }) =>
      state.data === null && user !== null && isNewAccount(user.createdAt, serverNow()) ? SUBSCRIPTION_POLL_MS : false,
  });
}

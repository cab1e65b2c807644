import { getMe, login as loginCall, logout as logoutCall } from '@coldcast/contract/users';
import type { User } from '@coldcast/contract/users';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { callApi } from '../api/callApi.ts';
import { isWorthRetrying } from '../api/queryClient.ts';
import { clearToken, storeToken, readToken, subscribeToToken } from '../api/sessionToken.ts';

export const profileQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['me', token],
    queryFn: ({ signal }) => callApi(getMe, { signal }),
    staleTime: Infinity,
    retry: (failures, error) => failures < 2 && isWorthRetrying(error),
  });

export type Credentials = { email: string; password: string };

export type Session = {
  status: 'loading' | 'signedIn' | 'signedOut';
  user: User | null;
  login: (credentials: Credentials) => Promise<void>;
  logout: () => void;
};

const SessionContext = createContext<Session | null>(null);

async function login({ email, password }: Credentials): Promise<void> {
  const { token } = await callApi(loginCall, { body: { email, password } });
  storeToken(token);
}

function logout(): void {
  // Also deletes the token on the server; if that fails, the person is signed out here anyway.
  callApi(logoutCall).catch(() => undefined);
  clearToken();
}

/** Holds who is signed in. The profile is fetched for each new token; if that fails permanently, the token is dropped. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const token = useSyncExternalStore(subscribeToToken, readToken);
  const profile = useQuery({ ...profileQuery(token), enabled: token !== null });
  const hasFailed = profile.isError && profile.data === undefined;
  useEffect(() => {
    if (hasFailed) clearToken();
  }, [hasFailed]);
  useEffect(() => {
    // No data of one person's session may show in the next one's.
    return () => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' && queryKey[1] !== readToken() });
  }, [token, queryClient]);

  const user = token === null ? null : (profile.data ?? null);
  const session = useMemo<Session>(() => {
    const status = user ? 'signedIn' : token === null || hasFailed ? 'signedOut' : 'loading';
    return { status, user, login, logout };
  }, [user, token, hasFailed]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

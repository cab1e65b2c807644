import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';

/** A refusal (4xx) is final; anything else may have been a lost packet or a busy server. */
export const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError && error.status >= 400 && error.status < 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(400 * 2 ** attempt, 3000),
        staleTime: 5000,
        // A browser that reports being offline still shows a failure with Retry instead of waiting silently.
        networkMode: 'always',
        // 'always' turns this off; what failed offline then stayed on the page after the connection was back.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

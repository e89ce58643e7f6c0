import { QueryClient } from '@tanstack/react-query';

/**
 * What the provider has told, kept for the life of the document. Nothing is asked again by itself (HOME-066): a key is made stale by
 * name. `networkMode: always`: without a network a query fails, and is told so, instead of waiting in silence.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnMount: true,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

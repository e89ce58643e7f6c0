import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Services, useServices } from './Services.ts';

/**
 * Creates the cache of the provider's data, which lives as long as the document. Nothing is refetched automatically (HOME-066), only after
 * an invalidation. With `networkMode: always` a query without a network fails and reports it, instead of pausing silently.
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
    },
  });
}

type EndParts = Pick<Services, 'session'> & { readonly lifecycle: Pick<Services['lifecycle'], 'leaving'> };

/**
 * Removes the customer's data when a session ends, even if the app does not reload (D-SES-24, D-SES-25). A page that stays visible until
 * the reload keeps its data, but its pending requests are cancelled.
 */
export function clearAtSessionEnd(queries: QueryClient, { session, lifecycle }: EndParts): () => void {
  return session.subscribe(({ name }) => {
    if (name !== 'ended' && name !== 'signedIn') return;
    if (lifecycle.leaving() === null) queries.clear();
    else void queries.cancelQueries();
  });
}

let queries: QueryClient | null = null;

/** Provides the cache to the pages that need the provider's data. The welcome pages paint without it. One cache per document. */
export function QueriesProvider({ children }: { readonly children: ReactNode }) {
  const { session, lifecycle } = useServices();
  const client = (queries ??= createQueries());
  useEffect(() => clearAtSessionEnd(client, { session, lifecycle }), [session, lifecycle, client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

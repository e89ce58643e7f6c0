import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Services, useServices } from './Services.ts';

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

type EndParts = Pick<Services, 'session'> & { readonly lifecycle: Pick<Services['lifecycle'], 'leaving'> };

/**
 * When a session ends nothing of its customer stays, also where the app does not load afresh (D-SES-24, D-SES-25). A page that goes on showing
 * what it shows until it is loaded afresh keeps its data; what it still asks for is nobody's any more.
 */
export function forgetAtEnd(queries: QueryClient, { session, lifecycle }: EndParts): () => void {
  return session.subscribe(({ name }) => {
    if (name !== 'ended' && name !== 'signedIn') return;
    if (lifecycle.leaving() === null) queries.clear();
    else void queries.cancelQueries();
  });
}

let queries: QueryClient | null = null;

/** What the provider has told, for the pages that ask it; the welcome pages paint without. One cache for the life of the document. */
export function QueriesProvider({ children }: { readonly children: ReactNode }) {
  const { session, lifecycle } = useServices();
  const client = (queries ??= createQueries());
  useEffect(() => forgetAtEnd(client, { session, lifecycle }), [session, lifecycle, client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

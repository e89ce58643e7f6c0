import {
  type FetchQueryOptions,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@wallet/contract/endpoint';
import { useCallback } from 'react';
import type { Call, CallInput } from '../api/call.ts';
import { useCall } from './useCall.ts';

type CallQuery = {
  readonly queryKey: QueryKey;
  /** True to repeat the request after a network or provider failure (`CallOptions`). @default false */
  readonly repeats?: boolean;
};

/** Returns a query that makes one call. Cancelling the query cancels the request. */
export const createCallQuery = <E extends Endpoint>(
  call: Call,
  endpoint: E,
  input: CallInput<E>,
  { queryKey, repeats = false }: CallQuery,
) => ({
  queryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ResponseOf<E>> => call(endpoint, input, { signal, repeats }),
});

/** Makes a call as a query. */
export function useCallQuery<E extends Endpoint, Data = ResponseOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  { queryKey, repeats = false, ...options }: CallQuery & Omit<UseQueryOptions<ResponseOf<E>, Error, Data>, 'queryKey' | 'queryFn'>,
): UseQueryResult<Data> {
  return useQuery({ ...createCallQuery(useCall(), endpoint, input, { queryKey, repeats }), ...options });
}

/** Returns a function that resolves with cached data up to the given age in milliseconds, or makes the call. */
export function useRecentCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  query: CallQuery,
): (maxAgeMs: number) => Promise<ResponseOf<E>> {
  const call = useCall();
  const queries = useQueryClient();
  return (staleTime) => queries.fetchQuery({ ...createCallQuery(call, endpoint, input, query), staleTime });
}

/** Returns a function that fetches a query. Aborting the signal cancels its request. */
export function useFetchQuery(): <Data>(query: FetchQueryOptions<Data>, signal: AbortSignal) => Promise<Data> {
  const queries = useQueryClient();
  return useCallback(
    async (query, signal) => {
      const cancel = () => void queries.cancelQueries({ queryKey: query.queryKey });
      signal.addEventListener('abort', cancel, { once: true });
      try {
        return await queries.fetchQuery(query);
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    [queries],
  );
}

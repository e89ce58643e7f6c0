import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { openVirtualAccounts, type Operations, readOperations } from '@wallet/contract/holdings/accounts';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { useCall } from '../providers/useCall.ts';
import { useInvalidateMoney } from './moneyMoved.ts';

export const accountsKeys = { all: ['accounts'], operations: ['accounts', 'operations'] } as const;

const createOperationsQuery = (call: Call) => ({
  queryKey: accountsKeys.operations,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Operations> => call(readOperations, {}, { signal }),
});

export type OperationsOptions = {
  /** False to send no request, where the feature view is not allowed. @default true */
  readonly enabled?: boolean;
  /** True for the one hook per page that requests again on each entry (D-HOME-25). The cached data is shown until then. @default false */
  readonly onEntry?: boolean;
};

/** Accounts, methods, requisites, settings and permitted operations (API-025). Requires the feature view. */
export function useOperations({ enabled = true, onEntry = false }: OperationsOptions = {}): UseQueryResult<Operations> {
  return useQuery({ ...createOperationsQuery(useCall()), enabled, refetchOnMount: onEntry ? 'always' : true });
}

/** Returns a function that resolves with cached operations up to the given age in milliseconds, or requests them. */
export function useRecentOperations(): (mostAgeMs: number) => Promise<Operations> {
  const call = useCall();
  const queries = useQueryClient();
  return useCallback((mostAgeMs) => queries.fetchQuery({ ...createOperationsQuery(call), staleTime: mostAgeMs }), [call, queries]);
}

/** Creates the customer's wallets and stablecoin accounts (API-028), then refreshes accounts and balances. */
export function useOpenVirtualAccounts(): (password: string) => Promise<void> {
  const call = useCall();
  const moneyMoved = useInvalidateMoney();
  return useCallback(
    async (password) => {
      await call(openVirtualAccounts, { body: { password, consent: true } });
      await moneyMoved();
    },
    [call, moneyMoved],
  );
}

import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { openVirtualAccounts, type Operations, readOperations } from '@wallet/contract/holdings/accounts';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { useCall } from '../providers/useCall.ts';
import { useMoneyMoved } from './moneyMoved.ts';

export const accountsKeys = { all: ['accounts'], operations: ['accounts', 'operations'] } as const;

const operationsQuery = (call: Call) => ({
  queryKey: accountsKeys.operations,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Operations> => call(readOperations, {}, { signal }),
});

export type OperationsOptions = {
  /** False where the feature view is not allowed: nothing is asked. @default true */
  readonly enabled?: boolean;
  /** True for the one hook of a page that asks again on each entry (D-HOME-25); the kept answer shows meanwhile. @default false */
  readonly onEntry?: boolean;
};

/** Accounts, methods, requisites, settings and what may be done with them (API-025). Needs the feature view. */
export function useOperations({ enabled = true, onEntry = false }: OperationsOptions = {}): UseQueryResult<Operations> {
  return useQuery({ ...operationsQuery(useCall()), enabled, refetchOnMount: onEntry ? 'always' : true });
}

/** Answers operations that are not older than so many milliseconds; asks again where the kept ones are. */
export function useRecentOperations(): (mostAgeMs: number) => Promise<Operations> {
  const call = useCall();
  const queries = useQueryClient();
  return useCallback((mostAgeMs) => queries.fetchQuery({ ...operationsQuery(call), staleTime: mostAgeMs }), [call, queries]);
}

/** Makes the wallets and the stablecoin accounts of a customer (API-028); accounts and balances are stale then. */
export function useOpenVirtualAccounts(): (password: string) => Promise<void> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return useCallback(
    async (password) => {
      await call(openVirtualAccounts, { body: { password, consent: true } });
      await moneyMoved();
    },
    [call, moneyMoved],
  );
}

import { openVirtualAccounts, readOperations } from '@wallet/contract/holdings/accounts';
import { useCallQuery, useRecentCall } from '../providers/callQuery.ts';
import { useCall } from '../providers/useCall.ts';
import { useInvalidateMoney } from './moneyMoved.ts';

export const accountsKeys = { all: ['accounts'], operations: ['accounts', 'operations'] } as const;

type OperationsOptions = {
  /** False to send no request, where the feature view is not allowed. @default true */
  readonly enabled?: boolean;
  /** True for the one hook per page that requests again on each entry (D-HOME-25). The cached data is shown until then. @default false */
  readonly onEntry?: boolean;
};

/** Accounts, methods, requisites, settings and permitted operations (API-025). Requires the feature view. */
export const useOperations = ({ enabled = true, onEntry = false }: OperationsOptions = {}) =>
  useCallQuery(readOperations, {}, { queryKey: accountsKeys.operations, enabled, refetchOnMount: onEntry ? 'always' : true });

/** Returns a function that resolves with cached operations up to the given age in milliseconds, or requests them. */
export const useRecentOperations = () => useRecentCall(readOperations, {}, { queryKey: accountsKeys.operations });

/** Creates the customer's wallets and stablecoin accounts (API-028), then refreshes accounts and balances. */
export function useOpenVirtualAccounts(): (password: string) => Promise<void> {
  const call = useCall();
  const moneyMoved = useInvalidateMoney();
  return async (password) => {
    await call(openVirtualAccounts, { body: { password, consent: true } });
    await moneyMoved();
  };
}

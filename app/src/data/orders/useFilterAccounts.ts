import { listFilterAccounts, type FilterAccount } from '@wallet/contract/orders';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from '../queryKeys.ts';

export type FilterAccountLists = Readonly<Record<'fiat' | 'crypto' | 'tokens', readonly FilterAccount[]>>;

/** The accounts by which orders can be filtered (API-068, TXN-027). */
export function useFilterAccounts(enabled: boolean): UseQueryResult<FilterAccountLists> {
  const call = useCall();
  return useQuery({ queryKey: ordersKeys.filters, queryFn: ({ signal }) => call(listFilterAccounts, {}, { signal }), enabled });
}
